/** Whether the open form holds what is not saved. */
export const openForm = { isDirty: false };

export const momentOf = (when: string) =>
  new Date(when).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
