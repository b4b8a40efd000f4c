/** The quality of a JPEG, from 0 to 1. The quality is high, because the server may compress the picture once more. */
const quality = 0.95;

/**
 * Converts a picture of an iPhone (HEIC) to JPEG, if this browser can read it. Otherwise the file is returned unchanged, and the server
 * reports the problem.
 */
export async function asJpeg(file: File): Promise<File> {
  if (!/^image\/hei[cf]/.test(file.type) && !/\.hei[cf]$/i.test(file.name)) return file;
  try {
    const picture = await createImageBitmap(file);
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [picture.width, picture.height];
    canvas.getContext("2d")?.drawImage(picture, 0, 0);
    const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", quality));
    return jpeg ? new File([jpeg], file.name.replace(/\.hei[cf]$/i, ".jpg"), { type: "image/jpeg" }) : file;
  } catch {
    return file;
  }
}
