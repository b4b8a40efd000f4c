export function Paragraphs({ text }: { text: string }) {
  return (
    <div className="text" sx={{ variant: "text.prose" }}>
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
