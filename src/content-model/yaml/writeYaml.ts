import { Scalar, stringify } from "yaml";

/** The width of the texts in content/. */
const width = 110;

/** YAML 1.1 puts dates, yes and no in quotation marks; Gatsby's reader would take them for something else than text. */
const options = { version: "1.1", lineWidth: 0 } as const;

/** Data as YAML, in the style of content/. */
export function writeYaml(data: unknown): string {
  return stringify(data, options);
}

/** One value as YAML, with the quotation marks or the block that it had. */
export function writeScalar(value: unknown, style: Scalar["type"]): string {
  const scalar = new Scalar(value);
  if (typeof value === "string" && style && style !== "PLAIN") scalar.type = style;
  const lineWidth = style === "BLOCK_FOLDED" ? width : 0;
  return stringify({ field: scalar }, { ...options, lineWidth }).slice("field: ".length);
}

/** Every line moved to the right; empty lines stay empty. */
export function indented(text: string, indent: string): string {
  return text.replace(/^(?=.)/gm, indent);
}

/** How a value is written in its source: in quotation marks, in a block, or plain. */
export function scalarStyle(source: string): Scalar["type"] {
  const styles: Record<string, Scalar.Type> = {
    '"': "QUOTE_DOUBLE",
    "'": "QUOTE_SINGLE",
    "|": "BLOCK_LITERAL",
    ">": "BLOCK_FOLDED",
  };
  return styles[source[0] ?? ""] ?? "PLAIN";
}
