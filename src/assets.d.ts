/** The default export of the module of a font or an icon: its address. */
declare module "*.woff2" {
  const url: string;
  export default url;
}
declare module "*.svg" {
  const url: string;
  export default url;
}
declare module "*.css";

/** The bundled code of src/inlineScript.ts, as text. Webpack inserts it (see gatsby-node.ts). */
declare const INLINE_SCRIPT: string;

/** Types of the documented functions of this package. The package's own types need another package, which the site does not use. */
declare module "@emotion/server/create-instance" {
  import type { EmotionCache } from "@emotion/react";
  export default function createEmotionServer(cache: EmotionCache): {
    extractCriticalToChunks: (html: string) => { styles: { key: string; ids: string[]; css: string }[] };
  };
}

/** A parser of dates in EDTF. The package has no types, so these declarations cover the parts that the site uses. */
declare module "edtf" {
  export type EdtfNode =
    | EdtfDateNode
    | { type: "Interval"; values: [EdtfNode | null, EdtfNode | null] }
    /** One of several dates, as in EDTF's square brackets. A pair stands for a range, and contains its first and its last date. */
    | { type: "Set"; values: (EdtfNode | [EdtfNode, EdtfNode])[]; earlier?: boolean; later?: boolean }
    | { type: "Year" | "Decade" | "Century" | "Season" | "List" };
  export interface EdtfDateNode {
    type: "Date";
    /** The year, month (counted from 0), day, hour, minute and second. The list is shorter if the date is less exact. */
    values: number[];
    approximate?: boolean | number;
    uncertain?: boolean | number;
    unspecified?: number;
    timeZone?: string;
    /**
     * The offset of the date's time zone from UTC, in minutes. It exists only if the date has a time of day. If the text does not name a
     * time zone, this is the offset of this computer's time zone.
     */
    offset?: number;
  }
  /** @throws if the text is not EDTF, or if the date does not exist */
  export function parse(text: string): EdtfNode;
  /** A date with the times of its first and last millisecond. */
  class EdtfDate {
    constructor(node: EdtfDateNode);
    readonly min: number;
    readonly max: number;
  }
  export { EdtfDate as Date };
}

/** This module is not part of the package's own types. src/gatsby-ssr/gatsbyInternals.ts checks that the module exists. */
declare module "gatsby-source-filesystem/create-file-node" {
  import type { NodeInput, NodePluginArgs } from "gatsby";

  /** Returns the node of a file. Caches the digest of the file until somebody writes the file again. */
  export function createFileNode(
    path: string,
    createNodeId: NodePluginArgs["createNodeId"],
    options: { name: string; path: string },
    cache: NodePluginArgs["cache"],
  ): Promise<NodeInput>;
}
