/** Running text, as HTML made from Markdown. The content check ensures that the Markdown contains no HTML. */
export function Prose({ html }: { html: string }) {
  return <div className="text" sx={{ variant: "text.prose" }} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Running text without Markdown. A blank line begins a new paragraph. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <div className="text" sx={{ variant: "text.prose" }}>
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
