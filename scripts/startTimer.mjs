/**
 * Shows a line with the number of seconds that a step has taken so far. If the output is not a terminal, prints the line only once, without
 * the seconds.
 * @param {string} step the line, which ends with a colon
 * @param {{ isTTY?: boolean, write: (text: string) => unknown }} [output]
 * @returns {() => number} a function that stops the timer and returns the seconds
 */
export function startTimer(step, output = process.stdout) {
  if (!output.isTTY) output.write(`${step}\n`);
  const begun = Date.now();
  const seconds = () => Math.round((Date.now() - begun) / 1000);
  const show = () => output.isTTY && output.write(`\r${step} ${seconds()} s `);
  show();
  const timer = setInterval(show, 1000);
  return () => {
    clearInterval(timer);
    if (output.isTTY) output.write("\n");
    return seconds();
  };
}
