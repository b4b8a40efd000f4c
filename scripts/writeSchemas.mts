/** `npm run schemas`: writes what VS Code needs to complete and underline the YAML of content/. */
import { mkdir, writeFile } from "node:fs/promises";
import { editorSettings, jsonSchemas, schemaFolder } from "../src/content-model/jsonSchemas";

const write = (file: string, value: object) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`);

await mkdir(schemaFolder, { recursive: true });
await write(".vscode/settings.json", editorSettings());
await write(".vscode/extensions.json", { recommendations: ["redhat.vscode-yaml"] });
for (const [name, schema] of Object.entries(jsonSchemas())) await write(`${schemaFolder}/${name}`, schema);
