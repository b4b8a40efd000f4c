// The one mock of the project: the parts of Gatsby that components use.
export const graphql = () => undefined;
export const navigate = jest.fn(() => Promise.resolve());
export const useStaticQuery = jest.fn();
