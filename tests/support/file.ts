/** The address of an imported file, as webpack provides it. */
export default "/static/file";
