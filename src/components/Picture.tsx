import { graphql } from "gatsby";
import { Global, type ThemeUICSSObject } from "theme-ui";
import { scales } from "../theme/scales";
import { darkClass } from "../theme/theme.inline";

/** A File node with the sizes and formats that the GraphQL fragment for pictures selects. */
type PictureFile = Queries.ImageFileFragment;

/**
 * Returns the sizes and formats of a picture.
 * @throws an error that names the file, if the file is not a picture
 */
function imageData({ relativePath, childImageSharp }: PictureFile) {
  if (!childImageSharp) throw new Error(`content/${relativePath} is not a picture that can be shown`);
  return childImageSharp.gatsbyImageData;
}

/** Dims a picture in the dark theme. */
const dimmedInDark: ThemeUICSSObject = { [`.${darkClass} & img`]: { filter: "brightness(0.85)" } };

interface ImageProps {
  file: PictureFile;
  /** The alternative text. It is empty if the text next to the picture has the same meaning. */
  alt: string;
  /** The width of the picture on the page, in the form of the HTML attribute `sizes`. */
  sizes?: string;
  /** True for the first picture of a page, which browsers load immediately. Browsers load other pictures when they come near the screen. */
  isFirst?: boolean;
  /** True for a picture that is directly on the page's background. Such a picture is dimmed in the dark theme. */
  isDimmed?: boolean;
  className?: string;
}

/**
 * A picture in all the sizes and formats that gatsby-plugin-image makes. The picture is plain HTML, and browsers load it lazily. The
 * plugin's own component needs a script in the browser, and pages have none (see docs/decisions/0004-pages-are-not-hydrated.md).
 */
export function Image({ file, alt, sizes, isFirst = false, isDimmed = false, className }: ImageProps) {
  const { images, width, height } = imageData(file);
  return (
    <picture
      className={className}
      sx={{
        display: "block",
        overflow: "hidden",
        // This background is behind the alternative text, which is visible until the picture has loaded.
        bg: "tint",
        fontSize: "small",
        lineHeight: 1.3,
        // These styles are not on the <img> itself. Emotion would put a <style> between the sources and the <img>, and browsers would load
        // the picture twice.
        img: { display: "block", width: "100%", height: "100%", objectFit: "cover" },
        ...(isDimmed ? dimmedInDark : {}),
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
        // React 18 renders `fetchpriority` only if the name is written in lower case.
        {...(isFirst ? { fetchpriority: "high" } : {})}
        style={{ aspectRatio: `${width} / ${height}` }}
      />
    </picture>
  );
}

interface Props {
  picture: Queries.PictureFragment;
  isFirst?: boolean;
}

/** The styles of upright pictures, which float next to the text if the screen is wide enough. */
const upright: ThemeUICSSObject = {
  my: 4,
  [`@media screen and (min-width: ${scales.breakpoints[0]}), print`]: {
    float: "right",
    width: "15rem",
    ml: 5,
    mr: 0,
    mt: 1,
    mb: 4,
  },
};

/**
 * The styles of a dialog that shows the largest file of a picture, which may be larger than the screen. The inline script opens the dialog
 * (see enlarge.inline.ts).
 */
const dialogStyles: Record<string, ThemeUICSSObject> = {
  ".large": {
    width: "100vw",
    maxWidth: "none",
    height: "100vh",
    maxHeight: "none",
    p: 0,
    border: 0,
    bg: "background",
    color: "text",
    overflow: "auto",
    "@media print": { display: "none" },
    form: { position: "sticky", top: 0, left: 0, zIndex: 1, width: "max-content", p: 3 },
    button: { variant: "buttons.primary" },
    img: { display: "block", minWidth: "100%" },
  },
};

/** A picture with its caption. The picture is never wider in CSS pixels than its file. The picture is a link to its largest file. */
export function Picture({ picture, isFirst = false }: Props) {
  const { width, height } = imageData(picture.file);
  const isUpright = height > width;
  const isBesideText = isUpright && !isFirst;
  return (
    <figure sx={isBesideText ? upright : { my: 5, maxWidth: isUpright ? "24rem" : "none" }}>
      <Global styles={dialogStyles} />
      <a href={picture.file.publicURL ?? undefined} data-large>
        <Image
          file={picture.file}
          alt={picture.alt}
          sizes={
            isBesideText
              ? "(min-width: 30em) 15rem, 100vw"
              : isUpright
                ? "(min-width: 30em) 24rem, 100vw"
                : "(min-width: 48em) 38rem, 100vw"
          }
          isFirst={isFirst}
          isDimmed
        />
      </a>
      {picture.caption && (
        <figcaption sx={{ mt: 2, fontSize: "small", color: "muted", lineHeight: 1.4 }}>
          {picture.caption}
        </figcaption>
      )}
    </figure>
  );
}

/** Returns the first letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const [first = ""] = words;
  const last = words.length > 1 ? (words.at(-1) ?? "") : "";
  return [first, last]
    .map((word) => Array.from(word)[0] ?? "")
    .join("")
    .toUpperCase();
}

/** The initials of a person without a photograph, as large as a portrait. Screen readers and the search ignore the initials. */
const Initials = ({ name }: { name: string }) => (
  <span
    aria-hidden
    data-initials={initialsOf(name)}
    sx={{
      display: "grid",
      placeItems: "center",
      aspectRatio: "4 / 5",
      border: "1px solid",
      borderColor: "line",
      bg: "tint",
      color: "muted",
      fontFamily: "heading",
      fontSize: "h1",
      "&::before": { content: "attr(data-initials)" },
    }}
  />
);

interface PortraitProps {
  file: Queries.PortraitFileFragment | null;
  name: string;
}

/**
 * A portrait, always in the same proportions. For a person without a photograph, it consists of the person's initials. The name is next to
 * the portrait, so the alternative text is empty.
 */
export const Portrait = ({ file, name }: PortraitProps) =>
  file ? <Image file={file} alt="" isDimmed /> : <Initials name={name} />;

export const query = graphql`
  fragment ImageFile on File {
    relativePath
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 1216, breakpoints: [400, 640, 800, 1216])
    }
  }
  fragment PortraitFile on File {
    relativePath
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 320, aspectRatio: 0.8)
    }
  }
  fragment Picture on Picture {
    alt
    caption
    file {
      publicURL
      ...ImageFile
    }
  }
`;
