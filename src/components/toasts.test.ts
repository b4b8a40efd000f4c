import { tellVisitor, hostToasts, serveToasts } from "./toasts";

test("what is said before the toaster is there waits for it, in order", () => {
  const shown: string[] = [];
  const mount = jest.fn();
  const leave = hostToasts(mount);
  tellVisitor("one");
  tellVisitor("two");
  expect(mount).toHaveBeenCalled();
  const stop = serveToasts((message) => shown.push(message));
  tellVisitor("three");
  expect(shown).toEqual(["one", "two", "three"]);
  stop();
  leave();
});
