/** A label next to a role or a name that is invented. A screen reader reads it after a comma: "Paralegal, Sample". */
export const SampleMark = () => (
  <>
    <span className="visually-hidden">, </span>
    <span className="sample-mark">Sample</span>
  </>
);
