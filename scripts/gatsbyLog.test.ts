import { relevantLines } from "./gatsbyLog.mjs";

it("keeps the problems of content and other errors of a build", () => {
  const log = `success load plugins - 1.230s
warning gatsby-plugin-react-helmet: Gatsby now has built-in support.
warning content/navigation.yaml:32:8  Warning: "example.org" leads nowhere.
info Total nodes: 432

The content has problems:

content/pages/alibi.md:4:1  Write the colon.
not finished source and transform nodes - 5.573s`;
  expect(relevantLines(log)).toEqual([
    'content/navigation.yaml:32:8  Warning: "example.org" leads nowhere.',
    "The content has problems:",
    "content/pages/alibi.md:4:1  Write the colon.",
  ]);
});
