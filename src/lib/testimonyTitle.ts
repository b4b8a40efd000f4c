interface Testimony {
  title?: string | null | undefined;
  name: string;
  role: string;
}

/**
 * Returns the title of a testimony's page for search engines. The template writes this title into the page, and the content check compares
 * it with other titles.
 */
export const testimonyTitle = ({ title, name, role }: Testimony): string =>
  title ?? `${name}, ${role.charAt(0).toLowerCase()}${role.slice(1)}`;
