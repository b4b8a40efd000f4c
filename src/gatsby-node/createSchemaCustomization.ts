import type { CreateSchemaCustomizationArgs, GatsbyNode } from "gatsby";
import { z } from "zod";
import { kinds } from "../content-model/kinds";
import { derivedShape } from "./derivedFields";
import { documentPart } from "./documentNodes";
import { graphqlTypes } from "./graphqlTypes";
import { citation } from "./pageCitations";

/** The types of nodes that are no kind of content. */
const otherNodes = [
  {
    type: "ContentList",
    description: "A YAML file of content; gatsby-transformer-yaml makes nodes of its entries.",
    schema: z.strictObject({ relativePath: z.string().describe("The file, relative to content/.") }),
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
