import type { ReactElement, ReactNode } from "react";

/** What Gatsby puts into every page; its types give no names. */
interface Props {
  htmlAttributes: object;
  headComponents: ReactNode;
  bodyAttributes: object;
  preBodyComponents: ReactNode;
  body: string;
  postBodyComponents: ReactNode;
}

/** The frame of every page's HTML: Gatsby's own without what only old browsers read. */
export default function Html(props: Props): ReactElement {
  return (
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
