import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { AtRule, type Declaration, type Node, Rule } from 'postcss'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { colourTokens, otherTokens } from '../../../src/engine/language/grammar/tokenNames'
import { type Problem, sentence } from '../../../src/engine/language/types/problem'
import { checkTokens, type SchemeValues, tokensIn } from '../../../src/engine/theme/checkTokens'
import { applyFigureFont } from '../../../src/engine/theme/figureFont'

// Tests that every pair of colours, every scale of sizes and every soft ground is checked, in light and in dark.
describe('pairs', () => {
  const defaults = tokensIn(readFileSync('src/engine/theme/tokens.css', 'utf8'))

  const schemes = ['light', 'dark'] as const

  type Scheme = (typeof schemes)[number]

  /** Returns the problems of the tokens of one scheme. */
  function problemsOf(scheme: Scheme, tokens: { readonly [name: string]: string }): readonly Problem[] {
    return checkTokens({ light: {}, dark: {}, [scheme]: tokens }, defaults, [])
  }

  const colourOf = (scheme: Scheme, name: string) =>
    ({ ...defaults.light, ...(scheme === 'dark' && defaults.dark) })[name]

  const inks = ['text', 'muted', 'primary', 'accent', 'good', 'warn', 'danger']

  const grounds = ['bg', 'surface', 'raised']

  const softs = ['primary', 'accent', 'good', 'warn', 'danger']

  const pairs: readonly (readonly [ink: string, ground: string, needed: number])[] = [
    ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground, 4.5] as const)),
    ...['field-line', 'focus'].flatMap((line) => grounds.map((ground) => [line, ground, 3] as const)),
    ...softs.flatMap((ink) => [[ink, `${ink}-soft`, 4.5] as const, ['text', `${ink}-soft`, 4.5] as const]),
    ['on-primary', 'primary', 4.5],
    ['on-head', 'head', 4.5],
    ['surface', 'danger', 4.5],
    ['bg', 'text', 4.5],
    ['hero-ink', 'on-hero', 4.5],
  ]

  describe.each(schemes)('in %s', (scheme) => {
    it.each(pairs)('WCAG 1.4.3 1.4.11 "%s" has to stand out from "%s" by %f to 1', (ink, ground, needed) => {
      const problems = problemsOf(scheme, { [ink]: colourOf(scheme, ground) ?? '' })
      const found = problems.filter(
        ({ name, where, what }) =>
          name === 'low-contrast' &&
          where.join() === `${scheme},${ink}` &&
          what.startsWith(`"${ink}" `) &&
          what.includes(` on "${ground}" `),
      )
      expect(found.map(({ what }) => /at least ([\d.]+) is needed/.exec(what)?.[1])).toEqual([String(needed)])
    })
  })

  const scales = [
    ['text-xs', 'text-s', 'text-m', 'text-l', 'text-xl', 'text-xxl'],
    ['space-1', 'space-2', 'space-3', 'space-4', 'space-5', 'space-6', 'space-7', 'space-8'],
    ['radius-s', 'radius-m', 'radius-l'],
  ].flatMap((scale) => scale.slice(1).map((name, at) => [scale[at] ?? '', name] as const))

  describe.each(schemes)('in %s the market is told of', (scheme) => {
    const of = (name: string) => colourOf(scheme, name) ?? ''
    it.each([
      ['a loss in the hue of the main action', { danger: of('primary') }, 'similar-colours', 'danger'],
      ['a main action in the hue of a loss', { primary: of('danger') }, 'similar-colours', 'primary'],
      [
        'secondary text that stands out more',
        { muted: of('text'), text: of('muted'), 'muted-soft': of('muted-soft') },
        'low-contrast',
        'text',
      ],
      [
        'a soft ground of another colour',
        { muted: '#112233', 'muted-soft': 'rgb(18 34 51 / 8%)' },
        'cannot-match',
        'muted-soft',
      ],
      [
        'the first colour of a drawing behind the head',
        { 'hero-art': 'radial-gradient(rgb(255 255 255 / 90%), rgb(0 0 0 / 10%))' },
        'low-contrast',
        'hero-art',
      ],
      [
        'the second colour of a drawing behind the head',
        { 'hero-art': 'radial-gradient(rgb(0 0 0 / 10%), rgb(255 255 255 / 90%))' },
        'low-contrast',
        'hero-art',
      ],
      [
        'a size that is less than the one before',
        { 'text-l': '18px', 'text-xl': '17px' },
        'token-out-of-range',
        'text-xl',
      ],
    ])('%s', (_, tokens, name, token) => {
      const told = problemsOf(scheme, tokens).map((problem) => `${problem.name} ${problem.where.join()}`)
      expect(told).toContain(`${name} ${scheme},${token}`)
    })
  })

  it.each(scales)('the size "%s" is at most "%s"', (less, more) => {
    const orders = (tokens: { readonly [name: string]: string }) =>
      problemsOf('light', tokens).filter(({ what }) => what.startsWith(`"${more}" `) && what.includes(`than "${less}"`))
    // A size of light counts in dark, too.
    expect(orders({ [less]: '31px', [more]: '30px' }).map(({ where }) => where)).toEqual([
      ['light', more],
      ['dark', more],
    ])
    expect(orders({ [less]: '30px', [more]: '30px' })).toEqual([])
  })
})

