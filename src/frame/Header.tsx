import { memo } from "react";
import { PageLink } from "../components/PageLink";
import { SearchButton } from "../search/SearchButton";
import { SearchDialog } from "../search/SearchDialog";
import { ThemeToggle } from "./ThemeToggle";
import { md } from "../theme/scales";
import { DesktopMenu } from "./DesktopMenu";
import type { MenuEntry } from "./menu";
import { MobileMenu } from "./MobileMenu";

interface Props {
  name: string;
  menu: readonly MenuEntry[];
}

/** Height of the name's line on wide screens: it scrolls away, the menu below it stays. */
const nameLine = "3.25rem";

/**
 * The row of small screens: the name, two buttons, the menu. Each keeps its space reserved, since on a slow line the name is
 * painted before the buttons arrive.
 */
const row = {
  display: "grid",
  gridTemplateColumns: "1fr 5.5rem 2.75rem",
  minHeight: "3.25rem",
  [`@media ${md}`]: { display: "flex", flexWrap: "wrap", minHeight: 0 },
};

/** The sticky top of every page: the campaign's name and the menu. */
export const Header = memo(function Header({ name, menu }: Props) {
  return (
    <header
      sx={{
        position: "sticky",
        top: 0,
        zIndex: "header",
        bg: "background",
        borderBottom: "1px solid",
        borderColor: "line",
        [`@media ${md}`]: { top: `calc(-1 * ${nameLine})` },
        "@media print": { display: "none" },
      }}
    >
      <div
        sx={{
          variant: "layout.page",
          ...row,
          alignItems: "center",
          columnGap: 2,
        }}
      >
        <PageLink
          href="/"
          sx={{
            mr: "auto",
            fontFamily: "heading",
            fontSize: "1.25rem",
            fontWeight: "heading",
            lineHeight: 1.15,
            textDecoration: "none",
            // Two lines in the fallback typeface too: where it fitted into one, it would move when its own comes.
            maxWidth: "9em",
            [`@media ${md}`]: {
              maxWidth: "none",
              flexBasis: "100%",
              height: nameLine,
              display: "flex",
              alignItems: "center",
              justifyContent: "center",
              fontSize: "1.5rem",
            },
          }}
        >
          {name}
        </PageLink>
        {menu.length > 0 && <DesktopMenu menu={menu} />}
        <div
          sx={{
            display: "flex",
            alignItems: "center",
            minHeight: "2.75rem",
            my: 1,
            [`@media ${md}`]: { my: 0 },
          }}
        >
          <SearchButton />
          <ThemeToggle />
        </div>
        {menu.length > 0 && <MobileMenu menu={menu} />}
        <SearchDialog />
      </div>
    </header>
  );
});
