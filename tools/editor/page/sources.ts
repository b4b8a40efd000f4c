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
  state: { sources: readonly Source[] };
  setState: (state: Partial<Chooser["state"]>) => void;
  add: (anchor: string) => void;
  row: (written: string, index: number, all: readonly string[]) => unknown;
}

interface Typing {
  target: HTMLInputElement;
  key?: string;
}

const unknown = (typed: string) =>
  `There is no source “${typed}”. Choose one of the list; a new one is first added to Sources, under Lists and settings.`;

/** Decap has it once it is loaded. */
const h: Window["h"] = (...parts) => window.h(...parts);

const chooser = () =>
  window.createClass<Chooser>({
    getInitialState: () => ({ sources: [] }),
    componentDidMount() {
      void send("sources", {}).then((sources) => this.setState({ sources }));
    },

    add(anchor: string) {
      const { value = [], onChange, forID } = this.props;
      const cited = [...value];
      onChange([...cited, anchor]);
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
        this.state.sources.length > 0 && !source && h("p", { role: "alert" }, unknown(anchor)),
      );
    },

    render() {
      const { value = [], forID, classNameWrapper } = this.props;
      const { sources } = this.state;
      // What is no source is kept too: the row says so, and it cannot be saved.
      const choose = ({ target }: Typing) => {
        const typed = target.value.trim();
        const chosen = sources.find((one) => [one.anchor, one.name, one.shortName].includes(typed));
        target.value = "";
        if (typed !== "") this.add(chosen?.anchor ?? typed);
      };
      const box = {
        id: forID,
        "aria-label": "Add a source",
        placeholder: "Add a source: type a part of its name",
        list: `${forID}-all`,
        disabled: sources.length === 0,
        onChange: (event: Typing) => sources.some(({ name }) => name === event.target.value) && choose(event),
        onBlur: choose,
        onKeyDown: (event: Typing) => event.key === "Enter" && choose(event),
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
      );
    },
  });

export const chooseSources = (CMS: Decap) => CMS.registerWidget("sources", chooser());
