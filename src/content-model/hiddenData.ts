/**
 * Finds hidden data of pictures. sharp reports some hidden data. This module also finds hidden data that sharp does not report, such as
 * unknown segments and bytes after the picture's end.
 */
import type { Metadata } from "sharp";

/** The name, for messages, of bytes after the end of a picture. A program that crops a picture in place may leave such bytes. */
const afterEnd = "data after its end";
/** The name, for messages, of data that the check cannot divide into its parts, and therefore cannot read. */
const unreadable = "parts that the check cannot read";

const isBlank = (bytes: Buffer) =>
  bytes.every((byte) => byte === 0 || byte === 0x0a || byte === 0x0d || byte === 0x20);
const restOf = (bytes: Buffer, end: number) => (isBlank(bytes.subarray(end)) ? [] : [afterEnd]);
const startsWith = (bytes: Buffer, at: number, text: string) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, "latin1"));

/**
 * The allowed application segments of a JPEG: segments that a picture needs, and segments with data that sharp reports (EXIF and XMP). The
 * key is the marker of the segment, and the value lists the allowed beginnings of its data. `hiddenInSegment` also allows IPTC.
 */
const segments: Readonly<Record<number, readonly string[]>> = {
  0xe0: ["JFIF\0"],
  0xe1: ["Exif\0", "http://ns.adobe.com/xap/1.0/\0"],
  0xe2: ["ICC_PROFILE\0"],
  0xee: ["Adobe"],
};

/** Segments that programs add to a JPEG: the beginning of the segment's data, and the name of its content for messages. */
const contents: readonly (readonly [string, string])[] = [
  ["MPF\0", "further pictures"],
  ["JFXX\0", "a preview"],
  ["http://ns.adobe.com/xmp/extension/\0", "XMP"],
  ["Photoshop 3.0\0", "Photoshop's data"],
  ["JP", "C2PA"],
];

function hiddenInSegment(bytes: Buffer, marker: number, from: number, to: number): string[] {
  if (marker < 0xe0 || marker > 0xef) return [];
  if (segments[marker]?.some((start) => startsWith(bytes, from, start))) {
    // These two bytes of a JFIF segment are the width and height of the preview in it.
    const hasPreview = marker === 0xe0 && (bytes[from + 12] ?? 0) * (bytes[from + 13] ?? 0) > 0;
    return hasPreview ? ["a preview"] : [];
  }
  const isIptc = startsWith(bytes, from, "Photoshop 3.0\0") && isOnlyIptc(bytes.subarray(from + 14, to));
  if (isIptc) return [];
  return [contents.find(([start]) => startsWith(bytes, from, start))?.[1] ?? `segment APP${marker - 0xe0}`];
}

/** Returns whether Photoshop's data contain nothing but IPTC data. sharp reports IPTC data, so this module does not have to. */
const isOnlyIptc = (data: Buffer) => startsWith(data, 0, "8BIM\x04\x04") && data.indexOf("8BIM", 4) === -1;

function hiddenInJpeg(bytes: Buffer): string[] {
  const found: string[] = [];
  let at = 2;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) return [...found, unreadable];
    const marker = bytes[at + 1] ?? 0;
    at += 2;
    // Bytes of 0xff before a marker are padding, so the search continues at the next byte.
    if (marker === 0xff) at -= 1;
    else if (marker === 0xd9) return [...found, ...restOf(bytes, at)];
    else if (marker !== 0x01 && (marker < 0xd0 || marker > 0xd8)) {
      if (at + 2 > bytes.length) return [...found, unreadable];
      const to = at + bytes.readUInt16BE(at);
      found.push(...hiddenInSegment(bytes, marker, at + 2, to));
      at = to;
      // The picture itself follows this marker. In the picture, 0xff is always followed by zero or by the number of a restart marker.
      if (marker === 0xda)
        while (at < bytes.length && !(bytes[at] === 0xff && !isWithinScan(bytes[at + 1]))) at += 1;
    }
  }
  return found;
}

const isWithinScan = (next = 0) => next === 0 || (next >= 0xd0 && next <= 0xd7);

