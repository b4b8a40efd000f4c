import { checkContent } from "../../src/content-model/checkContent";
import { formatProblem, type Problem } from "../../src/content-model/problem";
import { TestFolder } from "./testFolder";

/** A temporary folder with content. Names of files are relative to content/. */
export class ContentFolder extends TestFolder {
  constructor() {
    super("content");
  }

  problems(): Promise<Problem[]> {
    return checkContent(this.root);
  }

  /** Returns the output of the content check, with one line for each problem. */
  async check(): Promise<string[]> {
    return (await this.problems()).map(formatProblem);
  }
}
