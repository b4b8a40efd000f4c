import type { CreateSchemaCustomizationArgs, GatsbyNode } from "gatsby";
import { kinds } from "../content-model/kinds";
import { derivedFields } from "./derivedFields";
import { derivedTypes } from "./derivedTypes";
import { graphqlTypes, ModelError } from "./graphqlTypes";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  reporter,
  schema,
}: CreateSchemaCustomizationArgs) => {
  try {
    actions.createTypes([...graphqlTypes(kinds, schema, derivedFields()), derivedTypes]);
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    reporter.panic(error.message);
  }
};
