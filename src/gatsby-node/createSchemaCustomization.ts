import type { CreateSchemaCustomizationArgs, GatsbyNode } from "gatsby";
import { kinds } from "../content-model/kinds";
import { derivedFields, derivedTypes } from "./derivedFields";
import { graphqlTypes } from "./graphqlTypes";

/** Declares every content type from the content model; nothing is inferred. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  schema,
}: CreateSchemaCustomizationArgs) => {
  actions.createTypes([...graphqlTypes(kinds, schema, derivedFields()), derivedTypes]);
};
