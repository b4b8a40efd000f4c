/** The files in which the build publishes the timeline; no page can have such an address (reserved.ts). */
export const timelineFiles = {
  csv: { address: "/timeline.csv", label: "CSV", type: "text/csv" },
  json: { address: "/timeline.json", label: "JSON", type: "application/json" },
} as const;
