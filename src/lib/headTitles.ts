/** The titles of pages that have no `title` of their own, as search engines show them: the templates and the check need the same. */

interface Testimony {
  title?: string | null | undefined;
  name: string;
  role: string;
}

export const testimonyTitle = ({ title, name, role }: Testimony): string =>
  title ?? `${name}, ${role.charAt(0).toLowerCase()}${role.slice(1)}`;
