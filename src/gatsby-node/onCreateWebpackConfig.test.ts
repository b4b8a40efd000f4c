import type { CreateWebpackConfigArgs } from "gatsby";
import { onCreateWebpackConfig } from "../../gatsby-node";

jest.mock("../gatsby-ssr/gatsbyInternals", () => ({
  checkGatsby: () => {
    throw new Error("Gatsby has changed");
  },
}));

test("the build stops if Gatsby lacks something that the code relies on", async () => {
  const build = { stage: "build-javascript", actions: {}, loaders: {} } as CreateWebpackConfigArgs;
  await expect(onCreateWebpackConfig?.(build, { plugins: [] }, () => undefined)).rejects.toThrow(
    "Gatsby has changed",
  );
});
