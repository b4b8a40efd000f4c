/** The types that are no kind of content: what lists and citations, changes and Markdown become. */
export const derivedTypes = `
  """A YAML file of content; gatsby-transformer-yaml makes nodes of its entries."""
  type ContentList implements Node @dontInfer {
    "The file, relative to content/."
    relativePath: String!
  }
  """A place that cites a source, numbered on the page that shows it."""
  type Citation @dontInfer {
    "The number of what it cites, in the order of first use."
    number: Int!
    "The fragment of its own address."
    id: String!
    "What it cites in a few words, for example Judgment 1999, paragraph 145."
    name: String!
    "The address of what it cites, as far as its host has one; null for what is not online."
    url: String
  }
  """An entry of a page's list of sources: a source, or a place in it."""
  type CitedSource @dontInfer {
    "The source."
    source: Source! @link(by: "anchor")
    "It in a few words, for example Judgment 1999, paragraph 145."
    name: String!
    "Its address, as far as its host has one; null for what is not online."
    url: String
    "Whether no entry before it is of the same source."
    isFirst: Boolean!
    "In how many places the page cites it."
    mentions: Int!
  }
  """Some pages of a document's text: one page of the site."""
  type DocumentPart implements Node @dontInfer {
    "Its address."
    path: String!
    "Which pages it holds: pages 11–20, or page 21."
    range: String!
    "The document."
    document: Document! @link(by: "anchor")
    "Its pages, in order."
    pages: [DocumentPage!]!
  }
  """A page of a document."""
  type DocumentPage @dontInfer {
    "Its number in the PDF, counted from 1."
    number: Int!
    "What is written on it; empty for a page without text."
    paragraphs: [DocumentParagraph!]!
  }
  """A paragraph of a document."""
  type DocumentParagraph @dontInfer {
    "Who speaks, as the document names them; null where it names nobody."
    speaker: String
    "Its words."
    text: String!
  }
  """A PDF that the site publishes."""
  type DocumentFile @dontInfer {
    "Its address."
    path: String!
    "How many pages it has."
    pages: Int!
    "Its size in words, for example 1.2 MB."
    size: String!
    "Its SHA-256, by which anybody can verify it."
    sha256: String!
    "The pages of the site with its text, in order."
    parts: [DocumentPartLink!]!
  }
  """A page of the site with a part of a document's text."""
  type DocumentPartLink @dontInfer {
    "Its address."
    path: String!
    "Which pages it holds: pages 11–20, or page 21."
    range: String!
  }
  """A change that readers are told of: of a page, or of an entry that it shows."""
  type Update @dontInfer {
    "Its day, YYYY-MM-DD."
    on: Date! @dateformat
    "Its day in words."
    day: String!
    "What has changed, in one sentence."
    text: String!
    "Whether something had been wrong."
    isCorrection: Boolean!
    "The heading of the entry that was changed, or null for the page itself."
    entry: String
    "The address of what was changed."
    path: String!
    "The title of its page."
    page: String!
    "What was changed: its file, and the anchor that an entry has in it."
    origin: String!
  }
  """A card: a heading of a Markdown file with all that follows it up to the next one."""
  type Section @dontInfer {
    "The heading, or null for the text before the first one."
    heading: String
    "The fragment of the section's address."
    id: String!
    "Whether the volunteer marked the heading with {highlight}."
    highlighted: Boolean!
    "Its text and pictures, in order."
    parts: [SectionPart!]!
    "The headings in it (### in the file), in order."
    subheadings: [Subheading!]!
    "Where its text links to, in order: addresses of this site from the slash on, whole addresses of others."
    links: [String!]!
  }
  """A heading inside a section."""
  type Subheading @dontInfer {
    "Its words."
    heading: String!
    "The fragment of its address."
    id: String!
  }
  """A piece of HTML or one picture; the other is null."""
  type SectionPart @dontInfer {
    "Text between pictures, as HTML."
    html: String
    "A picture that stands alone."
    picture: Picture
  }
  """A place that cites a source."""
  type Mention @dontInfer {
    "Its address: of a page, or of an entry that the page shows."
    path: String!
    "The title of its page."
    page: String!
  }
`;
