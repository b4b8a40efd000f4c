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
  severity: z.enum(["error", "warning"]).describe("Whether a build stops at it."),
});

/** The types of nodes that are not kinds of content. */
const otherNodes = [
  {
    type: "ContentList",
    description: "A YAML file of content; gatsby-transformer-yaml makes nodes of its entries.",
    schema: z.strictObject({ relativePath: z.string().describe("The file, relative to content/.") }),
  },
  {
    type: "ContentProblem",
    description: "What the check says of content. A build stops at an error; a warning is advice.",
    schema: contentProblem,
  },
  {
    type: "DocumentPart",
    description: "Some pages of a document's text: one page of the site.",
    schema: documentPart,
  },
];

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  schema,
}: CreateSchemaCustomizationArgs) => {
  actions.createTypes(graphqlTypes([...kinds, ...otherNodes], [citation], schema, derivedShape));
};
