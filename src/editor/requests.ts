import { z } from "zod";

const path = z.string();
const base64 = z
  .string()
  .refine((text) => Buffer.from(text, "base64").toString("base64") === text, "is not base64");

/** A text file as a form saves it. Strict, so that no second field can name or hold what is saved. */
const dataFile = z.strictObject({ path, raw: z.string(), slug: z.string() });
const asset = z.strictObject({ path, content: base64, encoding: z.literal("base64") });

/** How a clash is settled; its id is of both wordings, so an answer never settles others. */
const settlement = z.strictObject({
  id: z.string(),
  answer: z.union([z.literal("mine"), z.literal("theirs"), z.strictObject({ write: z.string() })]),
});
const settled = { name: z.string().optional(), answers: z.array(settlement) };

const action = <Name extends string, Params extends z.ZodType>(name: Name, params: Params) =>
  z.object({ action: z.literal(name), params });

/**
 * What the editor's page may ask for. The first ten are those of Decap's proxy backend (`implementation.js` in
 * decap-cms-backend-proxy) that it sends without its editorial workflow; the others are our own page's.
 */
export const editorRequest = z.discriminatedUnion("action", [
  action("entriesByFolder", z.object({ folder: path, extension: z.string() })),
  action("entriesByFiles", z.object({ files: z.array(z.object({ path, label: z.string().optional() })) })),
  action("getEntry", z.object({ path })),
  action(
    "persistEntry",
    z.strictObject({
      branch: z.string().optional(),
      cmsLabelPrefix: z.string().optional(),
      options: z.object({}).optional(),
      dataFiles: z.array(dataFile),
      assets: z.array(asset),
    }),
  ),
  action("getMedia", z.object({ mediaFolder: path })),
  action("getMediaFile", z.object({ path })),
  action("persistMedia", z.object({ asset })),
  action("deleteFile", z.object({ path })),
  action("deleteFiles", z.object({ paths: z.array(path) })),
  action("getDeployPreview", z.object({})),
  action("problems", z.object({})),
  action("getText", z.object({ path })),
  action("saveText", z.object({ path, before: z.string(), text: z.string() })),
  action("state", z.object({})),
  action("share", z.object(settled)),
  action("shareStep", z.object({})),
  action("history", z.object({})),
  action("takeBack", z.object({ id: z.string().regex(/^(saved|[0-9a-f]{40,64})$/), ...settled })),
]);

export type EditorRequest = z.infer<typeof editorRequest>;
/** What the request of this name says. */
export type Params<Action extends EditorRequest["action"]> = Extract<
  EditorRequest,
  { action: Action }
>["params"];
