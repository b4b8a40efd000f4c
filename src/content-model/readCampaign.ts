import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { campaignKind } from "./campaign";
import { campaignOf } from "./contentFile";
import { readContentFile } from "./readContent";

/**
 * Returns the name and icon for the web manifest. Gatsby needs them before the content is checked.
 * @param root the content folder
 * @returns a placeholder and no icon if campaign.yaml is missing or has errors. The check runs next, reports the problem and stops the
 * build
 */
export function readCampaign(root: string): { name: string; icon?: string } {
  const { source } = campaignKind;
  const path = join(root, source);
  const { content } = existsSync(path)
    ? readContentFile(campaignKind, source, readFileSync(path))
    : { content: undefined };
  return campaignOf({ files: content ? [content] : [] }) ?? { name: source };
}
