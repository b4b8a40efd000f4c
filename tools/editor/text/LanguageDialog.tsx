import { fieldsOf, TextDialog } from "./TextDialog";

/** Names the language of the selected words. */
export function LanguageDialog({
  lang,
  onClose,
  onLanguage,
}: {
  lang: string;
  onClose: () => void;
  onLanguage: (lang: string) => void;
}) {
  return (
    <TextDialog label="Another language" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onLanguage(fieldsOf(event.currentTarget)[0] ?? "");
        }}
      >
        <label>
          <span className="label">Language</span>
          <input
            name="lang"
            defaultValue={lang}
            pattern="[a-z]{2,3}(-[A-Za-z0-9]{2,8})*"
            aria-describedby="lang-help"
          />
        </label>
        <p id="lang-help" className="help">
          Its code, for example cy for Welsh, fr for French. Leave it empty for the language of the page.
        </p>
        <button className="primary">Mark</button>
      </form>
    </TextDialog>
  );
}
