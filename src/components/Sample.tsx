/** A label next to a role or a name that is invented. A screen reader reads it after a comma: "Paralegal, Sample". */
export const SampleMark = () => (
  <>
    <span className="visually-hidden">, </span>
    <span className="sample-mark">Sample</span>
  </>
);

/** The notice on every page of a site on which something is a sample. */
export const SampleNotice = ({ text }: { text: string }) => (
  <aside aria-label="Notice" sx={{ bg: "tint", borderBottom: "1px solid", borderColor: "line" }}>
    <p
      sx={{
        variant: "layout.page",
        my: 0,
        py: 1,
        fontSize: "small",
        textAlign: "center",
        color: "muted",
      }}
    >
      {text}
    </p>
  </aside>
);
