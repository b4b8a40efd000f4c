/** `npm run serve`: serves public/ as a host should, with the headers of `src/hosting`. */
import { createServer } from "node:http";
import handler from "serve-handler";
import { siteHeaders } from "../src/hosting/siteHeaders";

const root = "public";
const headers = siteHeaders(root).map((rule) => ({
  source: rule.path.replace(/\/\*$/, "/**"),
  headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
}));

/** The first port from the wanted one on that nobody listens at. */
function listen(port: number): void {
  const server = createServer((request, response) => {
    void handler(request, response, {
      public: root,
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
      etag: true,
      headers,
    });
  });
  server.once("error", () => listen(port + 1));
  server.listen(port, () =>
    console.log(`\nThe site is at http://localhost:${port}/ (stop it with Ctrl+C)\n`),
  );
}

listen(Number(process.env.PORT ?? 9000));
