/**
 * A label next to a role or a name that is invented. A screen reader reads it after a comma: "Paralegal, Sample". Sources and documents are
 * real, but their entry may be incomplete, so their label is "Incomplete".
 */
export const SampleMark = ({ label = "Sample" }: { label?: "Sample" | "Incomplete" }) => (
  <>
    <span className="visually-hidden">, </span>
    <span className="sample-mark">{label}</span>
  </>
);
