import { checkAcceptedContent } from "../../tests/support/acceptedContent";

test("what the check accepts of a text, the build shows", () => checkAcceptedContent(40, 1));
