export { onPreInit } from "./src/gatsby-node/onPreInit";
export { onCreateDevServer } from "./src/gatsby-node/onCreateDevServer";
export { createSchemaCustomization } from "./src/gatsby-node/createSchemaCustomization";
export { sourceNodes } from "./src/gatsby-node/sourceNodes";
export { createPages } from "./src/gatsby-node/createPages";
export { onCreateWebpackConfig } from "./src/gatsby-node/onCreateWebpackConfig";
export { onPostBuild } from "./src/gatsby-node/onPostBuild";
