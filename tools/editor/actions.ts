/** What the page can ask of the server: first what Decap's backend asks (page/backend.ts), then our own. */
import { z } from "zod";
import { bringBack, deletedFiles, deleteFile } from "./deleting";
import { asset } from "./drafts";
import { keepTyped, newDraft, shownDrafts } from "./draftActions";
import { entriesOf, getEntry, getText, listedEntry, type Store } from "./entries";
import { addressFor, locate } from "./locate";
import { mediaFile, mediaIn, saveMedia } from "./media";
import { hasPage } from "./ownServers";
import { problems } from "./problems";
import { persistEntry, saveText } from "./saving";
import { shareSaved, sharedHistory, state, takeOneBack, type Sharing } from "./sharingActions";
import { sources } from "./sources";

/** What actions work on. */
export interface Context extends Store {
  sharing: Sharing;
  /** The development site's address, if there is one. */
  siteAddress: string | undefined;
}

/** An action that changes files runs alone: nothing is checked against files that another is about to change. */
const action =
  (isExclusive: boolean) =>
  <Params extends z.ZodType, Answer>(
    params: Params,
    run: (context: Context, params: z.infer<Params>) => Promise<Answer>,
  ) => ({ params, run, isExclusive });
const reads = action(false);
const writes = action(true);

const path = z.string();
const entry = z.strictObject({
  path,
  /** Which of the forms of a file it is, if several windows show one. */
  form: z.string().optional(),
  /** The file's text when its form was opened; left out for a new file. */
  before: z.string().optional(),
  assets: z.array(asset),
});

const settlement = z.strictObject({
  id: z.string(),
  answer: z.union([z.literal("mine"), z.literal("theirs"), z.strictObject({ write: z.string() })]),
});
const settled = { name: z.string().optional(), answers: z.array(settlement) };

export const actions = {
  entriesByFolder: reads(z.object({ folder: path }), entriesOf),
  entriesByFiles: reads(
    z.object({ files: z.array(z.object({ path, label: z.string().optional() })) }),
    ({ folder }, { files }) => Promise.all(files.map((file) => listedEntry(folder, file))),
  ),
  getEntry: reads(z.object({ path }), getEntry),
  persistEntry: writes(
    // Strict, so that no second field can name or hold what is saved.
    entry.extend({ raw: z.string(), isNew: z.boolean().optional() }),
    persistEntry,
  ),
  getMedia: reads(z.object({ mediaFolder: path }), mediaIn),
  getMediaFile: reads(z.object({ path }), mediaFile),
  persistMedia: writes(z.object({ asset }), saveMedia),
  deleteFile: writes(z.object({ path, fromMenu: z.boolean().optional() }), deleteFile),
  deletedFiles: reads(z.object({}), deletedFiles),
  bringBack: writes(z.object({ id: z.uuid() }), bringBack),
  forgetDeleted: writes(z.object({ id: z.uuid() }), ({ deleted }, { id }) => deleted.drop(id)),

  problems: reads(z.object({}), problems),
  addressFor: reads(z.object({ path }), async ({ folder, siteAddress }, params) => {
    const address = await addressFor(folder.root, params.path);
    return { address, isMade: siteAddress !== undefined && (await hasPage(siteAddress, address)) };
  }),
  locate: reads(
    z.object({ address: z.string(), texts: z.array(z.string()).max(20) }),
    async ({ folder }, { address, texts }) => ({ place: await locate(folder.root, address, texts) }),
  ),
  sources: reads(z.object({}), sources),
  drafts: reads(z.object({}), shownDrafts),
  keepDraft: writes(entry.extend({ data: z.record(z.string(), z.unknown()) }), keepTyped),
  newDraft: reads(z.object({ path }), newDraft),
  dropDraft: writes(z.object({ path }), ({ drafts }, params) => drafts.drop(params.path)),
  getText: reads(z.object({ path }), getText),
  saveText: writes(z.object({ path, before: z.string(), text: z.string() }), saveText),

  state: reads(z.object({}), ({ sharing }) => state(sharing)),
  // Unlike `takeBack`, it waits for the network, so it runs alone only while it changes files.
  share: reads(z.object(settled), ({ sharing }, params) => shareSaved(sharing, params)),
  history: reads(z.object({}), ({ sharing }) => sharedHistory(sharing)),
  takeBack: writes(
    z.object({
      id: z.string().regex(/^(saved|[0-9a-f]{40,64})$/),
      files: z.array(path).optional(),
      ...settled,
    }),
    ({ sharing }, params) => takeOneBack(sharing, params),
  ),
};

export type ActionName = keyof typeof actions;
export type Params<Name extends ActionName> = z.infer<(typeof actions)[Name]["params"]>;
export type Answer<Name extends ActionName> = Awaited<ReturnType<(typeof actions)[Name]["run"]>>;
