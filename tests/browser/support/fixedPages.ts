interface FixedPage {
  path: string;
  title: string;
  headings?: readonly string[];
  /** Pages to which one press leads from its text. */
  links?: readonly string[];
}

/** Each fixed route of the sample site: its title, and its headings in order. */
export const fixedPages: readonly FixedPage[] = [
  {
    path: "/",
    title: "The Farmhouse Campaign",
    headings: [
      "In prison since 29 September 1985",
      "Support",
      "Timeline",
      "Evidence",
      "Legal",
      "About the Case",
      "A-Z of Content",
      "Get Involved",
      "The Web Site Archive",
    ],
  },
  { path: "/his-life", title: "A Life Interrupted" },
  {
    path: "/team",
    title: "About Us",
    headings: ["Current Team", "Events & Social", "Patrons", "Supporters", "In Memoriam"],
  },
  {
    path: "/alibi",
    title: "The Alibi",
    headings: ["The 6:09 AM Call", "The Significance", "Investigation Discrepancies", "Call for Justice"],
  },
  { path: "/timeline", title: "Timeline of Events" },
  {
    path: "/evidence",
    title: "Evidence Review",
    headings: [
      "Forensic Evidence",
      "Witness Testimony",
      "Investigation Concerns",
      "Suppressed Evidence",
      "Independent Review Needed",
    ],
  },
  {
    path: "/beneficiaries",
    title: "The Beneficiaries",
    headings: [
      "First Relative",
      "Second Relative",
      "Third Relative",
      "Fourth Relative",
      "A Pattern of Financial Motive",
    ],
  },
  {
    path: "/his-sister",
    title: "His Sister: A Medical History",
    headings: [
      "Early Life and Adoption",
      "Marriage",
      "First Signs of Mental Illness",
      "Birth of the Twins and Marriage Breakdown",
      "Drug Use and Social Services Involvement",
      "Incidents Involving the Children",
      "Psychiatric Diagnosis and Hospitalisation",
      "The Crisis of Early 1985",
      "Medication Reduction and Deterioration",
      "The Final Days",
      "The Tragedy",
    ],
  },
  {
    path: "/the-witness",
    title: "The Key Prosecution Witness",
    headings: [
      "Background",
      "Deteriorating Relationship",
      "The Breakup",
      "Changing Testimony",
      "Inaction and Inconsistencies",
      "Financial Arrangements with the Media",
      "Media Criticism and Later Life",
      "Immunity and Further Investigation",
      "Recent Developments",
      "Questions About Credibility",
    ],
  },
  {
    path: "/moderators",
    title: "Two Moderators / DNA",
    headings: [
      "The Prosecution Case",
      "First Moderator",
      "Second Moderator",
      "Examination",
      "Blood Evidence",
      "DNA Evidence",
      "Paint Evidence",
      "The Deception",
      "Altered Records",
      "Summary",
      "Evidence Since Trial",
      "Current Status",
    ],
  },
  { path: "/in-parliament", title: "In Parliament" },
  {
    path: "/media",
    title: "Media Coverage",
    links: ["/leaflet", "/petition-sheet"],
    headings: [
      "The Magazine Investigation",
      "The Six-Part Podcast",
      "Recent Coverage",
      "Press Releases",
      "Documentaries",
      "Interviews",
      "For the Press",
    ],
  },
  {
    path: "/contact",
    title: "Get in Touch",
    links: ["/leaflet", "/petition-sheet"],
    headings: [
      "Write to Him",
      "Donate to the Forensic Fund",
      "Contact Form",
      "Social Media",
      "Petition",
      "Events",
      "Company Registration",
    ],
  },
  { path: "/legal", title: "Legal Information" },
  { path: "/testimonies", title: "Testimonies" },
];
