/**
 * Prints the announcements of the screen reader Orca on six pages of a built site. The script opens these pages in Firefox and presses
 * keys. A person must read the output, because no test checks it. On Debian, the script needs the packages xvfb, dbus, at-spi2-core, orca,
 * speech-dispatcher, xdotool, openbox and firefox-esr: `xvfb-run -a dbus-run-session -- npx tsx tests/screenReader/listen.mts [folder of
 * the built site [part]]`
 */
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { listen, siteServer } from "../../tools/hosting/siteServer";
import { siteIn } from "../browser/support/site";

const [, , root = "public", only = ""] = process.argv;
const home = mkdtempSync(join(tmpdir(), "orca-"));
const spoken = join(home, "spoken.txt");
const address = `http://localhost:${await listen(siteServer(root), 0)}`;

/** Settings files, by their paths: for a speech synthesizer that writes to a file, and for a browser without first-run pages. */
const files = {
  "spoken.txt": "",
  ".config/speech-dispatcher/speechd.conf": `AudioOutputMethod "alsa"
AudioALSADevice "null"
AddModule "file" "sd_generic" "file.conf"
DefaultModule file
DefaultLanguage "en"
`,
  ".config/speech-dispatcher/modules/file.conf": `GenericExecuteSynth "printf '%s\\\\n' \\'$DATA\\' >> ${spoken}"
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "MALE1" "file"
DefaultVoice "file"
`,
  ".local/share/orca/user-settings.conf": JSON.stringify({
    general: { enableKeyEcho: false, sayAllOnLoad: false },
    profiles: { default: { profile: ["Default", "default"], enableKeyEcho: false, sayAllOnLoad: false } },
    pronunciations: {},
    keybindings: {},
  }),
  "profile/user.js": [
    ["browser.aboutwelcome.enabled", false],
    ["browser.shell.checkDefaultBrowser", false],
    ["datareporting.policy.dataSubmissionEnabled", false],
    ["browser.sessionstore.resume_from_crash", false],
    ["termsofuse.bypassNotification", true],
  ]
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join(""),
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(join(home, name, ".."), { recursive: true });
  writeFileSync(join(home, name), text);
}

const env = {
  ...process.env,
  HOME: home,
  XDG_RUNTIME_DIR: home,
  LC_ALL: "C.UTF-8",
  GNOME_ACCESSIBILITY: "1",
};
const start = (command: string, ...args: string[]) => spawn(command, args, { env, stdio: "ignore" });
const press = (...args: string[]) => execFileSync("xdotool", args, { env });

/**
 * Returns the lines that the screen reader has spoken since the position `place` in the file. First waits until these lines match `said`
 * and Orca has been silent for `silence` tenths of a second. The wait ends after `most` seconds at the latest.
 */
async function heardSince(place: number, said: RegExp, most: number, silence = 20): Promise<string[]> {
  let [text, quiet] = ["", 0];
  for (let tenths = 0; tenths < most * 10 && quiet < silence; tenths += 1) {
    await wait(100);
    const now = readFileSync(spoken, "utf8").slice(place);
    quiet = now === text && said.test(now) ? quiet + 1 : 0;
    text = now;
  }
  return text.split("\n").filter(Boolean);
}
const place = () => readFileSync(spoken, "utf8").length;

/** Presses keys one after the other, and prints what the screen reader says after each key. */
async function say(...keys: string[]): Promise<void> {
  for (const key of keys) {
    const from = place();
    press("key", key);
    console.log(`${key}: ${(await heardSince(from, /./, 8)).join(" | ")}`);
  }
}

/**
 * Presses a key, by default Tab, until the screen reader says something that matches a pattern. Prints what it says after the last press.
 */
async function reach(what: RegExp, key = "Tab"): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    const from = place();
    press("key", key);
    const heard = (await heardSince(from, /./, 3, 6)).join(" | ");
    if (!what.test(heard)) continue;
    console.log(`${key} … ${heard}`);
    return;
  }
  console.log(`${key}: nothing like ${what} was said`);
}

const { paths, html } = siteIn(root);
const pageWith = (part: string) => paths.find((path) => html(path).includes(part));

/**
 * The actions, each with the path of the first page on which it is possible. The path is undefined if no page has the part that the action
 * needs.
 */
const visits: [what: string, path: string | undefined, act: () => Promise<void>][] = [
  [
    "a route and the search",
    "/",
    async () => {
      // These steps move past the skip link, the campaign's name and the first entry of the menu.
      for (let links = 0; links < 4; links += 1) await reach(/link/i);
      // "Insert+a" switches to Orca's focus mode, in which typed letters reach the field.
      await say("Return", "Down", "ctrl+k", "Insert+a", "a", "l", "Down", "Return", "Down");
    },
  ],
  [
    "a menu",
    pageWith('data-menu="hover"'),
    async () => {
      await reach(/collapsed/);
      await say("Return", "Tab", "Tab", "Escape", "Return", "Return");
    },
  ],
  [
    "the theme",
    pageWith("data-theme-toggle"),
    async () => {
      await reach(/theme/i);
      await say("space", "space");
    },
  ],
  [
    "a citation",
    pageWith('id="cite_1_2"') ?? pageWith('id="cite_1"'),
    async () => {
      await reach(/source 1/i);
      await say("Return", "Tab", "Escape", "Return");
      await reach(/all sources/i);
      await say("Return", "Down");
      await reach(/back/i);
      await say("Return", "Down");
    },
  ],
  [
    "the filter",
    pageWith('name="kind"'),
    async () => {
      await reach(/radio button/);
      // "Insert+a" switches to Orca's focus mode, in which keys reach the page.
      await say("Insert+a", "Down", "Down");
    },
  ],
  [
    "details to copy",
    pageWith('aria-label="Copy '),
    async () => {
      await reach(/copy/i);
      await say("Up", "Up", "Tab", "Return");
    },
  ],
];

start("openbox");
start("orca", "--replace");
await heardSince(0, /screen reader on/i, 30);
for (const [what, path, act] of visits.filter(([what]) => what.includes(only))) {
  console.log(`\n## ${what}: ${path ?? "on no page"}`);
  if (path === undefined) continue;
  const from = place();
  const browser = start("firefox-esr", "--profile", join(home, "profile"), "--kiosk", `${address}${path}`);
  console.log((await heardSince(from, /page has/i, 60)).join(" | "));
  // The Control key stops Orca, which is still reading the page.
  press("key", "Control_L");
  await act();
  await new Promise((ended) => browser.on("exit", ended) && browser.kill());
}
process.exit();
