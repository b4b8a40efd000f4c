/** Pastes what has a format, say from Word, as Markdown: as plain text it would lose its paragraphs, bold, italics and links. */

/** A piece of text in one style. */
interface Run {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  href: string;
}
type Style = Omit<Run, "text">;

/** A paragraph, heading or list item; `lead` is what Markdown begins it with. */
interface Block {
  lead: string;
  runs: Run[];
}

const isBlock = /^(ADDRESS|ARTICLE|BLOCKQUOTE|DIV|DL|DT|DD|H\d|LI|OL|P|SECTION|TABLE|TD|TH|TR|UL)$/;
/** What makes a text worth converting; Markdown that is copied from a text editor has none of it. */
const formats = "p, b, strong, i, em, a[href], li, h1, h2, h3, h4";
/** The bullet or number that Word writes before an item of a list. */
const wordMarker = '[style*="mso-list:Ignore"]';

function leadOf(node: HTMLElement): string {
  const { tagName, className, parentElement } = node;
  if (/^H\d$/.test(tagName)) return tagName < "H3" ? "## " : "### ";
  if (tagName === "LI") return parentElement?.tagName === "OL" ? "1. " : "- ";
  if (!className.startsWith("MsoListParagraph")) return "";
  return /\w/.test(node.querySelector(wordMarker)?.textContent ?? "") ? "1. " : "- ";
}

function styleOf({ tagName, style }: HTMLElement, outer: Style, address: string | null): Style {
  const { fontWeight, fontStyle } = style;
  return {
    isBold: fontWeight
      ? fontWeight === "bold" || +fontWeight > 500
      : /^(B|STRONG)$/.test(tagName) || outer.isBold,
    isItalic: fontStyle ? fontStyle === "italic" : /^(I|EM)$/.test(tagName) || outer.isItalic,
    href:
      // What content refuses as a link is pasted as its words.
      address && /^(https?|mailto):/.test(address)
        ? address
            .replace(/^http:/, "https:")
            .replaceAll("(", "%28")
            .replaceAll(")", "%29")
        : outer.href,
  };
}

function read(node: Node, style: Style, blocks: Block[]): void {
  if (node instanceof Text) {
    const text = (node.textContent ?? "").replace(/\s+/g, " ");
    const runs = blocks.at(-1)?.runs ?? [];
    const last = runs.at(-1);
    const isSame = last && (["isBold", "isItalic", "href"] as const).every((key) => last[key] === style[key]);
    if (isSame) last.text += text;
    else runs.push({ text, ...style });
  }
  if (!(node instanceof HTMLElement) || node.matches(`${wordMarker}, style, script`)) return;
  if (node.tagName === "BR") blocks.at(-1)?.runs.push({ text: "\n", ...style });
  const isOwn = isBlock.test(node.tagName);
  if (isOwn) blocks.push({ lead: leadOf(node), runs: [] });
  const inner = styleOf(node, style, node.getAttribute("href"));
  for (const child of node.childNodes) read(child, inner, blocks);
  if (isOwn) blocks.push({ lead: "", runs: [] });
}

function write({ text, isBold, isItalic, href }: Run, lead: string): string {
  const words = text.trim();
  if (words === "") return text;
  const isHeading = lead.startsWith("#");
  const italic = isItalic && !isHeading ? `_${words}_` : words;
  const bold = isBold && !isHeading ? `**${italic}**` : italic;
  return text.replace(words, () => (href ? `[${bold}](${href})` : bold));
}

/** The Markdown of an HTML text; undefined if it has no format. */
export function markdownOf(html: string): string | undefined {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  if (!body.querySelector(formats)) return undefined;
  const blocks: Block[] = [{ lead: "", runs: [] }];
  read(body, { isBold: false, isItalic: false, href: "" }, blocks);
  return blocks
    .map(({ lead, runs }) => ({
      lead,
      text: runs
        .map((run) => write(run, lead))
        .join("")
        .trim(),
    }))
    .filter(({ text }) => text !== "")
    .map(({ lead, text }, index, all) => {
      const isNextItem = /^[-1]/.test(lead) && all[index - 1]?.lead === lead;
      const gap = index === 0 ? "" : isNextItem ? "\n" : "\n\n";
      return gap + lead + text.replace(/ *\n */g, "\\\n").replace(/ +/g, " ");
    })
    .join("");
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
