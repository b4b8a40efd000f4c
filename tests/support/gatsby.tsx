/** The one mock of the project: what components use of Gatsby. */
import type { ComponentProps, MouseEvent } from "react";

export const graphql = () => undefined;
export const navigate = jest.fn(() => Promise.resolve());
export const useStaticQuery = jest.fn();

/** As Gatsby's: a click does not leave the page. */
export function Link({ to, children, onClick, ...rest }: ComponentProps<"a"> & { to: string }) {
  const stay = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    event.preventDefault();
  };
  return (
    <a href={to} onClick={stay} {...rest}>
      {children}
    </a>
  );
}
