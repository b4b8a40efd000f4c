import type { Point, Size } from "./svg";
import { glow, haze, vignette, wash } from "./light";
import { tone } from "./palette";
import { ellipse, faded, linear, path, picture, placed, r, radial, rect, soft, stroke } from "./svg";

const BODY =
  "M-262 168C-258 110 -214 60 -188 -44C-178 -92 -152 -122 -108 -126L108 -126C152 -122 178 -92 188 -44C214 60 258 110 262 168Q264 196 236 196L-236 196Q-264 196 -262 168Z";
const HANDSET =
  "M-306 -138C-318 -214 -262 -246 -198 -238C-100 -226 100 -226 198 -238C262 -246 318 -214 306 -138" +
  "Q302 -116 272 -116L200 -116Q176 -116 174 -140C170 -176 140 -184 80 -186L-80 -186C-140 -184 -170 -176 -174 -140" +
  "Q-176 -116 -200 -116L-272 -116Q-302 -116 -306 -138Z";

function dial(): string {
  const holes = Array.from({ length: 10 }, (_, digit) => {
    const angle = ((-60 + digit * 30) * Math.PI) / 180;
    const [x, y] = [Math.cos(angle) * 80, 52 + Math.sin(angle) * 72];
    return (
      ellipse(x, y, 17, 15.5, "#0b0908") +
      ellipse(x, y + 2, 15, 13, "#cfc3ae") +
      ellipse(x, y + 4, 12, 10, "#8d8170", 'opacity="0.5"') +
      stroke(`M${r(x - 16)} ${r(y)}A17 15.5 0 0 1 ${r(x + 8)} ${r(y - 14)}`, "#efe4cd", 1.2, 'opacity="0.35"')
    );
  });
  return (
    ellipse(0, 56, 122, 110, "#0c0a08", 'opacity="0.8"') +
    ellipse(0, 52, 116, 104, "url(#dialPlate)") +
    ellipse(0, 52, 106, 95, "url(#dialRing)") +
    holes.join("") +
    ellipse(0, 52, 46, 41, "#15120f") +
    ellipse(0, 51, 42, 37, "url(#dialPlate)") +
    stroke("M66 110L98 130", "#d8c9a8", 7)
  );
}

/** The coiled cord along a curve: loops drawn as one long spring. */
function cord(points: readonly Point[], loops: number, radius: number, colour: string): string {
  const bezier = (t: number): Point => {
    const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return points.reduce<Point>(
      ([x, y], [px, py], index) => {
        const weight = weights[index] ?? 0;
        return [x + px * weight, y + py * weight];
      },
      [0, 0],
    );
  };
  let d = "";
  const steps = loops * 14;
  for (let step = 0; step <= steps; step += 1) {
    const [x, y] = bezier(step / steps);
    const angle = (step / 14) * Math.PI * 2;
    d += `${step === 0 ? "M" : "L"}${r(x + Math.cos(angle) * radius)} ${r(y + Math.sin(angle) * radius * 0.9)}`;
  }
  return (
    stroke(d, "#060504", 9, 'opacity="0.6"') +
    stroke(d, colour, 6.5) +
    stroke(d, "#8b8071", 1.6, 'opacity="0.45" transform="translate(-1.2 -1.6)"')
  );
}

