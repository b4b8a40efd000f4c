import { memo, type ReactNode } from "react";

/** The thin line on every page while anything is a sample. */
export const SampleNotice = memo(function SampleNotice({ children }: { children: ReactNode }) {
  return (
    <aside aria-label="Notice" sx={{ bg: "tint", borderBottom: "1px solid", borderColor: "line" }}>
      <p
        sx={{ variant: "layout.page", my: 0, py: 1, fontSize: "small", textAlign: "center", color: "muted" }}
      >
        {children}
      </p>
    </aside>
  );
});
