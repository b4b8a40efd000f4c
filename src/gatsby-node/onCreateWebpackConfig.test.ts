import type { CreateWebpackConfigArgs } from "gatsby";
import { onCreateWebpackConfig } from "../../gatsby-node";

jest.mock("../gatsby-ssr/gatsbyInternals", () => ({
  checkGatsby: () => {
    throw new Error("Gatsby has changed");
  },
}));

test("a Gatsby without what the code relies on stops the build", async () => {
  const build = { stage: "build-javascript", actions: {}, loaders: {} } as CreateWebpackConfigArgs;
  await expect(onCreateWebpackConfig?.(build, { plugins: [] }, () => undefined)).rejects.toThrow(
    "Gatsby has changed",
  );
});
