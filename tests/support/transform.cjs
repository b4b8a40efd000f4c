/** Compiles for jest what Gatsby compiles for the site, with the same JSX runtime (gatsby-config.ts, tsconfig.json), and packages that are ES modules. */
const { createTransformer } = require("@swc/jest");

const react = { runtime: "automatic", importSource: "theme-ui" };
const ofFiles = (parser) =>
  createTransformer({
    jsc: { parser, target: "es2022", transform: { react } },
    module: { type: "commonjs" },
  });
const typescript = ofFiles({ syntax: "typescript" });
const components = ofFiles({ syntax: "typescript", tsx: true });

module.exports = {
  getCacheKey: typescript.getCacheKey,
  process(source, path, options) {
    // Most packages run as they are.
    if (path.includes("/node_modules/") && !/^\s*(import|export)\b/m.test(source)) return { code: source };
    return (path.endsWith(".ts") ? typescript : components).process(source, path, options);
  },
};
