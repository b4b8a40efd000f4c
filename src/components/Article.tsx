import { Contents } from "./Contents";
import { Section } from "./Section";
import { useFirstScreen } from "./useFirstScreen";

/** The cards of a page in one measure; on wide screens their headings stand in a sticky list beside them. */
export function Article({ sections }: { sections: readonly Queries.SectionFragment[] }) {
  const titled = sections.filter(({ heading }) => heading !== null);
  const numberOf = new Map(titled.map(({ id }, index) => [id, index + 1]));
  const hasContents = titled.length > 2;
  return (
    <div
      sx={{
        display: "grid",
        columnGap: 7,
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
      <div>
        {useFirstScreen(sections, 1).map((section) => (
          <Section
            key={section.id}
            section={section}
            number={hasContents ? numberOf.get(section.id) : undefined}
          />
        ))}
      </div>
      {hasContents && <Contents sections={titled} />}
    </div>
  );
}
