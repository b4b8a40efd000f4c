/** The one mock of the project: what components use of Gatsby. */
import { forwardRef, type ComponentPropsWithoutRef, type MouseEvent } from "react";

export const graphql = () => undefined;
export const navigate = jest.fn(() => Promise.resolve());
export const useStaticQuery = jest.fn();

type LinkProps = ComponentPropsWithoutRef<"a"> & { to: string };

/** As Gatsby's: it hands its element on, and a click does not leave the page. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, children, onClick, ...rest },
  ref,
) {
  const stay = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    event.preventDefault();
  };
  return (
    <a ref={ref} href={to} onClick={stay} {...rest}>
      {children}
    </a>
  );
});
