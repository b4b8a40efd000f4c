// A replacement for Gatsby in the tests of components. It has only the parts that components use.
export const graphql = () => undefined;
export const navigate = jest.fn(() => Promise.resolve());
export const useStaticQuery = jest.fn();
