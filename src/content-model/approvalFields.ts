/** The fields that hold approvals, and how a list of those that are missing is headed. */
export const approvalFields = {
  reviewed: "Reviews of pages about living people",
  consent: "Consent of writers to their testimonies",
  agreed: "Agreement of people to appear",
};
