import { compile, DECLARATION, KEYFRAMES, RULESET, serialize, stringify, type Middleware } from "stylis";
import { rightToLeft } from "../lib/rightToLeft";

/** The names of the elements that the search's list adds to a page. Elements that are in the HTML of every page are left out. */
const elementsOfSearch = ["mark"];

/** The elements and classes for which the inline script only looks. It never adds them to a page, although its code contains their names. */
const onlyRead = new Set(["sup", "permalink"]);

/** Returns the text that the first capture group of a pattern has in each match. */
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = ""]) => group);

/**
 * Returns a selector without its attributes and pseudo-classes. Attributes and pseudo-classes may match only after a script or the visitor
 * has changed the page. The HTML as served does not show whether they are needed.
 */
const withoutStates = (selector: string) =>
  selector.replace(/\[[^\]]*\]/g, "").replace(/::?[a-z-]+(\((?:[^()]|\([^()]*\))*\))?/g, "");

/**
 * Returns a function that stylis calls for each part of a style sheet. The function drops selectors that `isUsable` rejects, the properties
 * in `unused`, and repeated animations.
 */
function writeUsable(isUsable: (selector: string) => boolean, unused: readonly string[]): Middleware {
  const animations = new Set<string>();
  return (element, index, children, write) => {
    if (element.type === KEYFRAMES) {
      if (animations.has(element.value)) return "";
      animations.add(element.value);
      return stringify(element, index, children, stringify);
    }
    if (element.type === DECLARATION && unused.includes(String(element.props))) return "";
    if (element.type !== RULESET) return stringify(element, index, children, write);
    const selectors = [element.props].flat().filter(isUsable);
    element.props = selectors;
    return selectors.length > 0 ? stringify(element, index, children, write) : "";
  };
}

/**
 * Removes the prefix from the names of Theme UI's colours. The short names do not clash with other variables, because no other variable of
 * the site has the name of a colour.
 */
const shortenVariables = (text: string) => text.replaceAll("--theme-ui-colors-", "--");

/**
 * Replaces two declarations of the padding or margin of opposite sides by one, if their values are equal. Theme UI writes two declarations
 * for `px`, `my` and similar properties.
 */
const joinSides = (css: string) =>
  css.replace(
    /(?<![\w-])(padding|margin)-(?:(left)|top):([^;}]*);\1-(?:right|bottom):\3;/g,
    (_all, property: string, left: string | undefined, value: string) =>
      `${property}-${left ? "inline" : "block"}:${value};`,
  );

/**
 * Makes the styles of a page small. The function drops rules for elements and classes that occur neither in the page nor in the inline
 * script. It also drops the rule about the direction of texts, if no text is written from right to left. The function also gives short
 * names to Emotion's classes, because the original names are hashes, which do not compress. It shortens the names of Theme UI's variables
 * too.
 * @param html the page's body, with classes of Emotion ("c-1abcde")
 * @param css the rules of these classes, and the rules for all pages
 * @param inlineScript the code that may add elements and classes
 * @returns the HTML and the CSS, with the short names
 */
export function shortenStyles(
  html: string,
  css: string,
  inlineScript: string,
): { html: string; css: string } {
  const inScript = (inlineScript.match(/[\w-]+/g) ?? []).filter((name) => !onlyRead.has(name));
  const classes = new Set([
    ...inScript,
    ...found(html, / class="([^"]*)"/g).flatMap((list) => list.split(" ")),
  ]);
  const elements = new Set([
    ...inScript,
    "html",
    "body",
    ...elementsOfSearch,
    ...found(html, /<([a-z]\w*)/g),
  ]);
  const isUsable = (selector: string) => {
    const plain = withoutStates(selector);
    return (
      found(plain, /\.([\w-]+)/g).every((name) => classes.has(name)) &&
      found(plain.replace(/[.#][\w-]+/g, ""), /([a-z]\w*)/g).every((name) => elements.has(name))
    );
  };
  const names = new Map<string, string>();
  const shorten = (name: string) => {
    if (!names.has(name)) names.set(name, `c${names.size}`);
    return names.get(name) ?? name;
  };
  const emotionClass = /\bc-[0-9a-z]+(?=[\s"])/g;
  const shortened = html.replace(/ class="[^"]*"/g, (list) => list.replace(emotionClass, shorten));
  const rules = serialize(
    compile(css),
    writeUsable(isUsable, rightToLeft.test(html) ? [] : ["unicode-bidi"]),
  );
  const shortRules = rules.replace(/\.(c-[0-9a-z]+)/g, (all, name: string) =>
    names.has(name) ? `.${shorten(name)}` : all,
  );
  return { html: shortenVariables(shortened), css: joinSides(shortenVariables(shortRules)) };
}
