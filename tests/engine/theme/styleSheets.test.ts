// Style sheets take colours, type, shape and motion from tokens, so that a market changes all of them by data.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { AtRule, Rule, type Declaration, type Node } from 'postcss'
import { describe, expect, it } from 'vitest'
import { colourTokens, otherTokens } from '../../../src/engine/language/grammar/tokenNames'

const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
const sheets = below('src').filter((file) => file.endsWith('.css') && !file.endsWith('theme/tokens.css'))
const tokens = readFileSync('src/engine/theme/tokens.css', 'utf8')

/** Texts that may have a value of their own, with the reason. */
const exceptions: readonly (readonly [selector: RegExp, reason: string])[] = [
  [/^\.pw-guard/, 'browsers without custom properties show it'],
  [/@font-face/, 'a range of weights is no weight'],
  [/forced-colors/, 'the system chooses the colours'],
  [/@media print/, 'paper is white, and ink is black'],
]

/** What a value of these properties may not contain. */
const literals: readonly (readonly [property: RegExp, literal: RegExp, what: string])[] = [
  [
    /^(color|fill|stroke|outline|box-shadow|accent-color|background(-color|-image)?|border(-.*)?|--pw-.*)$/,
    /#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\(|\b(white|black|red|grey|gray)\b/i,
    'a colour',
  ],
  [/^font-size$/, /\d(px|rem)\b/, 'a size of text'],
  [/^font(-family)?$/, /sans-serif|system-ui|\bserif/, 'a font'],
  [/^font-weight$/, /[5-9]00|[5-9]50|bold/, 'a weight'],
  [/^letter-spacing$/, /\d/, 'a tracking'],
  [/^border-.*radius$|^border-radius$/, /\d(px|rem)\b/, 'a corner'],
  [/^(box-shadow)$/, /^(?!none$)(?!.*var\(--pw-)/, 'a shadow'],
  [
    /^(transition|animation)(-duration|-timing-function)?$/,
    /^(?!.*infinite).*(^|\s)[1-9]\d{2,}ms\s+[a-z]|cubic-bezier/,
    'a pace',
  ],
]

function literalsIn(css: string): string[] {
  const found: string[] = []
  postcss.parse(css).walkDecls((declaration) => {
    const problem = literals.find(
      ([property, literal]) => property.test(declaration.prop) && literal.test(declaration.value),
    )
    const place = placeOf(declaration)
    if (problem && !exceptions.some(([selector]) => selector.test(place)))
      found.push(`${place} { ${declaration.prop}: ${declaration.value} } has ${problem[2]} of its own`)
  })
  return found
}

function placeOf(declaration: Declaration): string {
  const names: string[] = []
  for (let node: Node | undefined = declaration.parent; node; node = node.parent) {
    if (node instanceof Rule) names.unshift(node.selector)
    if (node instanceof AtRule) names.unshift(`@${node.name} ${node.params}`)
  }
  return names.join(' ')
}

describe('the style sheets', () => {
  it('give each movement a name of its own: of two with one name, the later one counts everywhere', () => {
    const names = sheets.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name),
    )
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
  })

  it.each(sheets)('%s takes its looks from tokens', (file) => {
    expect(literalsIn(readFileSync(file, 'utf8'))).toEqual([])
  })

  it.each([
    ['.a { color: #fff }', 'a colour'],
    ['.a { background: linear-gradient(rgb(0 0 0 / 10%), transparent) }', 'a colour'],
    ['.a { font-size: 1.5rem }', 'a size of text'],
    ['.a { font-weight: 600 }', 'a weight'],
    ['.a { border-radius: 8px 8px 0 0 }', 'a corner'],
    ['.a { box-shadow: 0 2px 4px currentcolor }', 'a shadow'],
    ['.a { transition: opacity 240ms ease }', 'a pace'],
    ['.a { letter-spacing: -0.01em }', 'a tracking'],
  ])('%s is refused', (css, what) => {
    expect(literalsIn(css)).toEqual([expect.stringContaining(what)])
  })

  it('use each token that a market can set', () => {
    const all = [...sheets.map((file) => readFileSync(file, 'utf8')), tokens].join('\n')
    const names = [...colourTokens.map((name) => `color-${name}`), ...otherTokens]
    expect(names.filter((name) => !all.includes(`var(--pw-${name})`))).toEqual([])
  })
})
