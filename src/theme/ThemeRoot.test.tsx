import { newStyleCache, styleKey, unnamedRules } from "./ThemeRoot";

afterEach(() => document.head.replaceChildren());

test("the cache starts with the rules that the page brought", () => {
  document.head.innerHTML = `<style data-emotion="${styleKey}-global abc">html{color:red}</style><style data-emotion="${unnamedRules}">.css-1a2b{color:red}.css-1a2b:hover{color:blue}@media print{.css-zz9 li{color:red}}@keyframes animation-q1{from{opacity:0}}</style>`;
  expect(Object.keys(newStyleCache().inserted).sort()).toEqual(["1a2b", "animation-q1", "zz9"]);
});

test("the cache starts empty where there is no such page, as in development", () => {
  expect(newStyleCache().inserted).toEqual({});
});

test("the cache does not take over what another one has inserted, as after a change while developing", () => {
  document.head.innerHTML = `<style data-emotion="${styleKey}" data-s="">.css-1a2b{color:red}</style>`;
  expect(newStyleCache().inserted).toEqual({});
});
