/** Compiles for jest what Gatsby compiles for the site, with the same JSX runtime (gatsby-config.ts, tsconfig.json). */
const { createTransformer } = require("babel-jest").default;

module.exports = createTransformer({
  presets: [
    ["@babel/preset-env", { targets: { node: "current" } }],
    ["@babel/preset-react", { runtime: "automatic", importSource: "theme-ui" }],
    "@babel/preset-typescript",
  ],
  babelrc: false,
  configFile: false,
});
