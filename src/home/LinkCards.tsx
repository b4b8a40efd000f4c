export function LinkCards({ cards }: Pick<NonNullable<Queries.HomeQuery["page"]>, "cards">) {
  if (cards.length === 0) return null;
  return (
    <ul
      role="list"
      sx={{
        listStyle: "none",
        my: [6, 7],
        display: "grid",
        gap: [2, 5],
        gridTemplateColumns: ["1fr", "1fr 1fr", "1fr 1fr", "repeat(4, 1fr)"],
        a: { variant: "cards.link" },
        h2: { fontSize: "h3", mb: 2 },
        p: { m: 0, fontSize: "menu", lineHeight: 1.5, color: "muted" },
      }}
    >
      {cards.map(({ title, text, page }) => (
        <li key={title}>
          <a href={page.path}>
            <h2>{title}</h2>
            <p>{text}</p>
          </a>
        </li>
      ))}
    </ul>
  );
}
