import type { Shot } from './studio'

/** What a picture can be looked for by. */
const facets = ['route', 'market', 'language', 'scheme', 'state'] as const

/** Gives the page that shows all pictures, with a choice for each facet; `viewer.js` and `viewer.css` stand beside it. */
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

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
