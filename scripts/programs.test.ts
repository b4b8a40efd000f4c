import { existsSync } from "node:fs";
import { programCommand } from "./programs.mjs";

test.each(["gatsby", "tsx", "prettier", "eslint", "jest", "tsc", "playwright"])(
  "%s is run by this Node, without a shell",
  (program) => {
    const [node, [file = "", ...args]] = programCommand(program, ["--flag", "a b"]);
    expect(node).toBe(process.execPath);
    expect(existsSync(file)).toBe(true);
    expect(args).toEqual(["--flag", "a b"]);
  },
);
