import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Finish } from "./pictures/render";
import type { Drawing } from "./pictures/svg";
import { court } from "./pictures/court";
import { magazine, podcast } from "./pictures/covers";
import { witnessStatement } from "./pictures/documents";
import { evidenceBoxes } from "./pictures/evidenceBoxes";
import { sisterGarden } from "./pictures/garden";
import { hisLife } from "./pictures/hisLife";
import { icon } from "./pictures/icon";
import { homeBanner } from "./pictures/landscape";
import { lane } from "./pictures/lane";
import { mediaBanner } from "./pictures/mediaBanner";
import { moderator } from "./pictures/moderator";
import { frontPage } from "./pictures/newspaper";
import { papers } from "./pictures/papers";
import { parliament } from "./pictures/parliament";
import { portraits } from "./pictures/portraits";
import { renderJpeg, renderPng } from "./pictures/render";
import { telephoneScene } from "./pictures/telephone";
import { vigil } from "./pictures/vigil";
import { sisterWindow } from "./pictures/window";

/*
 * Draws the sample pictures. The campaign has no photographs that it may publish here, so every one is composed
 * in code; the campaign replaces the files one by one and never needs to run this again. README.md says how to run it.
 */

interface Picture extends Finish {
  file: string;
  width: number;
  height: number;
  draw: Drawing;
}

const IMAGES = path.resolve("../content/images");

const PICTURES: readonly Picture[] = [
  { file: "home-banner.jpg", width: 2400, height: 1000, draw: homeBanner },
  { file: "media-banner.jpg", width: 2400, height: 1000, draw: mediaBanner },
  { file: "collage-lane.jpg", width: 1200, height: 900, draw: lane },
  { file: "collage-court.jpg", width: 900, height: 1200, draw: court },
  { file: "collage-papers.jpg", width: 1200, height: 900, draw: papers },
  { file: "collage-vigil.jpg", width: 900, height: 1200, draw: vigil },
  { file: "collage-telephone.jpg", width: 1200, height: 900, draw: telephoneScene },
  { file: "his-life.jpg", width: 1200, height: 1500, draw: hisLife },
  { file: "his-sister-garden.jpg", width: 1600, height: 1067, draw: sisterGarden },
  { file: "his-sister-window.jpg", width: 1600, height: 1067, draw: sisterWindow },
  { file: "front-page.jpg", width: 1200, height: 1600, draw: frontPage },
  { file: "alibi-telephone.jpg", width: 1600, height: 1067, draw: telephoneScene },
  { file: "evidence-boxes.jpg", width: 1600, height: 1067, draw: evidenceBoxes },
  { file: "moderator.jpg", width: 1600, height: 1067, draw: moderator, grain: 34 },
  { file: "parliament.jpg", width: 1600, height: 1067, draw: parliament },
  { file: "witness-statement.jpg", width: 1600, height: 1067, draw: witnessStatement },
  { file: "magazine.jpg", width: 1200, height: 1500, draw: magazine },
  { file: "podcast.jpg", width: 1200, height: 1200, draw: podcast },
  ...portraits.map((draw, index) => ({
    file: `people/portrait-${String(index + 1).padStart(2, "0")}.jpg`,
    width: 800,
    height: 1000,
    draw,
  })),
];

async function drawAll(wanted: string): Promise<void> {
  await mkdir(path.join(IMAGES, "people"), { recursive: true });
  let total = 0;
  for (const { file, draw, ...rest } of PICTURES.filter((candidate) => candidate.file.includes(wanted))) {
    const jpeg = await renderJpeg(draw(rest), rest, rest);
    await writeFile(path.join(IMAGES, file), jpeg);
    total += jpeg.length;
    console.log(`${file}  ${rest.width} × ${rest.height}  ${Math.round(jpeg.length / 1024)} kB`);
  }
  if ("icon".includes(wanted)) {
    await writeFile(path.join(IMAGES, "icon.png"), await renderPng(icon({ width: 512, height: 512 })));
  }
  console.log(`In all ${(total / 1024 / 1024).toFixed(2)} MB.`);
}

void drawAll(process.argv[2] ?? "");
