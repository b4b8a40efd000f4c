/**
 * Returns the lines of Gatsby's log that help the person who builds the site: errors, and warnings about content.
 * @param {string} output the log, as Gatsby writes it without a terminal
 * @returns {string[]}
 */
export const relevantLines = (output) =>
  output
    .split("\n")
    .filter((line) => !/^(success|info|verbose|not finished)\b|^warning (?!content\/)/.test(line))
    .map((line) => line.replace(/^warning /, ""))
    .filter((line) => line.trim() !== "");
