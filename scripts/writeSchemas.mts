/** `npm run schemas`: writes what VS Code needs to complete and underline the YAML and front matter of content/. */
import { mkdir, writeFile } from "node:fs/promises";
import { jsonSchemas, schemaFolder } from "../src/content-model/jsonSchemas";
import { checkTask, editorSettings } from "../src/content-model/vsCode";

const write = (file: string, value: object) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`);

await mkdir(schemaFolder, { recursive: true });
await write(".vscode/settings.json", editorSettings());
await write(".vscode/tasks.json", checkTask());
await write(".vscode/extensions.json", { recommendations: ["redhat.vscode-yaml"] });
for (const [name, schema] of Object.entries(jsonSchemas())) await write(`${schemaFolder}/${name}`, schema);
