import type { CreateSchemaCustomizationArgs, GatsbyNode } from "gatsby";
import { z } from "zod";
import { kinds } from "../content-model/kinds";
import { derivedShape } from "./derivedFields";
import { documentPart } from "./documentNodes";
import { graphqlTypes } from "./graphqlTypes";
import { citation } from "./pageCitations";

const contentProblem = z.strictObject({
  file: z.string().describe("The file, for example content/timeline.yaml."),
  line: z.int().describe("The line, counted from 1."),
  column: z.int().describe("The column, counted from 1."),
  message: z.string().describe("What is wrong, and what to write instead."),
  severity: z
    .enum(["error", "warning"])
    .describe('"error" if the problem stops a build, otherwise "warning".'),
});

/** The types of nodes that are not kinds of content. */
const otherNodes = [
  {
    type: "ContentList",
    description: "A YAML file of content. gatsby-transformer-yaml makes nodes of its entries.",
    schema: z.strictObject({ relativePath: z.string().describe("The file, relative to content/.") }),
  },
  {
    type: "ContentProblem",
    description:
      "A problem that the check found in content. An error stops the build, and a warning is advice.",
    schema: contentProblem,
  },
  {
    type: "DocumentPart",
    description: "A page of the site with some pages of a document's text.",
    schema: documentPart,
  },
];

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  schema,
}: CreateSchemaCustomizationArgs) => {
  actions.createTypes(graphqlTypes([...kinds, ...otherNodes], [citation], schema, derivedShape));
};
