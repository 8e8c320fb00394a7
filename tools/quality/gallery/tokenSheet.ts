import { escaped, sheetPage } from './indexPage'

/** A row of docs/design.md. */
export interface TokenRow {
  readonly tokens: readonly string[]
  readonly use: string
  /** The name of its picture in docs/pictures/tokens/, without `.png`. Empty if it has none. */
  readonly picture: string
}

/** Returns the rows of tokens of the text of docs/design.md. */
export function tokenRows(doc: string): readonly TokenRow[] {
  const rows = doc.matchAll(/^\| (`[^|]+) \| ([^|]+) \|(?:.*\(pictures\/tokens\/([\w-]+)\.png\) \|)?/gm)
  return Array.from(rows, ([, first = '', use = '', picture = '']) => ({
    tokens: Array.from(first.matchAll(/`(-?[a-z][\w-]*)`/g), ([, name = '']) => name).flatMap((name, at, all) =>
      name.startsWith('-') ? all.slice(0, at).map((before) => before + name) : [name],
    ),
    use,
    picture,
  }))
}

/** The name of a market, and its tokens. */
export interface TokenMarket {
  readonly product: string
  readonly tokens: { readonly light?: TokenValues; readonly dark?: TokenValues }
}

interface TokenValues {
  readonly [token: string]: string | undefined
}

/**
 * Returns the sheet of tokens: what each is for, a picture of it, and its value in each market. The pictures are in the
 * folder `tokens` beside the sheet.
 */
export function tokenSheet(all: readonly TokenRow[], markets: readonly TokenMarket[]): string {
  const sections = all.map(({ tokens, use, picture }) => {
    const rows = tokens.map((token) => {
      const cells = markets.map(({ tokens: { light, dark } }) => {
        const own = [light?.[token], dark?.[token]].filter((value) => value !== undefined)
        return `<td>${own.length === 0 ? 'default' : escaped(own.join(' · '))}</td>`
      })
      return `<tr><th scope="row">${escaped(token)}</th>${cells.join('')}</tr>`
    })
    const heads = markets.map(({ product }) => `<th scope="col">${escaped(product)}</th>`)
    return [
      `<section><h2>${escaped(tokens.join(', '))}</h2><p>${escaped(use)}</p>`,
      `<img src="tokens/${escaped(picture)}.png" alt="The default, and another value" loading="lazy">`,
      `<table><tr><td></td>${heads.join('')}</tr>${rows.join('')}</table></section>`,
    ].join('\n')
  })
  return sheetPage('Tokens', sections)
}
