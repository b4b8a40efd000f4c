/** Stands in for the address of an imported file, which webpack provides in a build. */
export default "/static/file";
