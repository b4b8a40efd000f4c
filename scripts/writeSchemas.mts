/** `npm run schemas`: writes the JSON Schemas with which VS Code completes and underlines the YAML of content/. */
import { mkdir, writeFile } from "node:fs/promises";
import { editorSettings, jsonSchemas, schemaFolder } from "../src/content-model/jsonSchemas";

const write = (file: string, value: object) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`);

await mkdir(schemaFolder, { recursive: true });
await write(".vscode/settings.json", editorSettings());
for (const [name, schema] of Object.entries(jsonSchemas())) await write(`${schemaFolder}/${name}`, schema);
