/**
 * Renders the chips in a text. A chip is a box with a citation number, or with the name of a value. Its content cannot be edited inside the
 * text.
 */
import type { Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView, type NodeView } from "@tiptap/pm/view";
import { citationMark, placeInWords, readCitation } from "../../../../src/content-model/citations";
import { valuesAsWritten } from "../../../../src/content-model/values";
import type { References } from "../../server/references";
import { pathOf } from "../../common/addresses";

/** The information that chips need: the possible targets of references, and the file that contains the text. */
export interface TextContext {
  /** The content file of the text, relative to content/. */
  file: string;
  references: References | undefined;
}

/** Returns the text of a chip, and its name for screen readers and tooltips. */
function describe(node: Node, { references }: TextContext, number: number) {
  const written = node.attrs.written as string;
  if (node.type.name === "value") {
    const words = references?.values[written] ?? written;
    const title = valuesAsWritten.get(written)?.title ?? written;
    return words === written ? { text: title, name: title } : { text: words, name: `${title}: ${words}` };
  }
  if (node.type.name !== "citation")
    return { text: written, name: `The editor cannot show this part, and saves it unchanged: ${written}` };
  const { anchor, place } = readCitation(written);
  const { kind, detail = "" } = references?.choices.source.find(({ value }) => value === anchor) ?? {};
  if (!kind) return { text: `[${written}]`, name: `There is no source ${anchor}` };
  const inWords = place === undefined ? [] : [placeInWords(kind, place)];
  return {
    text: citationMark(number, place, kind),
    name: [`Source ${number}: ${detail}`, ...inWords].join(", "),
  };
}

/**
 * Numbers citations in the same way as the page. In the order of the text, each new combination of a source and a place gets the next
 * number. Returns the number of each citation, in the order of the text.
 */
export function citationNumbers(doc: Node): { at: number; size: number; number: number }[] {
  const numbers = new Map<string, number>();
  const found: { at: number; size: number; number: number }[] = [];
  doc.descendants((node, at) => {
    if (node.type.name !== "citation") return;
    const written = node.attrs.written as string;
    const number = numbers.get(written) ?? numbers.size + 1;
    numbers.set(written, number);
    found.push({ at, size: node.nodeSize, number });
  });
  return found;
}

const numbersIn = (doc: Node): DecorationSet =>
  DecorationSet.create(
    doc,
    citationNumbers(doc).map(({ at, size, number }) => Decoration.node(at, at + size, {}, { number })),
  );

export const numbering = new Plugin<DecorationSet>({
  state: {
    init: (_config, { doc }) => numbersIn(doc),
    apply: (tr, old) => (tr.docChanged ? numbersIn(tr.doc) : old),
  },
  props: {
    decorations(state) {
      return this.getState(state);
    },
  },
});

/** Returns the functions that render the chips and pictures of a text. */
export function nodeViews(contextOf: () => TextContext) {
  const chip = (node: Node, _view: EditorView, _at: unknown, given: readonly Decoration[]): NodeView => {
    const dom = document.createElement("span");
    dom.className = `chip ${node.type.name}`;
    const draw = (now: Node, decorations: readonly Decoration[]) => {
      const number = (
        decorations.find(({ spec }) => "number" in spec)?.spec as { number?: number } | undefined
      )?.number;
      const { text, name } = describe(now, contextOf(), number ?? 0);
      dom.textContent = text;
      dom.title = name;
      dom.setAttribute("role", now.type.name === "citation" ? "button" : "img");
      dom.setAttribute("aria-label", name.includes(text) ? name : `${text} ${name}`);
    };
    draw(node, given);
    return {
      dom,
      update(now, decorations) {
        if (now.type !== node.type) return false;
        draw(now, decorations);
        return true;
      },
    };
  };
  const picture = (node: Node): NodeView => {
    const dom = document.createElement("figure");
    const image = dom.appendChild(document.createElement("img"));
    const caption = dom.appendChild(document.createElement("figcaption"));
    const draw = ({ attrs }: Node) => {
      image.src = `/-/content/${pathOf(attrs.src as string, contextOf().file)}`;
      image.alt = attrs.alt as string;
      caption.textContent = (attrs.title as string | null) ?? "";
    };
    draw(node);
    return {
      dom,
      update(now) {
        if (now.type !== node.type) return false;
        draw(now);
        return true;
      },
    };
  };
  return { citation: chip, value: chip, source_inline: chip, picture };
}
