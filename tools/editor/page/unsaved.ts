/** Whether the open form holds what is not saved, and how to keep that at once. */
export const openForm: { isDirty: boolean } = { isDirty: false };

export const momentOf = (when: string) =>
  new Date(when).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
