interface Props {
  /** "Incomplete" is for sources and documents, which are real, but whose entry may be incomplete. */
  label?: "Sample" | "Incomplete";
  /** True if the label follows a full stop, after which a comma would be wrong. */
  isAfterSentence?: boolean;
}

/**
 * A label next to a role or a name that is invented. Screen readers and browsers without styles have a comma before the label: "Paralegal,
 * Sample".
 */
export const SampleMark = ({ label = "Sample", isAfterSentence = false }: Props) => (
  <>
    <span className="visually-hidden">{isAfterSentence ? " " : ", "}</span>
    <span className="sample-mark">{label}</span>
  </>
);
