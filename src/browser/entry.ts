/**
 * Where the visitor's scripts begin (onCreateWebpackConfig.ts): what Gatsby would run as one task is run as several short ones, so that
 * a slow phone answers in between. Each part finds what it needs already there, and Gatsby's own entry comes last.
 */
const pause = () => new Promise((resolve) => setTimeout(resolve));

// Eager: nothing more is loaded, since it all stands in this script.
void import(/* webpackMode: "eager" */ "react-dom/client")
  .then(pause)
  .then(() => import(/* webpackMode: "eager" */ "theme-ui/jsx-runtime"))
  .then(pause)
  .then(() => import(/* webpackMode: "eager" */ "gatsby"))
  .then(pause)
  .then(() => import(/* webpackMode: "eager" */ "../../gatsby-browser"))
  .then(pause)
  .then(() => import(/* webpackMode: "eager" */ "../../.cache/production-app"));

export {};
