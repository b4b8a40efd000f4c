import { foreignIn } from "./foreignRequest";

const foreign = { origin: "https://other.example", "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors" };
const link = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
const local = "localhost:8000";

it.each([
  [
    "a typed address",
    "GET",
    "/",
    { host: local, "sec-fetch-site": "none", "sec-fetch-mode": "navigate" },
    undefined,
  ],
  ["a program", "GET", "/", { host: local }, undefined],
  ["the IP address", "GET", "/", { host: "127.0.0.1:8000" }, undefined],
  ["the IPv6 address", "GET", "/", { host: "[::1]:8000" }, undefined],
  ["an address of this computer in its network", "GET", "/", { host: "192.168.1.7:8000" }, undefined],
  [
    "the own page",
    "GET",
    "/a.json",
    { host: local, origin: `http://${local}`, "sec-fetch-site": "same-origin" },
    undefined,
  ],
  ["a link on another site", "GET", "/alibi", { host: local, ...link }, undefined],
  [
    "a link from another port",
    "GET",
    "/alibi",
    { host: local, ...link, "sec-fetch-site": "same-site" },
    undefined,
  ],
  ["a link on another site to a tool", "GET", "/___graphql", { host: local, ...link }, "origin"],
  ["a form on another site", "POST", "/", { host: local, ...link }, "origin"],
  ["a script on another site", "GET", "/a.json", { host: local, ...foreign }, "origin"],
  ["another port", "GET", "/a.json", { host: local, origin: "http://localhost:3000" }, "origin"],
  ["a page without an origin", "GET", "/a.json", { host: local, origin: "null" }, "origin"],
  [
    "a picture on another site",
    "GET",
    "/a.jpg",
    { host: local, "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" },
    "origin",
  ],
  [
    "an old browser on another site",
    "GET",
    "/a.json",
    { host: local, origin: "https://other.example" },
    "origin",
  ],
  ["a name that is rebound to this computer", "GET", "/", { host: "other.example:8000" }, "host"],
  ["a name that begins like this computer's", "GET", "/", { host: "localhost.other.example" }, "host"],
  ["a name that looks like a number", "GET", "/", { host: "127.0.0.1.other.example" }, "host"],
  ["a request without a host", "GET", "/", {}, "host"],
] as const)("knows %s", (_what, method, url, headers, result) => {
  expect(foreignIn({ method, url, headers })).toBe(result);
});
