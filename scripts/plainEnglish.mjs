/** ESLint rules against English that has to be read twice. CONTRIBUTING.md contains the style guide. */

/**
 * Matches a first word that is not a verb. A comment that begins with such a word states a fact, but the comment of a function should say
 * what the function does.
 */
const notAVerb = /^(What|Whether|Of|Where|Who|How|The|A|An|All|Those|One|That|Every)\b/;

/**
 * @type {readonly (readonly [RegExp, string])[]} Patterns of bad wordings, each with advice. A pattern is in the list only if it never
 * matches a good wording.
 */
export const wordings = [
  [
    /(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b|newer\b|later\b|earlier\b)/i,
    'Write "is not a …", or "there is no …".',
  ],
  [/\bsmall letters\b/i, 'Write "lower-case letters".'],
  [/\b(?:lies|lie|stands|stand) beside\b/i, 'Write "is next to".'],
  [/\bwhoever\b/i, "Name the person."],
];

/** Returns the text of a comment without the asterisks of JSDoc. */
const textOf = (comment) =>
  comment.value
    .replace(/\n\s*\*\s?/g, "\n")
    .replace(/^\*\s*/, "")
    .trim();

/**
 * Returns whether a node is a function but not a component. The rule does not apply to components, because their comment says what they
 * render.
 */
const isFunction = ({ type, id, key, declarations = [] }) =>
  /^(FunctionDeclaration|MethodDefinition|TSMethodSignature)$/.test(type)
    ? !/^[A-Z]/.test((id ?? key)?.name ?? "")
    : declarations.some(
        (each) => /^(Arrow)?Function/.test(each.init?.type ?? "") && !/^[A-Z]/.test(each.id.name),
      );

/** A rule that reports functions whose comment does not begin with a verb. */
const functionComment = {
  meta: { type: "suggestion", schema: [] },
  create({ sourceCode, report }) {
    return {
      Program({ comments }) {
        for (const comment of comments) {
          const [first = ""] = notAVerb.exec(comment.value.startsWith("*") ? textOf(comment) : "") ?? [];
          const next = first && sourceCode.getTokenAfter(comment, { includeComments: true });
          if (!next) continue;
          const ancestors = [];
          for (
            let node = sourceCode.getNodeByRangeIndex(next.range[0]);
            node?.range[0] === next.range[0];
            node = node.parent
          )
            ancestors.push(node.declaration ?? node);
          if (ancestors.some(isFunction))
            report({
              loc: comment.loc,
              message: `The comment of a function begins with a verb, such as Returns, Checks or Writes, and not with "${first}".`,
            });
        }
      },
    };
  },
};

/** A rule that reports the patterns of `wordings` in comments, strings and JSX. */
const wording = {
  meta: { type: "suggestion", schema: [] },
  create({ sourceCode, report }) {
    const look = (node, text) => {
      for (const [pattern, advice] of wordings) {
        const [found] = pattern.exec(text) ?? [];
        if (found) report({ loc: node.loc, message: `"${found.trim()}" has to be read twice. ${advice}` });
      }
    };
    return {
      Program() {
        for (const comment of sourceCode.getAllComments()) look(comment, comment.value);
      },
      Literal: (node) => typeof node.value === "string" && look(node, node.value),
      TemplateElement: (node) => look(node, node.value.raw),
      JSXText: (node) => look(node, node.value),
    };
  },
};

export default { rules: { "function-comment": functionComment, wording } };
