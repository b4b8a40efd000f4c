/** Decap's forms edit one object per file; a list is wrapped in an object, under this name. */
export const listField = "entries";
