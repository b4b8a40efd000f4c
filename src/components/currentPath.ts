import { createContext, useContext } from "react";

/** The path of the page that is shown. A context, so that at a click only what marks it is rendered again. */
export const CurrentPath = createContext("/");

export const useCurrentPath = () => useContext(CurrentPath);
