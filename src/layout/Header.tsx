import { Contrast, Search } from "lucide";
import { Icon, IconButton } from "../components/Icon";
import { PageLink } from "./PageLink";
import { SearchDialog } from "../search/SearchDialog";
import { screens } from "../theme/scales";
import type { toMenu } from "./menu";
import { DesktopMenu, MobileMenu } from "./Menus";

interface Props {
  name: string;
  menu: ReturnType<typeof toMenu>;
}

/**
 * The height of the row with the campaign's name on wide screens. When a visitor scrolls, this row leaves the screen, and the menu below it
 * stays in view.
 */
const nameLine = "3.25rem";

/**
 * The styles of the header's row on small screens, which contains the name, two buttons and the menu. The row reserves space for the
 * buttons, because a browser on a slow connection paints the name before the buttons arrive.
 */
const row = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  alignItems: "center",
  [`@media ${screens.oneLine}`]: {
    columnGap: 2,
    display: "grid",
    gridTemplateColumns: "1fr 5.5rem 2.75rem",
    minHeight: "3.25rem",
  },
  [`@media ${screens.wide}`]: { display: "flex", minHeight: 0 },
};

/** The sticky top of every page: the campaign's name and the menu. */
export function Header({ name, menu }: Props) {
  return (
    <header
      sx={{
        position: "relative",
        top: 0,
        zIndex: "header",
        bg: "background",
        borderBottom: "1px solid",
        borderColor: "line",
        [`@media ${screens.stickyHeader}`]: { position: "sticky" },
        [`@media ${screens.wide} and (min-height: 22em)`]: { top: `calc(-1 * ${nameLine})` },
        "@media print": { display: "none" },
      }}
    >
      <div sx={{ variant: "layout.page", ...row }}>
        <PageLink
          href="/"
          sx={{
            mr: "auto",
            fontFamily: "heading",
            fontSize: "1.25rem",
            fontWeight: "heading",
            lineHeight: 1.15,
            // With this small padding, two lines of the name fit into the row.
            py: "0.1875rem",
            textDecoration: "none",
            flexBasis: "100%",
            // The maximum width makes the name break into two lines in the fallback typeface, too. If the name were on one line in the
            // fallback typeface, it would move when its own typeface arrives.
            [`@media ${screens.oneLine}`]: { maxWidth: "9em" },
            [`@media ${screens.wide}`]: {
              maxWidth: "none",
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
            // The button extends into the margin of the page, so that three buttons fit on very narrow screens.
            ml: "-0.75rem",
            [`@media ${screens.oneLine}`]: { gridArea: "1 / 2", ml: 0 },
            // On wide screens, there is no menu button, and the other two buttons are at the end of the line. The minimum width reserves
            // space for both before the browser has parsed the second.
            [`@media ${screens.wide}`]: { my: 0, ml: "auto", minWidth: "5.5rem" },
          }}
        >
          {/* The inline script handles clicks on both buttons, and the shortcut of the search (see search.inline.ts, theme.inline.ts). */}
          <IconButton
            label="Search"
            className="needs-script"
            data-opens-search=""
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K Meta+K"
          >
            <Icon icon={Search} size={20} />
          </IconButton>{" "}
          <IconButton label="Toggle theme" data-theme-toggle="" className="needs-script">
            <Icon icon={Contrast} size={20} />
          </IconButton>
        </div>
        {menu.length > 0 && <MobileMenu menu={menu} />}
        <SearchDialog />
      </div>
    </header>
  );
}
