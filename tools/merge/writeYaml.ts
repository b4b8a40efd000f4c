import { Scalar, stringify } from "yaml";

/** The line width of folded text in content/. */
const width = 110;

/** YAML 1.1 quotes dates, yes and no, which Gatsby's parser would otherwise not read as text. */
const options = { version: "1.1", lineWidth: 0 } as const;

/** Serialises data as YAML, in the style of content/. */
export function writeYaml(data: unknown): string {
  return stringify(data, options);
}

/** Serialises one value as YAML, in the given quoting or block style. */
export function writeScalar(value: unknown, style: Scalar["type"]): string {
  const scalar = new Scalar(value);
  if (typeof value === "string" && style && style !== "PLAIN") scalar.type = style;
  const lineWidth = style === "BLOCK_FOLDED" ? width : 0;
  return stringify({ field: scalar }, { ...options, lineWidth }).slice("field: ".length);
}

/** Indents every line except empty ones. */
export function indented(text: string, indent: string): string {
  return text.replace(/^(?=.)/gm, indent);
}

/** The style of a value in its source: quoted, block or plain. */
export function scalarStyle(source: string): Scalar["type"] {
  const styles: Record<string, Scalar.Type> = {
    '"': "QUOTE_DOUBLE",
    "'": "QUOTE_SINGLE",
    "|": "BLOCK_LITERAL",
    ">": "BLOCK_FOLDED",
  };
  return styles[source[0] ?? ""] ?? "PLAIN";
}
