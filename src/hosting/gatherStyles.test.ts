import { gatherStyles } from "./gatherStyles";

const page = [
  '<head><style>a{}</style></head><body><style data-emotion="css-global g1">html{}</style>',
  '<style data-emotion="css a1">.css-a1{color:red}</style><p class="css-a1">One',
  '<style data-emotion="css b2">.css-b2{}</style><b class="css-b2">$&amp;</b></p></body>',
].join("");
const gathered = [
  '<head><style>a{}</style><style data-emotion="css-global g1" data-s="">html{}</style>',
  '<style data-emotion="css a1 b2" data-s="">.css-a1{color:red}.css-b2{}</style></head><body>',
  '<p class="css-a1">One<b class="css-b2">$&amp;</b></p></body>',
].join("");

test("all rules stand in the head, in their order, and nothing else has moved", () => {
  expect(gatherStyles(page)).toBe(gathered);
});

test("a page that has been through it stays as it is, and so does one without rules", () => {
  expect(gatherStyles(gathered)).toBe(gathered);
  expect(gatherStyles("<head></head>")).toBe("<head></head>");
});
