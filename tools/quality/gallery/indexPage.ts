import type { Shot } from './studio'

/** The facets for filtering pictures. */
const facets = ['route', 'market', 'language', 'scheme', 'state', 'width'] as const

/** Returns the contact sheet: a line for each screen, with the markets beside each other. */
export function contactSheet(shots: readonly Shot[]): string {
  return sheetOf(
    'Contact sheet',
    shots,
    (shot) => [shot.route, shot.width, shot.language, shot.scheme, shot.state].join(' · '),
    ({ market }) => market,
  )
}

/** Returns the sheet of flows: a line for each flow, with its steps in their order. */
export function flowSheet(shots: readonly Shot[]): string {
  return sheetOf(
    'Flows',
    shots,
    (shot) => [shot.route, shot.market, shot.language, shot.width].join(' · '),
    ({ state }) => state,
  )
}

/** Returns a page with a line of pictures for each name. */
function sheetOf(
  title: string,
  shots: readonly Shot[],
  nameOf: (shot: Shot) => string,
  captionOf: (shot: Shot) => string,
): string {
  const lines = new Map<string, Shot[]>()
  for (const shot of shots) lines.set(nameOf(shot), [...(lines.get(nameOf(shot)) ?? []), shot])
  const sections = [...lines].map(([name, line]) => {
    const pictures = line.map(
      (shot) =>
        `<figure><img src="shots/${escaped(shot.file)}" alt="" loading="lazy"><figcaption>${escaped(captionOf(shot))}</figcaption></figure>`,
    )
    return `<section><h2>${escaped(name)}</h2><div class="line">${pictures.join('')}</div></section>`
  })
  return sheetPage(title, sections)
}

/** Returns a page of sections. It needs `viewer.css` beside it. */
export function sheetPage(title: string, sections: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<link rel="stylesheet" href="viewer.css">
</head>
<body>
${sections.join('\n')}
</body>
</html>
`
}

/** Returns the page of all pictures, with a filter for each facet. It needs `viewer.js` and `viewer.css` beside it. */
export function indexPage(shots: readonly Shot[]): string {
  const choices = facets.map((facet) => {
    const values = [...new Set(shots.map((shot) => shot[facet]))]
    const options = ['', ...values].map(
      (value) => `<option value="${escaped(value)}">${escaped(value || 'all')}</option>`,
    )
    return `<label>${facet} <select name="${facet}">${options.join('')}</select></label>`
  })
  const figures = shots.map((shot) => {
    const data = facets.map((facet) => `data-${facet}="${escaped(shot[facet])}"`).join(' ')
    const caption = [shot.route, shot.market, shot.language, shot.scheme, shot.state].map(escaped).join(' · ')
    const file = `shots/${escaped(shot.file)}`
    return `<figure ${data}><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gallery</title>
<link rel="stylesheet" href="viewer.css">
<script src="viewer.js" defer></script>
</head>
<body>
<form>${choices.join('\n')}<output></output></form>
<main>
${figures.join('\n')}
</main>
</body>
</html>
`
}

/** Returns a text as HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
