import { timelineFiles } from "../lib/timelineFiles";
import { inlineGroup } from "../theme/inlineGroup";

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
