/** What an entry of the timeline is about, as the content and addresses write it, with what the filter calls it; in its order. */
export const timelineKinds = {
  case: "The case",
  courts: "Courts",
  disclosure: "Disclosure",
  parliament: "Parliament",
  campaign: "Campaign",
  media: "Media",
} as const;

export type TimelineKind = keyof typeof timelineKinds;