/** A dial telephone of the nineteen-eighties, about 620 units wide around its middle. */
export function telephone(): string {
  return (
    linear(
      "phoneBody",
      [0, 0],
      [1, 0.25],
      [0, "#8f8475"],
      [0.1, "#57504a"],
      [0.35, "#332d28"],
      [0.75, "#1c1815"],
      [1, "#0f0d0b"],
    ) +
    linear("phoneTop", [0, 0], [0, 1], [0, "#93887a"], [0.22, "#4b443d"], [0.6, "#1f1b18"], [1, "#0c0a09"]) +
    linear("dialPlate", [0, 0], [1, 1], [0, "#7d7367"], [0.5, "#39332d"], [1, "#1a1613"]) +
    radial("dialRing", [0.32, 0.25], 0.9, [0, "#5f574e"], [0.5, "#2f2a25"], [1, "#14110e"]) +
    cord(
      [
        [-292, -128],
        [-420, 10],
        [-420, 260],
        [-196, 176],
      ],
      26,
      15,
      "#26211d",
    ) +
    path("M-146 -120L-136 -176Q-110 -186 -84 -176L-78 -120Z", "#231f1b") +
    path("M78 -120L84 -176Q110 -186 136 -176L146 -120Z", "#191613") +
    path(BODY, "url(#phoneBody)") +
    soft(
      8,
      stroke(
        "M-236 140C-226 90 -190 50 -166 -44C-158 -82 -140 -104 -108 -108L80 -108",
        "#f4e9d4",
        9,
        'opacity="0.42"',
      ),
    ) +
    soft(2, stroke("M-250 190H240", "#000", 5, 'opacity="0.5"')) +
    dial() +
    soft(16, path("M-250 -110H250V-70H-250Z", "#000", 'opacity="0.55"')) +
    path(HANDSET, "url(#phoneTop)") +
    soft(
      4,
      stroke(
        "M-292 -190C-276 -226 -244 -230 -198 -224C-100 -212 100 -212 190 -223",
        "#fff3dc",
        6,
        'opacity="0.5"',
      ),
    ) +
    soft(4, stroke("M-290 -130H-186M186 -130H290", "#000", 8, 'opacity="0.6"'))
  );
}

/** The telephone on a side table beside a bright window: nobody is there. */
export function telephoneScene(size: Size): string {
  const { width, height } = size;
  const edge = height * 0.6;
  const pane = (x: number, y: number, w: number, h: number): string => rect(x, y, w, h, "url(#day)");
  return picture(
    size,
    wash(size, "wall", [0, "#5d5449"], [0.7, "#7f7464"], [1, "#4c443a"]),
    linear("day", [0, 0], [0.3, 1], [0, "#f8f0de"], [1, "#d9ccb3"]),
    soft(
      16,
      rect(-40, -40, 480, 520, "#efe6d3"),
      pane(20, -20, 180, 220),
      pane(220, -20, 180, 220),
      pane(20, 220, 180, 220),
      pane(220, 220, 180, 220),
      rect(198, -40, 16, 520, "#8f8473"),
      rect(-40, 204, 480, 16, "#8f8473"),
      rect(-60, 470, 560, 34, "#e9dfcc"),
      rect(-60, 500, 560, 26, "#574e43"),
      path("M400 -60C370 120 420 300 392 520L520 520C500 300 530 120 500 -60Z", "#a39782"),
    ),
    glow("window", [200, 220], [720, 620], "#fff4dc", 0.5),
    haze("plaster", [0, 0, width, height], {
      seed: 3,
      frequency: [0.004, 0.006],
      colour: "#2b251f",
      contrast: 0.6,
      clear: 0.47,
    }),
    linear("top", [0, 0], [1, 0.2], [0, "#8f8068"], [0.4, "#5c4f40"], [1, "#1e1915"]),
    rect(-10, edge, width + 20, height, "url(#top)"),
    haze("wood", [0, edge, width, height - edge], {
      seed: 8,
      frequency: [0.002, 0.06],
      colour: "#140f0b",
      contrast: 2.2,
      clear: 0.42,
      octaves: 5,
    }),
    soft(2, rect(-10, edge - 2, width + 20, 5, "#f1e2c4", 'opacity="0.45"')),
    // Its faint reflection in the polish, then its shadow away from the window.
    placed(
      `translate(${width * 0.56} ${height * 0.64})`,
      faded(0.16, soft(16, placed("translate(0 330) scale(1 -0.7)", path(BODY, "#000")))),
      soft(16, path("M-250 170L240 170L470 262L-60 262Z", tone.night, 'opacity="0.7"')),
      soft(4, ellipse(0, 196, 262, 14, "#050403", 'opacity="0.9"')),
      placed("translate(0 6)", telephone()),
    ),
    linear("fall", [0, 0], [1, 0.4], [0, "#fff1d4", 0.1], [0.5, tone.night, 0.05], [1, tone.night, 0.6]),
    rect(0, 0, width, height, "url(#fall)"),
    vignette(size, 0.55),
  );
}
