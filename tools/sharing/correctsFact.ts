import type { Difference } from "../merge/partDifferences";
import type { Word } from "../merge/shownWords";

/** Numbers and grades of certainty in words, in English; in other languages only figures and names are noticed. */
const numbers =
  /^(zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(thir|four|fif|six|seven|eigh|nine)teen|(twen|thir|for|fif|six|seven|eigh|nine)ty(-\w+)?|hundred|thousand|million|once|twice|half|both|none|first|second|third|(four|fif|six|seven|eigh|nin|ten)th)$/i;
const grades =
  /^(about|alleged|allegedly|almost|apparently|around|certain|certainly|claimed|claims|could|definitely|doubtless|likely|may|maybe|might|must|never|no|not|perhaps|possible|possibly|presumably|probable|probably|proved|proven|reportedly|said|says|seems|suggests|supposedly|suspected|unlikely|would)$/i;

const word = /[\p{L}\p{M}\p{N}]+(?:['’.,:-][\p{L}\p{M}\p{N}]+)*/gu;

const withoutLinks = (text: string) => text.replace(/\[\^[^\]]*\]|\]\([^)]*\)/g, "");

/** What must precede a capital that says nothing: the end of a sentence, a line or an opening sign. */
const opening = /(?:^|[.!?…:]["”’)\]]*\s+|\n|[“"‘([|]\s*|[-*>#]\s+)$/;

/** Figures, numbers, names and dates in a text, and all of its words. */
function factsIn(text: string) {
  const plain = withoutLinks(text);
  const found = [...plain.matchAll(word)];
  // In a Heading like This, capitals say nothing.
  const isHeading = !/[.!?]/.test(plain) && !found.slice(1).some(([one]) => /^\p{Ll}.{3}/u.test(one));
  const facts = found.filter(
    ({ 0: one, index }) =>
      /\p{N}/u.test(one) ||
      numbers.test(one) ||
      (!isHeading && /^\p{Lu}/u.test(one) && one !== "I" && !opening.test(plain.slice(0, index))),
  );
  return { facts: facts.map(([one]) => one), all: found.map(([one]) => one) };
}

/** The grades of certainty in a text, in order. */
const gradesIn = (text: string) =>
  [...withoutLinks(text).matchAll(word)].flatMap(([one]) => (grades.test(one) ? one.toLowerCase() : []));

/** Whether a grade of certainty differs where words stand in place of others; whole sentences that come or go have their own. */
function differsInGrade(words: readonly Word[]): boolean {
  return words.some(({ is, text }, index) => {
    const next = words[index + 1];
    if (is === "same" || (is === "new" && words[index - 1]?.is === "struck")) return false;
    const [struck, added] = is === "struck" ? [text, next?.is === "new" ? next.text : ""] : ["", text];
    if ((struck === "" || added === "") && /[.!?]/.test(struck + added)) return false;
    return gradesIn(struck).join(" ") !== gradesIn(added).join(" ");
  });
}

/** Whether a figure, a name, a date or a grade of certainty of the earlier wording is another in the later one, or is gone. */
export function correctsFact({
  before,
  after,
  words,
  isYaml,
}: Pick<Difference, "before" | "after" | "words" | "isYaml">): boolean {
  if (before === undefined || after === undefined) return false;
  if (isYaml) return [before, after].every((value) => /^-?[\d.]+$/.test(value));
  const left = factsIn(after).all;
  const isLost = (fact: string) => {
    const at = left.indexOf(fact);
    if (at >= 0) left.splice(at, 1);
    return at === -1;
  };
  return factsIn(before).facts.some(isLost) || differsInGrade(words);
}