describe('check tokens', () => {
  const defaults = tokensIn(readFileSync('src/engine/theme/tokens.css', 'utf8'))

  const said = ({ light = {}, dark = {} }: Partial<SchemeValues>) =>
    checkTokens({ light, dark }, defaults, ['shop', 'tokens']).map(sentence)

  it('the defaults are read from tokens.css, each of them', () => {
    expect(Object.keys(defaults.light)).toEqual(expect.arrayContaining([...colourTokens, ...otherTokens]))
    expect(defaults.dark.bg).not.toBe(defaults.light.bg)
  })

  it('the defaults themselves are right, and a market that names them again', () => {
    expect(said({})).toEqual([])
    const own = (values: SchemeValues['light']) =>
      Object.fromEntries(
        [...colourTokens, ...otherTokens].flatMap((name) => (values[name] ? [[name, values[name]]] : [])),
      )
    expect(said({ light: own(defaults.light), dark: own(defaults.dark) })).toEqual([])
  })

  it.each<[string, Partial<SchemeValues>, string]>([
    [
      'a name that there is not',
      { light: { primry: '#0b6b62' } },
      'shop › tokens › light: there is no token "primry". Allowed: primary, bg, surface, raised, text, muted, muted-soft, line, field-line, on-primary, primary-soft, accent and 92 more. Did you mean "primary"? [unknown-token]',
    ],
    [
      'a word for a colour',
      { dark: { bg: 'pink' } },
      'shop › tokens › dark › bg: "pink" is no colour that can stand here. Allowed: #rrggbb, #rgb. [not-a-colour]',
    ],
    [
      'a colour with a digit too few',
      { light: { line: '#d8e6e' } },
      'shop › tokens › light › line: "#d8e6e" is no colour that can stand here. Allowed: #rrggbb, #rgb, #rrggbbaa, rgb(0 0 0 / 50%). [not-a-colour]',
    ],
    [
      'transparency where words stand',
      { light: { surface: '#ffffff80' } },
      'shop › tokens › light › surface: "#ffffff80" is no colour that can stand here. Allowed: #rrggbb, #rgb. [not-a-colour]',
    ],
    [
      'a gradient that cannot be measured',
      { light: { 'gradient-hero': 'linear-gradient(red, blue)' } },
      'shop › tokens › light › gradient-hero: "red" is no stop: each is written as #rrggbb. [not-a-colour]',
    ],
    [
      'a value that ends the rule',
      { light: { 'radius-m': '4px;} body{display:none' } },
      'shop › tokens › light › radius-m: "4px;} body{display:none" is not a single value. [unsafe-token]',
    ],
    [
      'a button that a finger misses',
      { light: { control: '40px' } },
      'shop › tokens › light › control: "40px" is outside of 48px to 72px. [token-out-of-range]',
    ],
    [
      'text that is too small, in rem',
      { light: { 'text-xs': '0.6rem' } },
      'shop › tokens › light › text-xs: "0.6rem" is outside of 12px to 16px. [token-out-of-range]',
    ],
    [
      'a size of which nobody knows how large it is',
      { light: { 'space-4': '5vw' } },
      'shop › tokens › light › space-4: "5vw" is no size in px or rem: write one from 10px to 24px. [token-out-of-range]',
    ],
    [
      'motion that one waits for',
      { dark: { duration: '900ms' } },
      'shop › tokens › dark › duration: "900ms" is outside of 0ms to 400ms. [token-out-of-range]',
    ],
    [
      'a colour without its soft ground',
      { light: { accent: '#0e6b7a' }, dark: { accent: '#6fd3e2' } },
      'shop › tokens › light › accent: "accent-soft" is missing: the default belongs to another "accent". [missing-key]',
    ],
    [
      'a word that there is not',
      { light: { 'tile-flow': 'diagonal' } },
      'shop › tokens › light › tile-flow: "diagonal" is none of row, column. [token-out-of-range]',
    ],
    [
      'a shadow that would take the outline away',
      { light: { 'shadow-s': 'none' } },
      'shop › tokens › light › shadow-s: it stands beside other shadows: write "0 0 rgb(0 0 0 / 0%)" for none. [token-out-of-range]',
    ],
  ])('%s is a problem', (_name, tokens, expected) => {
    expect(said(tokens)).toEqual([expected])
  })

  it.each<[string, Partial<SchemeValues>, RegExp]>([
    [
      'a colour above its range',
      { light: { overlay: 'rgb(0 0 0 / 222%)' } },
      /overlay: "rgb\(0 0 0 \/ 222%\)" is no colour/,
    ],
    ['a digit that is none', { light: { 'hue-2': '#b0286g' } }, /hue-2: "#b0286g" is no colour/],
    ['a digit too few', { light: { 'hue-2': '#b0286' } }, /hue-2: "#b0286" is no colour/],
    ['a channel above its range', { light: { overlay: 'rgb(0 0 300 / 22%)' } }, /overlay: .* is no colour/],
    [
      'a unit that does not exist',
      { light: { 'shadow-s': '0 1ppx 2px rgb(0 0 0 / 9%)' } },
      /shadow-s: "1ppx" has no unit that exists/,
    ],
  ])('F44 %s is reported', (_what, tokens, problem) => {
    expect(said(tokens).join('\n')).toMatch(problem)
  })

  describe('contrast', () => {
    it.each<[string, Partial<SchemeValues>, RegExp]>([
      [
        'words on a layer that lets the page through',
        { light: { 'muted-soft': 'rgb(0 0 0 / 60%)' } },
        /light › muted-soft: "text" \(#1d1a26\) on "muted-soft" \(#666666\)/,
      ],
      [
        'a layer that is written as one colour',
        { dark: { 'muted-soft': '#ffffff80' } },
        /dark › muted-soft: "muted" \(#b3adc2\) on "muted-soft" \(#8e8c92\)/,
      ],
      [
        'a stop of the gradient',
        { light: { 'gradient-hero': 'linear-gradient(#123456, #ffee88)' } },
        /light › gradient-hero: "on-hero" \(#ffffff\) on "gradient-hero" \(#ffee88\)/,
      ],
      [
        'words on a layer of the hero',
        { light: { 'hero-layer': 'rgb(255 255 255 / 60%)' } },
        /light › hero-layer: "on-hero" \(#ffffff\) on "hero-layer"/,
      ],
      [
        'words on the art of the hero',
        { light: { 'hero-art': 'linear-gradient(rgb(255 255 255 / 70%), rgb(0 0 0 / 0%))' } },
        /light › hero-art: "on-hero" \(#ffffff\) on "hero-art"/,
      ],
    ])('%s is measured', (_name, tokens, expected) => {
      const problems = said(tokens)
      expect(problems).toContainEqual(expect.stringMatching(expected))
      expect(problems).toEqual(problems.filter((problem) => problem.endsWith('[low-contrast]')))
    })

    it('a token that only the light scheme sets also applies to the dark one, and is measured there', () => {
      const problems = said({ light: { primary: '#0b6b62', 'primary-soft': '#e0f4ef' } })
      expect(problems).not.toHaveLength(0)
      expect(problems.every((problem) => problem.startsWith('shop › tokens › dark › primary'))).toBe(true)
    })
  })
})

describe('style sheets', () => {
  const below = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))

  const sheets = below('src').filter((file) => file.endsWith('.css') && !file.endsWith('theme/tokens.css'))

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

  // Safari before 15.4 and WPE WebKit mix a colour that fades to `transparent` with black: the middle is grey.
  // A mask has no colour, and the shade is black.
  const fading =
    /background[a-z-]*:[^;]*gradient\([^;]*(var\(--pw-(?!color-shade)[^;]*\btransparent\b|\btransparent\b[^;]*var\(--pw-(?!color-shade))/

  it('the style sheets mirror, and fade no colour to nothing', () => {
    expect(sheets.length).toBeGreaterThan(30)
    for (const file of sheets) {
      const css = readFileSync(file, 'utf8')
      expect([file, lopsidedIn(css), fading.test(css)]).toEqual([file, [], false])
    }
  })
})

// Tests docs/design.md: it lists every token with its real range, and its example is a face that the checker accepts.
describe('design doc', () => {
  const doc = readFileSync('docs/design.md', 'utf8')

  const rows = doc.split('\n').flatMap((line) => {
    const [, names = '', , range = ''] = line.split('|').map((cell) => cell.trim())
    const tokens = [...names.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name)
    return tokens.map((token) => [token, range] as const)
  })

  it('the document lists every token once, and no other', () => {
    const tones = ['good', 'warn', 'danger'].map((name) => `${name}-soft`)
    const listed = rows.map(([token]) => token).filter((token) => token !== '-soft')
    expect([...listed, ...tones].toSorted()).toEqual([...colourTokens, ...otherTokens].toSorted())
  })
})

// Tests the font of a market: what it is for, and that all else keeps the device's font.
describe('figure font', () => {
  interface Face {
    readonly family: string
    readonly source: string
    readonly ranges: readonly string[]
    readonly display: string
  }

  function facesOf(market: Parameters<typeof applyFigureFont>[0]): readonly Face[] {
    const faces: Face[] = []
    vi.stubGlobal(
      'FontFace',
      function (family: string, source: string, { unicodeRange, display }: FontFaceDescriptors) {
        faces.push({ family, source, ranges: unicodeRange?.split(',') ?? [], display: display ?? 'auto' })
      },
    )
    vi.stubGlobal('document', { fonts: { add: () => {} } })
    applyFigureFont(market)
    return faces
  }

  afterEach(() => vi.unstubAllGlobals())

  it('figures and the name use the file, and text stands in the device’s font until it is there', () => {
    const faces = facesOf({ product: 'Луми', figureFont: '/assets/a-1a2b3c4d.woff2' })
    expect(faces.map(({ family, source, display }) => [family, source, display])).toEqual([
      ['pw-figures', 'url("/assets/a-1a2b3c4d.woff2")', 'swap'],
      ['pw-name', 'url("/assets/a-1a2b3c4d.woff2")', 'swap'],
    ])
  })
})
