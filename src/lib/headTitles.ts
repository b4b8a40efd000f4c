interface Testimony {
  title?: string | null | undefined;
  name: string;
  role: string;
}

/** Returns the title of a testimony's page, as search engines show it. The template and the content check both need it. */
export const testimonyTitle = ({ title, name, role }: Testimony): string =>
  title ?? `${name}, ${role.charAt(0).toLowerCase()}${role.slice(1)}`;
