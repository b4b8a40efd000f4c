/** What webpack makes of an imported file: its address. */
export default "/static/file";
