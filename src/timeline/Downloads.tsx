import { timelineFiles } from "../lib/timelineFiles";
import { inlineGroup } from "../theme/inlineGroup";

/** The timeline as files. */
export const Downloads = () => (
  <div sx={inlineGroup}>
    {"Download: "}
    {Object.values(timelineFiles).map(({ address, label, type }) => (
      <a key={label} href={address} type={type} download>
        {label}
      </a>
    ))}
  </div>
);
