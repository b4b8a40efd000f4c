/**
 * Shares a project, or erases a file from its history, and kills its own process at a step. The arguments are the project, the step and,
 * for erasing, the file.
 */
import { forget } from "../../tools/sharing/forget";
import { share } from "../../tools/sharing/share";

const [project = "", lastStep, file] = process.argv.slice(2);
const onStep = (step: string) => {
  if (step === lastStep) process.kill(process.pid, "SIGKILL");
};
void (file
  ? forget(project, { files: [file], words: [] }, () => Promise.resolve(true), onStep)
  : share(project, { onStep }));
