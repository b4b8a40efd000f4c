import { useCampaign } from "../layout/useLayoutData";
import { absoluteUrl } from "../lib/paths";

interface Props {
  title: string;
  /** When it was published or changed last, in words; null where content says neither. */
  dated: string | null;
  path: string;
}

/**
 * How others cite the page, to be copied or read from paper. Its date is one that content states, so that no build makes an old page
 * look new.
 */
export function CiteThisPage({ title, dated, path }: Props) {
  const { name, siteUrl } = useCampaign();
  const said = [title, name, dated].filter((part) => part !== null);
  const citation = `${said.map((part) => part.replace(/\.?$/, ". ")).join("")}${absoluteUrl(siteUrl, path)}`;
  return (
    <p className="fine-print">
      {`Cite this page: ${citation} `}
      <button type="button" className="needs-script" data-copy={citation} data-name="Citation">
        Copy citation
      </button>{" "}
      <button type="button" className="needs-script" data-share>
        Share this page
      </button>
    </p>
  );
}
