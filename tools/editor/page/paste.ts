/** Pastes what has a format, say from Word, as Markdown: as plain text it would lose its paragraphs, bold, italics and links. */

interface Style {
  isBold: boolean;
  isItalic: boolean;
}

const isBlock = /^(ADDRESS|ARTICLE|BLOCKQUOTE|BODY|DIV|DL|DT|DD|H\d|LI|OL|P|SECTION|TABLE|TD|TH|TR|UL)$/;
/** What makes a text worth converting; Markdown that is copied from a text editor has none of it. */
const formats = "p, b, strong, i, em, a[href], li, h1, h2, h3, h4";
/** The bullet or number that Word writes before an item of a list. */
const wordMarker = '[style*="mso-list:Ignore"]';
/** They stand for ** and _, which a text may hold itself, until all is converted. */
const [bold, italic] = ["\uE000", "\uE001"];

function leadOf(node: HTMLElement): string {
  const { tagName, className, parentElement } = node;
  if (/^H\d$/.test(tagName)) return tagName < "H3" ? "## " : "### ";
  if (tagName === "LI") return parentElement?.tagName === "OL" ? "1. " : "- ";
  if (!className.startsWith("MsoListParagraph")) return "";
  return /\w/.test(node.querySelector(wordMarker)?.textContent ?? "") ? "1. " : "- ";
}

function styleOf({ tagName, style }: HTMLElement, outer: Style): Style {
  const { fontWeight, fontStyle } = style;
  return {
    isBold: fontWeight
      ? fontWeight === "bold" || +fontWeight > 500
      : /^(B|STRONG)$/.test(tagName) || outer.isBold,
    isItalic: fontStyle ? fontStyle === "italic" : /^(I|EM)$/.test(tagName) || outer.isItalic,
  };
}

/** Surrounds words, but not the space around them. */
const surround = (text: string, before: string, after = before) =>
  text.replace(/\S(.*\S)?/s, (words) => before + words + after);

function convert(node: Node, outer: Style): string {
  if (node instanceof Text) {
    const text = node.data.replace(/\s+/g, " ");
    const slanted = outer.isItalic ? surround(text, italic) : text;
    return outer.isBold ? surround(slanted, bold) : slanted;
  }
  if (!(node instanceof HTMLElement) || node.matches(`${wordMarker}, style, script`)) return "";
  if (node.tagName === "BR") return "\\\n";
  const style = styleOf(node, outer);
  const text = [...node.childNodes].map((child) => convert(child, style)).join("");
  const address = node.getAttribute("href") ?? "";
  // What content refuses as a link is pasted as its words.
  if (/^(https?|mailto):/.test(address)) {
    const safe = address
      .replace(/^http:/, "https:")
      .replaceAll("(", "%28")
      .replaceAll(")", "%29");
    return surround(text, "[", `](${safe})`);
  }
  if (!isBlock.test(node.tagName)) return text;
  const words = text.replace(/^(\\\n|\s)+|(\\\n|\s)+$/g, "");
  return words === "" ? "\n\n" : `\n\n${leadOf(node)}${words}\n\n`;
}

/** The Markdown of an HTML text; undefined if it has no format. */
export function markdownOf(html: string): string | undefined {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  if (!body.querySelector(formats)) return undefined;
  return convert(body, { isBold: false, isItalic: false })
    .trim()
    .replace(/ +/g, " ")
    .replace(/(\\\n|\s)*\n\n(\\\n|\s)*/g, "\n\n")
    .replace(/^(- |1\. )((?:.*\\\n)*.*)\n\n(?=\1)/gm, "$1$2\n")
    .replace(/^##.*/gm, (heading) => heading.replace(/[\uE000\uE001]/g, ""))
    .replace(/\uE000( ?)\uE000/g, "$1")
    .replace(/\uE001( ?)\uE001/g, "$1")
    .replaceAll(bold, "**")
    .replaceAll(italic, "_");
}

export function pasteAsMarkdown(): void {
  addEventListener(
    "paste",
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest("[data-slate-editor]")) return;
      const text = markdownOf(event.clipboardData?.getData("text/html") ?? "");
      if (text === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const dataTransfer = new DataTransfer();
      dataTransfer.setData("text/plain", text);
      const options = { inputType: "insertFromPaste", bubbles: true, cancelable: true };
      event.target.dispatchEvent(new InputEvent("beforeinput", { ...options, dataTransfer }));
    },
    { capture: true },
  );
}
