test("after a merge and a move one message says both", async () => {
  document.body.innerHTML =
    '<dialog id="sharing" open><h2 id="sharing-title"></h2><div id="sharing-step"></div></dialog>';
  const { announceSaved } = await import("./sharingDialog");
  announceSaved({ isMerged: true, movedFrom: "/the-ledger" });
  expect(document.querySelector("h2")?.textContent).toMatch(/together with what was saved in the meantime/);
  const lines = [...document.querySelectorAll("p")].map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringContaining("contains both changes"),
    expect.stringContaining("the old address, /the-ledger,"),
  ]);
});
