/** The fixed routes of the sample site. For each, the title of the page and its headings, in order. */
const written = `
/ = The Farmhouse Campaign
  In custody since 29 September 1985 | Support | Timeline | Evidence | Legal | About the Case | A-Z of Content
  Get Involved | The Web Site Archive
/his-life = A Life Interrupted
/team = About Us
  Current Team | Events & Social | Patrons | Supporters | In Memoriam
/alibi = The Alibi
  The 6:09 AM Call | The Significance | Investigation Discrepancies | Call for Justice
/timeline = Timeline of Events
/evidence = Evidence Review
  Forensic Evidence | Witness Testimony | Investigation Concerns | Suppressed Evidence | Independent Review Needed
/beneficiaries = The Beneficiaries
  First Relative | Second Relative | Third Relative | Fourth Relative | A Pattern of Financial Motive
/his-sister = His Sister: A Medical History
  Early Life and Adoption | Marriage | First Signs of Mental Illness | Birth of the Twins and Marriage Breakdown
  Drug Use and Social Services Involvement | Incidents Involving the Children
  Psychiatric Diagnosis and Hospitalisation | The Crisis of Early 1985 | Medication Reduction and Deterioration
  The Final Days | The Tragedy
/the-witness = The Key Prosecution Witness
  Background | Deteriorating Relationship | The Breakup | Changing Testimony | Inaction and Inconsistencies
  Financial Arrangements with the Media | Media Criticism and Later Life | Immunity and Further Investigation
  Recent Developments | Questions About Credibility
/moderators = Two Moderators / DNA
  The Prosecution Case | First Moderator | Second Moderator | Examination | Blood Evidence | DNA Evidence
  Paint Evidence | The Deception | Altered Records | Summary | Evidence Since Trial | Current Status
/in-parliament = In Parliament
/media = Media Coverage
  The Magazine Investigation | The Six-Part Podcast | Recent Coverage | Press Releases | Documentaries
  Interviews | For the Press
/contact = Get in Touch
  Write to Him | Donate to the Forensic Fund | Contact Form | Social Media | Petition | Events
  Company Registration
/legal = Legal Information
/testimonies = Testimonies`;

export const fixedPages = written.split(/\n(?=\/)/).flatMap((page) => {
  const [, path, title, rest = ""] = /^(\S+) = (.*)([^]*)$/.exec(page) ?? [];
  if (path === undefined || title === undefined) return [];
  const headings = rest.trim().split(/\s*(?:\||\n)\s*/);
  return {
    path,
    title,
    ...(rest !== "" && { headings }),
    /** The paths of the pages to which the text of this page links. */
    links: ["/media", "/contact"].includes(path) ? ["/leaflet", "/petition-sheet"] : [],
  };
});
