/** The fields that contain approvals, each with the heading under which missing approvals are listed. */
export const approvalFields = {
  reviewed: "Reviews of pages about living people",
  consent: "Consent of writers to their testimonies",
  agreed: "Agreement of people to appear on the site",
};
