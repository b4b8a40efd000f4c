import { z } from "zod";

const path = z.string();
const base64 = z
  .string()
  .refine((text) => Buffer.from(text, "base64").toString("base64") === text, "is not base64");

const asset = z.strictObject({ path, content: base64, encoding: z.literal("base64") });

/** The resolution of a conflict; its id is a hash of both wordings, so an answer never applies to different ones. */
const settlement = z.strictObject({
  id: z.string(),
  answer: z.union([z.literal("mine"), z.literal("theirs"), z.strictObject({ write: z.string() })]),
});
const settled = { name: z.string().optional(), answers: z.array(settlement) };

const action = <Name extends string, Params extends z.ZodType>(name: Name, params: Params) =>
  z.object({ action: z.literal(name), params });

/** The requests of the editor's page: first those of Decap's backend (page/backend.ts), then our own. */
export const editorRequest = z.discriminatedUnion("action", [
  action("entriesByFolder", z.object({ folder: path, extension: z.string() })),
  action("entriesByFiles", z.object({ files: z.array(z.object({ path, label: z.string().optional() })) })),
  action("getEntry", z.object({ path, ignoreDraft: z.boolean().optional() })),
  action(
    "persistEntry",
    // Strict, so that no second field can name or hold what is saved.
    z.strictObject({
      path,
      raw: z.string(),
      /** The file's text when its form was opened; left out for a new file. */
      before: z.string().optional(),
      assets: z.array(asset),
      /** The path under which this form's new entry was refused before. */
      instead: path.optional(),
    }),
  ),
  action("getMedia", z.object({ mediaFolder: path })),
  action("getMediaFile", z.object({ path })),
  action("persistMedia", z.object({ asset })),
  action("deleteFiles", z.object({ paths: z.array(path) })),
  action("problems", z.object({})),
  action("addressFor", z.object({ path })),
  action("locate", z.object({ address: z.string(), texts: z.array(z.string()).max(20) })),
  action("drafts", z.object({})),
  action("keepDraft", z.strictObject({ path, raw: z.string(), before: z.string().optional() })),
  action("saveDraft", z.object({ path })),
  action("dropDraft", z.object({ path })),
  action("getText", z.object({ path })),
  action("saveText", z.object({ path, before: z.string(), text: z.string() })),
  action("state", z.object({})),
  action("share", z.object(settled)),
  action("shareStep", z.object({})),
  action("history", z.object({})),
  action("takeBack", z.object({ id: z.string().regex(/^(saved|[0-9a-f]{40,64})$/), ...settled })),
]);

export type EditorRequest = z.infer<typeof editorRequest>;
/** The parameters of an action. */
export type Params<Action extends EditorRequest["action"]> = Extract<
  EditorRequest,
  { action: Action }
>["params"];
