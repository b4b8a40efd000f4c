import { openInline } from "../../tests/support/inlinePage";

const kinds = ["", "case", "courts"];
const body = `<fieldset>${kinds.map((kind) => `<input type="radio" name="kind" value="${kind}">`).join("")}<div role="status"></div></fieldset>
  <input type="radio" name="other"><ol class="timeline"><li class="case"></li><li class="case"></li><li class="courts"></li></ol>`;

async function open(address: string) {
  const page = await openInline(body, { fragment: address });
  const { location } = page.window;
  return {
    ...page,
    shown: () => ({
      kind: page.document.querySelector<HTMLInputElement>("[name=kind]:checked")?.value,
      status: page.one("[role=status]").textContent,
      address: location.search + location.hash,
    }),
  };
}

test.each([
  ["", "", ""],
  ["?kind=courts", "courts", "1 of 3 entries"],
  ["?kind=courts&fbclid=x", "courts", "1 of 3 entries"],
  ["?fbclid=x&kind=courts", "courts", "1 of 3 entries"],
  ["?kind=media", "", ""],
  ["?kind=courts#place", "", ""],
])("the address %j shows the kind %j, and announces %j", async (address, kind, status) => {
  const page = await open(address);
  expect(page.shown()).toEqual({ kind, status, address });
});

test("choosing a kind changes the address and is announced, and Back undoes it", async () => {
  const page = await open("?fbclid=x");
  page.one("[value=case]").click();
  expect(page.shown()).toEqual({ kind: "case", status: "2 of 3 entries", address: "?kind=case" });
  page.one("[value='']").click();
  expect(page.shown()).toEqual({ kind: "", status: "3 of 3 entries", address: "" });
  const back = new Promise((resolve) => page.window.addEventListener("popstate", resolve));
  page.window.history.back();
  await back;
  expect(page.shown()).toEqual({ kind: "case", status: "2 of 3 entries", address: "?kind=case" });
});

test("other radio buttons do not change the filter", async () => {
  const page = await open("?kind=weather");
  page.one("[name=other]").click();
  expect(page.shown()).toEqual({ kind: "", status: "", address: "?kind=weather" });
});
