/** Says on each page that something on the site is a sample. */
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
