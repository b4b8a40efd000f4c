/** Decap's forms edit one object per file; a list is wrapped in an object, under this name. In a file of its own for the page, which takes no schema along. */
export const listField = "entries";
