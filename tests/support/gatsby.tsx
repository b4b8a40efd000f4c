/** The one mock of the project: what components use of Gatsby. */
import type { ComponentProps } from "react";

export const graphql = () => undefined;
export const navigate = jest.fn(() => Promise.resolve());
export const useStaticQuery = jest.fn();

export function Link({ to, children, ...rest }: ComponentProps<"a"> & { to: string }) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
