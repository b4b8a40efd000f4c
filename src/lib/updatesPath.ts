/** The address of the feed of updates, which is there once content states a change. */
export const updatesPath = "/updates.xml";
