import type { ReactNode } from "react";
import { DeferredContent } from "./DeferredContent";
import { Contents } from "./Contents";
import { Section } from "./Section";

interface Props {
  sections: readonly Queries.SectionFragment[];
  /** What stands where the text says {statements}. */
  statements: ReactNode;
  /** Whether a picture fills the first screen above them. */
  isBelowPicture: boolean;
  /** The headings of what follows them on the page. */
  end: Parameters<typeof Contents>[0]["end"];
}

/** The cards of a page in one measure; on wide screens their headings are in a sticky list beside them. */
export function Article({ sections, statements, isBelowPicture, end }: Props) {
  const titled = sections.filter(({ heading }) => heading !== null);
  const numberOf = new Map(titled.map(({ id }, index) => [id, index + 1]));
  const hasContents = titled.length > 2;
  const drawn = sections.map((section) => (
    <Section
      key={section.id}
      {...{ section, statements }}
      number={hasContents ? numberOf.get(section.id) : undefined}
    />
  ));
  const onFirstScreen = isBelowPicture ? 0 : 1;
  return (
    <div
      sx={{
        display: "grid",
        columnGap: 7,
        // The text goes beside the list, although it comes after it.
        gridAutoFlow: "dense",
        gridTemplateColumns: [
          "minmax(0, 1fr)",
          null,
          null,
          hasContents ? "minmax(0, 38rem) minmax(0, 15rem)" : "minmax(0, 38rem)",
        ],
        justifyContent: "space-between",
        "@media print": { display: "block" },
      }}
    >
      {hasContents && <Contents sections={titled} end={end} />}
      <div>
        {drawn.slice(0, onFirstScreen)}
        <DeferredContent>{drawn.slice(onFirstScreen)}</DeferredContent>
      </div>
    </div>
  );
}
