/** A substitute for an imported file in unit tests. In a build, webpack provides the address of the file. */
export default "/static/file";
