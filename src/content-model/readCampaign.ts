import { readFileSync } from "node:fs";
import { join } from "node:path";
import { campaign } from "./campaign";
import { kindOfFile } from "./kinds";
import { readContentFile } from "./readContent";

const source = "campaign.yaml";

/**
 * The name and icon for the web manifest, which Gatsby needs before anything else.
 * @param root the content folder
 * @returns placeholders if the file is missing or has errors: the check runs next, reports them and stops the build
 */
export function readCampaign(root: string): { name: string; icon: string } {
  const kind = kindOfFile(source);
  const bytes = bytesOf(join(root, source));
  const content = kind && bytes && readContentFile(kind, source, bytes).content?.entries[0]?.content;
  const { name = source, icon = source } = campaign.safeParse(content).data ?? {};
  return { name, icon };
}

function bytesOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
