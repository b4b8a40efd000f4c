import { deleteReplacedUploads } from "./deleteReplacedUploads";

const [one, other] = ["content/images/one.jpg", "content/images/other.jpg"];

test.each([
  ["that were replaced", { image: "images/other.jpg" }, [one]],
  ["that nothing names", {}, [one, other]],
  ["and none that a text names", { body: "![A](../images/one.jpg)\n\n![B](../images/other.jpg)" }, []],
])("pictures %s are deleted", async (_which, held, paths) => {
  const sent = jest.fn<Promise<Response>, [string, RequestInit]>(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve({}) } as Response),
  );
  global.fetch = sent as unknown as typeof fetch;
  await deleteReplacedUploads(new Set([one, other]), held);
  const asked = sent.mock.calls.flatMap(([, { body }]) => {
    const { params } = JSON.parse(body as string) as { params: { paths: string[] } };
    return params.paths;
  });
  expect(asked).toEqual(paths);
});
