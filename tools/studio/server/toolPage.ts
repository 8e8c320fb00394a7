// The HTML of a tool page. It contains nothing but an element for the tool and its script.

/** The style of every tool page, in the folder of the studio. */
export const pageStyle = 'page.css'

interface ToolPage {
  readonly title: string
  /** The id of the element that the tool draws into. */
  readonly element: string
  readonly script: string
  /** The style of a bundle, or `page.css`; Vite then adds the styles that the script imports. */
  readonly style: string
  /** Values that the script reads, by the name of their meta element. */
  readonly values?: { readonly [name: string]: string }
}

export function toolPage({ title, element, script, style, values = {} }: ToolPage): string {
  return [
    '<!doctype html>',
    '<html lang="en" dir="ltr">',
    '<head>',
    '<meta name="referrer" content="no-referrer" />',
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<meta name="color-scheme" content="light dark" />',
    ...Object.entries(values).map(([name, content]) => `<meta name="${name}" content="${content}" />`),
    `<title>${title}</title>`,
    '<link id="favicon" rel="icon" href="data:," />',
    `<link rel="stylesheet" href="${style}" />`,
    `<script type="module" src="${script}"></script>`,
    '</head>',
    `<body><div id="${element}"></div></body>`,
    '</html>',
    '',
  ].join('\n')
}
