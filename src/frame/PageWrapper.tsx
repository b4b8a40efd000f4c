import type { ReactNode } from "react";

/** The common wrapper of every page: its landmark, and where the skip link leads. */
export function PageWrapper({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} sx={{ flex: 1, pb: 7 }}>
      {children}
    </main>
  );
}
