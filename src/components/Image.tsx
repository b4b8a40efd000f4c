import type { ThemeUICSSObject } from "theme-ui";
import { darkClass } from "../theme/themeChoice";

/** A File node with the sizes and formats that its fragment asks for. */
type PictureFile = Queries.ImageFileFragment;

/** The pixels of a picture; throws an error that names a file that is no picture. */
export function imageData({ relativePath, childImageSharp }: PictureFile) {
  if (!childImageSharp) throw new Error(`content/${relativePath} is no picture that can be shown`);
  return childImageSharp.gatsbyImageData;
}

/** The `sx` of pictures on the page's background, dimmed on a dark one. */
export const dimmedInDark: ThemeUICSSObject = { [`.${darkClass} & img`]: { filter: "brightness(0.85)" } };

interface Props {
  file: PictureFile;
  /** Empty where words beside the picture say the same. */
  alt: string;
  /** How wide the picture is shown, as in the `sizes` of HTML. */
  sizes?: string;
  /** The first picture of a page is loaded at once, all others when they come near. */
  isFirst?: boolean;
  className?: string;
}

/**
 * A picture in all the sizes and formats that gatsby-plugin-image makes, as plain HTML: browsers load it lazily by
 * themselves. The plugin's own component needs a script in the browser, and pages have none (docs/decisions/0004).
 */
export function Image({ file, alt, sizes, isFirst = false, className }: Props) {
  const { images, width, height } = imageData(file);
  return (
    <picture
      className={className}
      sx={{
        display: "block",
        overflow: "hidden",
        // Behind the alternative text, until the picture loads or if it never does.
        bg: "tint",
        fontSize: "small",
        lineHeight: 1.3,
        // Not on the <img>: Emotion would put a style between the sources and the image, and browsers load it twice.
        img: { display: "block", width: "100%", height: "100%", objectFit: "cover" },
      }}
    >
      {images.sources?.map(({ type, srcSet, sizes: usual }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? usual} />
      ))}
      <img
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes ?? images.fallback?.sizes}
        alt={alt}
        loading={isFirst ? "eager" : "lazy"}
        decoding="async"
        // React 18 passes it on only in lower case.
        {...(isFirst ? { fetchpriority: "high" } : {})}
        style={{ aspectRatio: `${width} / ${height}` }}
      />
    </picture>
  );
}
