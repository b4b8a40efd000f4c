/**
 * A label next to a role or a name that is invented. Screen readers read the label after a comma: "Paralegal, Sample". The label
 * "Incomplete" is for sources and documents, which are real, but whose entry may be incomplete.
 */
export const SampleMark = ({ label = "Sample" }: { label?: "Sample" | "Incomplete" }) => (
  <>
    <span className="visually-hidden">, </span>
    <span className="sample-mark">{label}</span>
  </>
);
