import type { HtmlHTMLAttributes, HTMLAttributes, ReactNode } from "react";

interface HtmlProps {
  htmlAttributes: HtmlHTMLAttributes<HTMLHtmlElement>;
  headComponents: ReactNode;
  bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  preBodyComponents: ReactNode;
  body: string;
  postBodyComponents: ReactNode;
}

/**
 * The HTML document around every page. Gatsby uses this document because of the file's name. Gatsby's own document also has tags for
 * Internet Explorer and for the Safari of 2015.
 */
export default function Html(props: HtmlProps) {
  return (
    // eslint-disable-next-line jsx-a11y/html-has-lang -- React Helmet sets the language.
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
