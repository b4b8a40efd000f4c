/** A page's content note: what readers may want to know before they read on; nothing without one. */
export function ContentNote({ note }: { note: string | null | undefined }) {
  if (!note) return null;
  return (
    <p
      role="note"
      sx={{
        maxWidth: "measure",
        mt: 4,
        mb: 0,
        pl: 4,
        borderLeft: "2px solid",
        borderColor: "outline",
        fontSize: "menu",
        color: "muted",
      }}
    >
      <strong sx={{ fontWeight: "strong" }}>Content note.</strong> {note}
    </p>
  );
}
