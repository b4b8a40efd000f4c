/**
 * Compiles the project's code for jest, with the JSX runtime that Gatsby uses (gatsby-config.ts, tsconfig.json). Also compiles packages
 * that are ES modules.
 */
const { transformSync } = require("esbuild");

module.exports = {
  process(source, path) {
    // Most packages have no import or export statements, so they need not be compiled.
    if (path.includes("/node_modules/") && !/^\s*(import|export)\b/m.test(source)) return { code: source };
    const { code } = transformSync(source, {
      loader: path.endsWith(".ts") ? "ts" : "tsx",
      format: "cjs",
      target: "es2022",
      supported: { "dynamic-import": false },
      jsx: "automatic",
      jsxImportSource: "theme-ui",
      sourcefile: path,
      sourcemap: "inline",
    });
    // Moves calls of `jest.mock` above the imports, which esbuild puts at the top. Jest needs this order, because it must know a mock
    // before a module is imported.
    const mocks = code.match(/^jest\.mock\(.*?\);$(?!\n[ }])/gms) ?? [];
    return { code: mocks.join("") + code };
  },
};
