/** The one mock of the project: what components use of Gatsby. */
export const graphql = () => undefined;
export const navigate = jest.fn(() => Promise.resolve());
export const useStaticQuery = jest.fn();