/** The allowed chunks of a PNG: chunks that a picture needs, and chunks that sharp reports. */
const chunks =
  /^(IHDR|PLTE|IDAT|IEND|tRNS|cHRM|gAMA|iCCP|sBIT|sRGB|cICP|bKGD|hIST|pHYs|sPLT|acTL|fcTL|fdAT|eXIf|tEXt|zTXt|iTXt)$/;

function hiddenInPng(bytes: Buffer): string[] {
  const found: string[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const name = bytes.toString("latin1", at + 4, at + 8);
    at += 12 + bytes.readUInt32BE(at);
    if (name === "IEND") return [...found, ...restOf(bytes, at)];
    if (!chunks.test(name)) found.push(name === "caBX" ? "C2PA" : `chunk ${name}`);
  }
  return [...found, unreadable];
}

function hiddenInWebp(bytes: Buffer): string[] {
  const end = 8 + bytes.readUInt32LE(4);
  const found: string[] = [];
  for (let at = 12; at + 8 <= end;) {
    const name = bytes.toString("latin1", at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
    if (!/^(VP8 |VP8L|VP8X|ALPH|ANIM|ANMF|ICCP|EXIF|XMP )$/.test(name))
      found.push(name === "C2PA" ? name : `chunk ${name.trim()}`);
  }
  return [...found, ...restOf(bytes, end)];
}

/**
 * Returns the names of the hidden parts of a picture in AVIF or JPEG 2000. Such a file consists of boxes, each with a length and a name.
 */
function hiddenInBoxes(bytes: Buffer): string[] {
  const found: string[] = [];
  for (let at = 0; at < bytes.length;) {
    if (at + 8 > bytes.length) return [...found, ...restOf(bytes, at)];
    const short = bytes.readUInt32BE(at);
    const name = bytes.toString("latin1", at + 4, at + 8);
    const long = short === 1 && at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    // A length of 0 means that the box reaches to the end of the file.
    const size = short === 0 ? bytes.length - at : long;
    if (size < 8 || at + size > bytes.length || !/^[ -~]{4}$/.test(name))
      return [...found, ...restOf(bytes, at)];
    const isEmpty = isBlank(bytes.subarray(at + 8, at + size));
    if (/^(free|skip)$/.test(name) ? !isEmpty : !/^(ftyp|meta|mdat|moov|jP {2}|jp2h|jp2c)$/.test(name))
      found.push(name === "uuid" || name === "jumb" ? "C2PA or XMP" : `box ${name.trim()}`);
    at += size;
  }
  return found;
}

/**
 * Returns the names of the invisible parts of a picture that sharp does not report.
 * @param bytes a picture. The result is empty unless it is a JPEG, PNG, WebP, AVIF or JPEG 2000
 */
function hiddenParts(bytes: Buffer): string[] {
  const parts = () => {
    if (startsWith(bytes, 0, "\xff\xd8")) return hiddenInJpeg(bytes);
    if (startsWith(bytes, 0, "\x89PNG")) return hiddenInPng(bytes);
    if (startsWith(bytes, 0, "RIFF") && startsWith(bytes, 8, "WEBP")) return hiddenInWebp(bytes);
    if (startsWith(bytes, 4, "ftyp") || startsWith(bytes, 4, "jP  ")) return hiddenInBoxes(bytes);
    return [];
  };
  return [...new Set(parts())];
}

/**
 * The EXIF text of every picture that was drawn for the sample. The check allows this text, because it disappears when the campaign
 * replaces the picture.
 */
export const sampleMark = "Sample picture";

/** The sizes in bytes of EXIF data that contain only an orientation, and of EXIF data that contain only `sampleMark`. */
const orientationSize = 32;
const sampleMarkSize = 220;

/**
 * Returns the names of the hidden data of a picture. Such data may reveal the photographer, the place, the camera, or a part of the picture
 * that was cut off.
 * @param metadata as sharp reports it
 * @param bytes the whole file
 */
export const hiddenData = ({ exif, iptc, xmp, comments }: Partial<Metadata>, bytes: Buffer): string[] => {
  const reported = Object.entries({
    EXIF: exif && exif.length > (exif.includes(sampleMark) ? sampleMarkSize : orientationSize),
    IPTC: iptc,
    XMP: xmp,
    comments,
  }).flatMap(([name, isThere]) => (isThere ? name : []));
  return [...new Set([...reported, ...hiddenParts(bytes)])];
};
