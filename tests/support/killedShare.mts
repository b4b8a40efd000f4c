/** Shares a project, or erases a file from the history, and kills itself at a step: `tsx killedShare.mts PROJECT STEP [FILE]`. */
import { forget } from "../../tools/sharing/forget";
import { share } from "../../tools/sharing/share";

const [project = "", lastStep, file] = process.argv.slice(2);
const onStep = (step: string) => {
  if (step === lastStep) process.kill(process.pid, "SIGKILL");
};
if (file) await forget(project, { files: [file], words: [] }, () => Promise.resolve(true), onStep);
else await share(project, { onStep });
