import { timelineFiles } from "../lib/timelineFiles";
import { radioGroup } from "../theme/radioGroup";

/** The timeline as files. */
export const Downloads = () => (
  <div sx={radioGroup}>
    {"Download: "}
    {Object.values(timelineFiles).map(({ address, label, type }) => (
      <a key={label} href={address} type={type} download>
        {label}
      </a>
    ))}
  </div>
);
