import type { Market } from '../language/types/market'

/**
 * Lets main figures and the name of the product use the market's own font. The browser loads the file when it draws the
 * first of them. Until then, and if the file does not arrive, they stand in the device's font.
 */
export function applyFigureFont({ figureFont, product }: Pick<Market, 'figureFont' | 'product'>): void {
  if (!figureFont || typeof FontFace === 'undefined') return
  // The space is not among them: the first font that has it decides where lines stand.
  const figures = 'U+25,U+2B-3A,U+3D,U+42,U+4B,U+4D,U+A0,U+D7,U+2007-2013,U+202F,U+2212,U+2248'
  const letters = Array.from(product, (letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join()
  for (const [family, unicodeRange] of Object.entries({ 'pw-figures': figures, 'pw-name': letters }))
    document.fonts.add(
      new FontFace(family, `url(${JSON.stringify(figureFont)})`, { weight: '100 900', display: 'swap', unicodeRange }),
    )
}
