/** Defines the requests that the page of the editor can send to its server. A request is called an action. */
import { z } from "zod";
import { readContent } from "../../../src/content-model/readContent";
import { checkPublishing } from "../../publishing/checkPublishing";
import { dropKept, keptId } from "../../sharing/keptFiles";
import { share, type RunExclusive } from "../../sharing/share";
import { stateLine, type FetchVersion } from "../../sharing/statusLine";
import type { News } from "../../sharing/news";
import { history, takeBack } from "../../sharing/takeBack";
import { changeListOf } from "../../sharing/changeList";
import { readerFile } from "./approving/readerFile";
import { fileApprovals, recordApproval } from "./approving/record";
import { missingNow, waiting } from "./approving/waiting";
import { bringBack, deletedFiles, deleteFile, dropDraft, dropUnused, usesOf } from "./deleting";
import { saveDraft, openForm, type Store } from "./entries";
import { find } from "./find";
import { leaveForLater } from "./leaving";
import { locate, pageOfForm } from "./locate";
import { hasPage } from "./ownServers";
import { overview } from "./overview";
import { problemsInWords } from "./problemsInWords";
import { references } from "./references";
import { save, saveText } from "./saving";
import { stillUnshared } from "./stillElsewhere";
import { attempt } from "./sharingActions";

interface Context extends Store {
  /** The folder that contains content/. */
  project: string;
  /** Runs a task that changes the folder. Other actions that change the folder wait until the task has ended. */
  runExclusive: RunExclusive;
  /** The time at which the request arrived. */
  arrived: string;
  askVersion: FetchVersion;
  askNews: (project: string) => Promise<News | undefined>;
  /** The address of the development site. Undefined if no development site is running. */
  siteAddress: string | undefined;
}

/**
 * Defines an action. Actions that change files run one after the other. Otherwise, an action could check files that another action is about
 * to change.
 */
const action =
  (isExclusive: boolean) =>
  <Params extends z.ZodType, Answer>(
    params: Params,
    run: (context: Context, params: z.infer<Params>) => Promise<Answer>,
  ) => ({ params, run, isExclusive });
const reads = action(false);
const writes = action(true);

const path = z.string();
const commit = z.string().regex(/^[0-9a-f]{40,64}$/);
/** The id of a kept file: a deleted file, or a version of a file that was undone. */
const kept = z.string().regex(keptId);
const values = z.record(z.string(), z.unknown());
/** A form of a file: the file's path, the form's id, and the file's text when the form was opened. For a new file, the text is missing. */
const form = z.strictObject({ path, form: z.string(), before: z.string().optional() });

const conflictAnswer = z.strictObject({
  id: z.string(),
  answer: z.union([z.literal("mine"), z.literal("theirs"), z.strictObject({ write: z.string() })]),
});
const answered = {
  name: z.string().optional(),
  answers: z.array(conflictAnswer),
  confirmedId: z.string().optional(),
};
/** The draft of another form, if this form was opened with the values of that draft. */
const adopted = z.object({ form: z.string(), when: z.string() }).optional();
// The objects are strict, so that a request with both values and text is refused.
const sent = form.extend({
  adopted,
  answers: z.array(conflictAnswer),
  confirmed: z.string().optional(),
});

export const actions = {
  overview: reads(z.object({}), overview),
  find: reads(z.object({ words: z.string().max(200) }), find),
  references: reads(z.object({}), references),
  openForm: reads(
    z.object({
      path,
      form: z.string().optional(),
      forms: z.array(z.string()).optional(),
      asText: z.boolean().optional(),
    }),
    openForm,
  ),
  save: writes(sent.extend({ values, isDeletionKnown: z.boolean().optional() }), save),
  saveText: writes(sent.extend({ text: z.string() }), saveText),
  saveDraft: writes(
    form.extend({
      values: values.optional(),
      text: z.string().optional(),
      when: z.iso.datetime().optional(),
      adopted,
    }),
    saveDraft,
  ),
  dropDraft: writes(z.object({ path, form: z.string(), isDiscarded: z.boolean().optional() }), dropDraft),
  usesOf: reads(z.object({ path }), usesOf),
  deleteFile: writes(z.object({ path, fromLists: z.boolean().optional() }), deleteFile),
  dropUnused: writes(z.object({ paths: z.array(path) }), dropUnused),
  deletedFiles: reads(z.object({}), deletedFiles),
  bringBack: writes(z.object({ id: kept }), bringBack),
  forgetDeleted: writes(z.object({ id: kept }), ({ project }, { id }) => dropKept(project, id)),

  fileApprovals: reads(z.object({ path }), fileApprovals),
  readerFile: reads(
    z.object({
      path,
      key: z.string(),
      whom: z.string(),
      page: z.object({ html: z.string(), css: z.string(), text: z.string(), alts: z.array(z.string()) }),
    }),
    readerFile,
  ),
  waiting: reads(z.object({}), waiting),
  missingApprovals: reads(z.object({}), missingNow),
  recordApproval: writes(
    z.object({ path, key: z.string(), by: z.string(), on: z.iso.date(), version: z.string() }),
    recordApproval,
  ),

  pageOfForm: reads(z.object({ path }), async ({ folder, siteAddress }, params) => {
    const page = await pageOfForm(folder.root, params.path);
    const isMade = !!siteAddress && !!page.address && (await hasPage(siteAddress, page.address));
    return { ...page, isMade };
  }),
  locate: reads(
    z.object({ address: z.string(), texts: z.array(z.string()).max(20) }),
    async ({ folder }, { address, texts }) => ({ place: await locate(folder.root, address, texts) }),
  ),

  state: reads(z.object({}), async ({ project, askVersion }) => ({
    line: await stateLine(project, askVersion),
  })),
  news: reads(z.object({}), async ({ project, askNews }) => ({ news: await askNews(project) })),
  publishCheck: reads(z.object({}), async ({ folder }) => ({
    problems: problemsInWords(await readContent(folder.root), await checkPublishing(folder.root)),
  })),
  changeList: reads(z.object({}), ({ project }) =>
    attempt(project, { answers: [] }, () => changeListOf(project)),
  ),
  stillUnshared: reads(z.object({}), stillUnshared),
  // Sharing waits for the network, so it blocks other actions only while it changes files. `leaveForLater` and `takeBack` wait for a
  // running share. If they blocked other actions while they wait, the share could not change files, and all of them would wait for ever.
  leaveForLater: reads(z.object({ path, entry: z.string().optional() }), leaveForLater),
  share: reads(
    z.object({ shown: z.string().optional(), ...answered }),
    ({ project, runExclusive }, { shown, ...given }) =>
      attempt(project, given, (options) => share(project, { ...options, runExclusive, shown })),
  ),
  history: reads(z.object({ path: path.optional(), from: commit.optional() }), ({ project }, place) =>
    attempt(project, { answers: [] }, () => history(project, place)),
  ),
  takeBack: reads(
    z.object({
      id: z.string().regex(/^(unshared|[0-9a-f]{40,64})$/),
      files: z.array(path).optional(),
      ...answered,
    }),
    ({ project, runExclusive }, { id, files, ...given }) =>
      attempt(project, given, (options) => takeBack(project, id, { ...options, files, runExclusive })),
  ),
};

export type ActionName = keyof typeof actions;
export type Params<Name extends ActionName> = z.input<(typeof actions)[Name]["params"]>;
export type Answer<Name extends ActionName> = Awaited<ReturnType<(typeof actions)[Name]["run"]>>;
