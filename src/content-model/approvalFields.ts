/** The fields that contain approvals. The value of each is the heading above the list of missing approvals of this type. */
export const approvalFields = {
  reviewed: "Reviews of pages about living people",
  consent: "Consent of writers to their testimonies",
  agreed: "Agreement of people to appear on the site",
};
