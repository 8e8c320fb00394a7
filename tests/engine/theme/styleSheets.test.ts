// Style sheets take colours, type, shape and motion from tokens, so that a market changes all of them by data.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { AtRule, Rule, type Declaration, type Node } from 'postcss'
import { describe, expect, it } from 'vitest'
import { colourTokens, otherTokens } from '../../../src/engine/language/grammar/tokenNames'
import { checkTokens, tokensIn } from '../../../src/engine/theme/checkTokens'

const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
const sheets = below('src').filter((file) => file.endsWith('.css') && !file.endsWith('theme/tokens.css'))
const tokens = readFileSync('src/engine/theme/tokens.css', 'utf8')
const defaults = tokensIn(tokens)

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

/** Returns the shorthands that do not mirror in right-to-left languages: their two sides differ. */
function lopsidedIn(css: string): string[] {
  const found: string[] = []
  postcss.parse(css).walkDecls((declaration) => {
    const { prop, value } = declaration
    if (!/^(inset|(scroll-)?(margin|padding)|border-(width|color|style|radius))$/.test(prop)) return
    const [first, second = first, third = first, fourth = second] = postcss.list.space(value)
    // Corners begin at the left of the top, and sides at the top.
    const isEven = prop === 'border-radius' ? first === second && third === fourth : second === fourth
    if (!isEven) found.push(`${placeOf(declaration)} { ${prop}: ${value} }`)
  })
  return found
}

/** Returns the inks of rules that have a ground too, each with the ground. */
function pairsIn(css: string): (readonly [ink: string, ground: string])[] {
  const found: (readonly [string, string])[] = []
  postcss.parse(css).walkRules((rule) => {
    const colourOf = (properties: RegExp) => {
      const declared = rule.nodes.find((node) => node.type === 'decl' && properties.test(node.prop))
      return declared?.type === 'decl' ? /^var\(--pw-color-([\w-]+)\)$/.exec(declared.value)?.[1] : undefined
    }
    const [ink, ground] = [colourOf(/^color$/), colourOf(/^background(-color)?$/)]
    if (ink !== undefined && ground !== undefined) found.push([ink, ground])
  })
  return found
}

/** Returns true if the check refuses an ink that is the colour of the ground, or of what is below a translucent one. */
function isCompared(ink: string, ground: string): boolean {
  // A shade lies on pictures.
  if (ground === 'shade') return ink === 'on-shade'
  const same = [defaults.light[ground], defaults.light.bg].filter((one) => one !== undefined)
  const problems = same.flatMap((value) => checkTokens({ light: { [ink]: value }, dark: {} }, defaults, []))
  return problems.some(({ what }) => what.startsWith(`"${ink}" (`) && what.includes(` on "${ground}" (`))
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

  it.each(sheets)('%s mirrors: both sides of a shorthand are alike', (file) => {
    expect(lopsidedIn(readFileSync(file, 'utf8'))).toEqual([])
  })

  it.each([
    ['inset: 14px 14px auto auto', 1],
    ['margin: 0 1px 2px', 0],
    ['padding: 0 1px 2px 3px', 1],
    ['border-radius: 1px 2px', 1],
    ['border-radius: 1px 1px 0 0', 0],
    ['border-radius: 1px', 0],
  ])('%s has %d sides that differ', (declaration, count) => {
    expect(lopsidedIn(`a { ${declaration} }`)).toHaveLength(count)
  })

  it.each(sheets)('%s writes on a ground only in an ink that is compared with it', (file) => {
    expect(pairsIn(readFileSync(file, 'utf8')).filter(([ink, ground]) => !isCompared(ink, ground))).toEqual([])
  })

  it('write on coloured grounds', () => {
    const all = sheets.flatMap((file) => pairsIn(readFileSync(file, 'utf8')))
    expect(all).toContainEqual(['on-primary', 'primary'])
    expect(all).toContainEqual(['primary', 'primary-soft'])
    expect(isCompared('on-shade', 'primary')).toBe(false)
  })

  it('use each token that a market can set', () => {
    const all = [...sheets.map((file) => readFileSync(file, 'utf8')), tokens].join('\n')
    const names = [...colourTokens.map((name) => `color-${name}`), ...otherTokens]
    expect(names.filter((name) => !all.includes(`var(--pw-${name})`))).toEqual([])
  })
})
