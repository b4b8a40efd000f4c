/** A sketch of a page that is not saved. The sketch shows the typed text immediately, before the site can make the page. */
import { useEffect, useRef } from "react";
import { nameOf } from "../common/addresses";
import { useTyped } from "./forms/typedValues";

const textOrEmpty = (value: unknown): string => (typeof value === "string" ? value : "");

/** The sketch of the page. `path` is the path of its file. For a new file, it is the folder of the file, with a slash at the end. */
export function NewPageSketch({ path }: { path: string }) {
  const typed = useTyped();
  const body = useRef<HTMLDivElement>(null);
  const markdown = textOrEmpty(typed?.body);
  useEffect(() => {
    let isShown = true;
    void import("./text/drawMarkdown").then(({ drawMarkdown }) => {
      if (isShown && body.current) drawMarkdown(body.current, markdown, nameOf(path));
    });
    return () => {
      isShown = false;
    };
  }, [markdown, path]);
  const title = textOrEmpty(typed?.title) || textOrEmpty(typed?.name);
  const lead = textOrEmpty(typed?.standfirst) || textOrEmpty(typed?.role);
  const isEmpty = title + lead + markdown === "";
  return (
    <article className="sketch" aria-label="Sketch of the page">
      <p className="help">
        {isEmpty
          ? "The page appears here while you write."
          : "A sketch of the page. Save the page once to see how it looks on the site."}
      </p>
      <h1>{title}</h1>
      {lead !== "" && <p className="lead">{lead}</p>}
      <div className="sketched" ref={body} />
    </article>
  );
}
