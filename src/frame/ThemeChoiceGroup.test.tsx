import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { ThemeChoiceGroup } from "./ThemeChoiceGroup";

test("a choice by the inline script or the visitor survives hydration", () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<ThemeChoiceGroup />);
  const radio = (value: string) => container.querySelector<HTMLInputElement>(`[value=${value}]`);
  Object.assign(radio("light") ?? {}, { checked: true });
  radio("system")?.click();
  act(() => void hydrateRoot(container, <ThemeChoiceGroup />));
  expect([...container.querySelectorAll("input:checked")]).toEqual([radio("system")]);
  container.remove();
});
