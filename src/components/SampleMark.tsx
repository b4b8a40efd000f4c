/** Says beside a role or a name that it is invented. Read aloud it follows a comma: "Paralegal, Sample". */
export const SampleMark = () => (
  <>
    <span className="visually-hidden">, </span>
    <span className="sample-mark">Sample</span>
  </>
);
