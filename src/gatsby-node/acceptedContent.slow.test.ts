import { checkAcceptedContent } from "../../tests/support/acceptedContent";

test.each([2, 3, 4])("whatever people type, what the check accepts, the build shows, seed %i", (seed) =>
  checkAcceptedContent(400, seed),
);
