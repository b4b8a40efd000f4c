import { resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { GatsbyNode, NodeInput, Reporter, SourceNodesArgs } from "gatsby";
import { createFileNode } from "gatsby-source-filesystem/create-file-node";
import { pathOf, type Content } from "../content-model/contentFile";
import { pictureName } from "../content-model/fields";
import { errorsOnly, formatProblem, type Problem } from "../content-model/problem";
import { problemsIn } from "../content-model/checkContent";
import { readContent } from "../content-model/readContent";
import { runAndWatch } from "../content-model/watchContent";
import { readDocuments } from "../content-model/pdf/readDocuments";
import { buildTime } from "../lib/buildTime";
import { showErrors } from "./contentErrors";
import { toNodes } from "./toNodes";

const folder = "content";

/**
 * The plugin that owns nodes of the type File. In this site, the plugin itself does not make any nodes, because gatsby-config.ts excludes
 * all files.
 */
const filePlugin = { name: "gatsby-source-filesystem" };

let sourced: Content | undefined;

/**
 * Returns the content from which the current nodes were made. Returns undefined if the content has had errors ever since Gatsby started.
 */
export const sourcedContent = (): Content | undefined => sourced;

/** Content that has no errors, with the warnings of the check. */
interface ValidContent {
  content: Content;
  warnings: Problem[];
}

/** Reads the content and reports its problems. Returns undefined if the content has errors. */
async function readValidContent(reporter: Reporter): Promise<ValidContent | undefined> {
  const content = await readContent(resolve(folder));
  const problems = await problemsIn(content);
  const errors = errorsOnly(problems).map(formatProblem);
  if (errors.length > 0) {
    showErrors(errors);
    reporter.log("\nThe content has problems:\n");
  }
  // The code does not use reporter.error(), because that function would print "ERROR UNKNOWN" before each line.
  for (const problem of problems) reporter[errors.length > 0 ? "log" : "warn"](formatProblem(problem));
  return errors.length > 0 ? undefined : { content, warnings: problems };
}

/**
 * Returns content in the form that gatsby-transformer-yaml accepts: as YAML in a node, without a file. This YAML is written as JSON, which
 * every YAML parser accepts. The characters that YAML does not allow are escaped.
 */
const asYaml = (value: unknown) =>
  JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** A node, and the plugin that owns it. A node that this site owns does not have the second part. */
type OwnedNode = [node: NodeInput, owner?: typeof filePlugin];

/**
 * Returns the nodes of all content. A Markdown file becomes a Page or Testimony, and a picture becomes a File. A YAML file becomes one
 * node, from which gatsby-transformer-yaml makes a node for each entry. The node of the file contains the parsed content, which is checked,
 * trimmed and has defaults.
 */
async function nodesOf(
  { cache, createNodeId, createContentDigest }: SourceNodesArgs,
  { content, warnings }: ValidContent,
): Promise<OwnedNode[]> {
  const texts = await readDocuments(content);
  const { lists, markdown, parts } = toNodes(content, buildTime(), process.env.TRIAL === "1", texts);
  const nodes: OwnedNode[] = [];
  const options = { name: folder, path: resolve(folder) };
  for (const name of [...content.names].filter((each) => pictureName.test(each)))
    nodes.push([await createFileNode(pathOf(content, name), createNodeId, options, cache), filePlugin]);
  const add = (type: string, relativePath: string, fields: object, yamlText?: string) => {
    const contentDigest = createContentDigest(yamlText ?? fields);
    const yaml = yamlText === undefined ? {} : { mediaType: "text/yaml", content: yamlText };
    nodes.push([
      {
        ...fields,
        id: createNodeId(`${type} ${relativePath}`),
        parent: null,
        children: [],
        internal: { type, contentDigest, ...yaml },
      },
    ]);
  };
  for (const { relativePath, entries } of lists)
    add("ContentList", relativePath, { relativePath }, asYaml(entries));
  for (const { type, relativePath, fields } of [...markdown, ...parts]) add(type, relativePath, fields);
  for (const { file, line, column, message, severity } of warnings)
    add("ContentProblem", `${file}:${line}:${column} ${message}`, { file, line, column, message, severity });
  return nodes;
}

/** The time in milliseconds after which unfinished changes of nodes are sent to Gatsby again. The time doubles after each attempt. */
const firstResendDelay = 5000;

/** The interval in milliseconds at which the store is asked whether a node has been deleted. */
const deletionInterval = 20;

/** The digests of nodes, by the ids of the nodes. */
type Digests = ReadonlyMap<string, string>;

/**
 * Makes the nodes of the content, replaces those that have changed, and deletes nodes whose content no longer exists. In `develop`, Gatsby
 * collects such changes for half a second before it makes them. If a page requests its data in this time, Gatsby can lose the changes that
 * it has collected so far, without an error. Therefore the function sends all changes together, and sends them again until Gatsby has made
 * them. The changes should be few: while Gatsby starts, it can make a collection of 100 or more changes twice if a page requests its data,
 * and then ends with the error "The node internal.owner field is set automatically". So nodes that have not changed are not sent.
 * @param before the digests of the nodes that Gatsby has
 * @returns the digests of the nodes of this content
 */
async function replaceNodes(api: SourceNodesArgs, valid: ValidContent, before: Digests): Promise<Digests> {
  const { actions, getNode } = api;
  const nodes = await nodesOf(api, valid);
  const digests: Digests = new Map(nodes.map(([{ id, internal }]) => [id, internal.contentDigest]));
  const changed = nodes.filter(([{ id, internal }]) => before.get(id) !== internal.contentDigest);
  const gone = [...before.keys()].filter((id) => !digests.has(id));
  // Gatsby resolves a promise when it has created a node, but not when it has deleted one.
  const deletion = async () => {
    while (gone.some(getNode)) await setTimeout(deletionInterval);
  };
  const send = () => {
    for (const node of gone.map(getNode)) if (node) actions.deleteNode(node, { name: node.internal.owner });
    return Promise.all([
      deletion(),
      // Gatsby modifies the nodes that it receives, and does not accept a node a second time, so each call passes a copy. For nodes of this
      // site, `owner` is empty, because a second argument, even undefined, would replace the site as the owner.
      ...changed.map(async ([node, ...owner]) =>
        actions.createNode({ ...node, internal: { ...node.internal } }, ...owner),
      ),
    ]);
  };
  if (process.env.gatsby_executing_command === "develop") {
    const sent: Promise<boolean>[] = [];
    let isMade = false;
    for (let delay = firstResendDelay; !isMade; delay *= 2) {
      sent.push(send().then(() => true));
      isMade = await Promise.race([...sent, setTimeout(delay, false, { ref: false })]);
    }
  } else await send();
  sourced = valid.content;
  // This call must be the last step, because it makes open pages request their data again (see browser/develop.ts).
  showErrors([]);
  return digests;
}

/** True once the content is being watched. When Gatsby's refresh endpoint calls sourceNodes again, no second watcher is needed. */
let isWatching = false;

/**
 * Reads the content and makes nodes of it. Content with errors stops a build. In `develop`, content is read again after each change. While
 * it has errors, the terminal and the browser show them, and the nodes stay as they were.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (api: SourceNodesArgs) => {
  const { reporter } = api;
  const isDevelop = process.env.gatsby_executing_command === "develop";
  if (!isDevelop || isWatching) {
    const valid = await readValidContent(reporter);
    if (valid) await replaceNodes(api, valid, new Map());
    else if (!isDevelop) process.exit(1);
    return;
  }
  isWatching = true;
  let digests: Digests = new Map();
  let hadErrors = false;
  await runAndWatch(resolve(folder), async () => {
    const valid = await readValidContent(reporter);
    if (hadErrors && valid) reporter.success("The content has no problems now.");
    hadErrors = valid === undefined;
    if (valid) digests = await replaceNodes(api, valid, digests);
  });
};
