/** Whether the open form holds what is not saved, and what the next one is to say of the one before. */
export const openForm = { isDirty: false, said: "" };

export const momentOf = (when: string) =>
  new Date(when).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
