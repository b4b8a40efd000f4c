/**
 * Returns whether Windows reserves a name for a device, such as "con" or "con.txt". Windows can store neither a file nor a folder with such
 * a name. Source: https://learn.microsoft.com/windows/win32/fileio/naming-a-file
 * @param name the name of a file or folder, without its path
 */
export const isDeviceName = (name: string): boolean => /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name);
