/**
 * Runs in the head before the first paint, so that a dark page never flashes light. A plain literal: bundlers rewrite
 * functions. It repeats what storedTheme.ts decides; beforePaint.test.ts holds the two together.
 */
export const beforePaint =
  'try{var t=localStorage.getItem("theme");if(t==="dark"||t==="system"&&matchMedia("(prefers-color-scheme: dark)").matches)document.documentElement.classList.add("theme-ui-dark")}catch(e){}';
