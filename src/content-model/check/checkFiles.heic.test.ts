import { checked } from "../../../tests/support/tinyContent";

jest.mock("sharp", () => {
  const sharp = jest.requireActual<(...input: unknown[]) => object>("sharp");
  const heic = {
    format: "heif",
    compression: "hevc",
    width: 1200,
    height: 800,
    autoOrient: { width: 1200, height: 800 },
  };
  return (...input: unknown[]) =>
    String(input[0]).endsWith("gate.jpg") ? { metadata: () => Promise.resolve(heic) } : sharp(...input);
});

test("a photograph of an iPhone that is only called a JPEG is refused", async () => {
  expect(await checked({ "images/gate.jpg": Buffer.from("ftypheic") })).toContainEqual(
    expect.stringMatching(/^content\/images\/gate\.jpg:1:1 .*is not a JPEG.*Save it as a JPEG/),
  );
});
