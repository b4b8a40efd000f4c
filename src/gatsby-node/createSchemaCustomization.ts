import type { CreateSchemaCustomizationArgs, GatsbyNode } from "gatsby";
import { kinds } from "../content-model/kinds";
import { derivedFields } from "./derivedFields";
import { derivedTypes } from "./derivedTypes";
import { graphqlTypes } from "./graphqlTypes";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  schema,
}: CreateSchemaCustomizationArgs) => {
  actions.createTypes([...graphqlTypes(kinds, schema, derivedFields()), derivedTypes]);
};
