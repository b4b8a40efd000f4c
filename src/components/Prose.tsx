/** Running text that was Markdown; content is checked to hold no HTML of its own. */
export function Prose({ html }: { html: string }) {
  return <div className="text" sx={{ variant: "text.prose" }} dangerouslySetInnerHTML={{ __html: html }} />;
}
