import { createContext, useContext } from "react";

/** The path of the page that is rendered, for the links of the layout that mark it. */
export const CurrentPath = createContext("/");

export const useCurrentPath = () => useContext(CurrentPath);
