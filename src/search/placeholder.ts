/** The placeholder of both fields: the one in the HTML and the list's. */
export const placeholder = "Search the site...";
