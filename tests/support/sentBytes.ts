import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/**
 * Returns the number of bytes that each host of docs/hosting.md sends for a text file.
 *
 * GitHub Pages uses gzip. Netlify and Cloudflare Pages compress a file while they send it, so they use a low quality of brotli. nginx sends
 * the files that `npm run package -- nginx` has compressed with the highest quality of brotli.
 */
export function sentBytes(
  file: string | Buffer,
): Record<"GitHub Pages" | "Netlify, Cloudflare" | "nginx", number> {
  const whileSending = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  return {
    "GitHub Pages": gzipSync(file).length,
    "Netlify, Cloudflare": brotliCompressSync(file, whileSending).length,
    nginx: brotliCompressSync(file).length,
  };
}

/** Returns the largest number of bytes that a documented host sends for a text file. The limits of tests apply to this number. */
export const maxSentBytes = (file: string | Buffer): number => Math.max(...Object.values(sentBytes(file)));
