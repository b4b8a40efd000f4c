import { z } from "zod";
import { page, path } from "./fields";

/** content/redirects.yaml: an old address and the page that has taken its place. */
export const redirect = z.strictObject({
  from: path().describe("The old address, for example /the-team."),
  page: page().describe("The page that it leads to now: its file's name in content/pages, without .md."),
});
