/** Shares a project and kills itself at a step: `tsx killedShare.mts PROJECT STEP`. */
import { share } from "../../tools/sharing/share";

const [project = "", lastStep] = process.argv.slice(2);
await share(project, {
  onStep: (step) => {
    if (step === lastStep) process.kill(process.pid, "SIGKILL");
  },
});
