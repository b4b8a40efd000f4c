/** A field for the sources of an entry: they are chosen from the list of sources, each with the place in it. */
import type { Answer } from "../actions";
import type { Decap } from "./decap";
import { send } from "./send";

type Source = Answer<"sources">[number];

interface Chooser {
  props: {
    value?: Iterable<string>;
    onChange: (value: readonly string[]) => void;
    forID: string;
    classNameWrapper: string;
  };
  state: { sources: readonly Source[]; typed: string; isUnknown: boolean };
  setState: (state: Partial<Chooser["state"]>) => void;
  add: (source: Source | undefined) => void;
  row: (written: string, index: number, all: readonly string[]) => unknown;
}

interface Typing {
  target: HTMLInputElement;
  key?: string;
}

/** Decap has it once it is loaded. */
const h: Window["h"] = (...parts) => window.h(...parts);

const chooser = () =>
  window.createClass<Chooser>({
    getInitialState: () => ({ sources: [], typed: "", isUnknown: false }),
    componentDidMount() {
      void send("sources", {}).then((sources) => this.setState({ sources }));
    },

    add(source: Source | undefined) {
      const { value = [], onChange, forID } = this.props;
      this.setState(source ? { typed: "", isUnknown: false } : { isUnknown: this.state.typed !== "" });
      if (!source) return;
      const cited = [...value];
      onChange([...cited, source.anchor]);
      // Once React has shown it, the cursor goes to the place in the source.
      setTimeout(() => document.getElementById(`${forID}-${cited.length}`)?.focus());
    },

    row(written: string, index: number, all: readonly string[]) {
      const { onChange, forID } = this.props;
      const [anchor = "", place = ""] = /^([^:]*):?(.*)$/s.exec(written)?.slice(1) ?? [];
      const source = this.state.sources.find((one) => one.anchor === anchor);
      const name = source?.name ?? anchor;
      const put = (...now: string[]) => onChange(all.toSpliced(index, 1, ...now));
      const write = ({ target }: Typing) => put(target.value === "" ? anchor : `${anchor}:${target.value}`);
      const label = source?.place ? `${source.place.name} (${source.place.example})` : "place";
      return h(
        "div",
        { key: index, role: "group", "aria-label": name },
        h("span", {}, name),
        h("label", {}, `${label} `, h("input", { id: `${forID}-${index}`, value: place, onChange: write })),
        h("button", { type: "button", "aria-label": `Take out ${name}`, onClick: () => put() }, "×"),
      );
    },

    render() {
      const { value = [], forID, classNameWrapper } = this.props;
      const { sources, typed, isUnknown } = this.state;
      const choose = () =>
        this.add(
          sources.find(({ anchor, name, shortName }) => [anchor, name, shortName].includes(typed.trim())),
        );
      const type = ({ target }: Typing) => {
        const chosen = sources.find(({ name }) => name === target.value);
        if (chosen) this.add(chosen);
        else this.setState({ typed: target.value, isUnknown: false });
      };
      const box = {
        id: forID,
        "aria-label": "Add a source",
        placeholder: "Add a source: type a part of its name",
        list: `${forID}-all`,
        value: typed,
        disabled: sources.length === 0,
        onChange: type,
        onBlur: choose,
        onKeyDown: ({ key }: Typing) => key === "Enter" && choose(),
      };
      return h(
        "div",
        { className: `${classNameWrapper} sources` },
        ...[...value].map((written, index, all) => this.row(written, index, all)),
        h("input", box),
        h(
          "datalist",
          { id: box.list },
          ...sources.map(({ name }) => h("option", { key: name, value: name })),
        ),
        isUnknown &&
          h(
            "p",
            { role: "alert" },
            `There is no source “${typed}”. Choose one of the list; a new one is first added to Sources, under Lists and settings.`,
          ),
      );
    },
  });

export const chooseSources = (CMS: Decap) => CMS.registerWidget("sources", chooser());
