import { createContext, useContext } from "react";

/** The path of the page that is shown. A context, so that at a click only what marks it is rendered again. */
export const CurrentPath = createContext("/");

export const useCurrentPath = () => useContext(CurrentPath);

/** Whether the visitor has left the page that the browser loaded, for another. */
export const HasLeftFirstPage = createContext(false);
