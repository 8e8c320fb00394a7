// Tests how what the oldest browsers lack is found in sources and in a build.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { root } from '../../tools/cli/root'
import { scanBuild } from '../../tools/commands/floor'
import type { Exception } from '../../tools/commands/floor/exceptions'
import { buildTargets, readFloor } from '../../tools/vite/floor'

describe('sources', () => {
  const folder = mkdtempSync(join(tmpdir(), 'floor-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  function declare(browserslist: unknown): string {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ browserslist }))
    return folder
  }

  describe('the declared floor', () => {
    test('is given in the names of the compatibility data and of Vite', () => {
      declare(['chrome >= 88', 'ios_saf >= 15.4'])
      expect([...readFloor(folder)]).toEqual([
        ['chrome', '88'],
        ['chrome_android', '88'],
        ['webview_android', '88'],
        ['safari_ios', '15.4'],
        ['webview_ios', '15.4'],
      ])
      expect(buildTargets(folder)).toEqual(['chrome88', 'ios15.4'])
    })

    test('names every engine of the product', () => {
      expect(buildTargets(root).map((target) => target.replace(/[\d.]+$/, ''))).toEqual([
        'chrome',
        'edge',
        'safari',
        'ios',
        'firefox',
      ])
    })

    test('is what the README tells', () => {
      const readme = readFileSync(join(root, 'README.md'), 'utf8')
      const shown = [...readme.matchAll(/^\| (?:Chrome|Edge|Safari|Firefox).* \| ([\d.]+) \|$/gm)].map(
        ([, version]) => version,
      )
      expect(shown).toEqual(buildTargets(root).map((target) => target.replace(/^[a-z]+/, '')))
    })

    test.each<[declared: unknown, told: string]>([
      [undefined, 'must be a list'],
      [[], 'must be a list'],
      ['chrome >= 88', 'must be a list'],
      [['defaults'], '"defaults"'],
      [['last 2 versions'], '"last 2 versions"'],
      [['chrome 88'], '"chrome 88"'],
      [['chrome > 88'], '"chrome > 88"'],
      [['opera >= 80'], '"opera >= 80"'],
      [['toString >= 1'], '"toString >= 1"'],
      [['firefox >= esr'], '"firefox >= esr"'],
      [[88], 'cannot be read: 88'],
      [['chrome >= 88', 'chrome >= 90'], 'twice: "chrome >= 90"'],
    ])('refuses %j', (declared, told) => {
      expect(() => buildTargets(declare(declared))).toThrow(told)
      expect(() => readFloor(declare(declared))).toThrow(told)
    })
  })
})

describe('a build', () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'floor-'))
    write({
      'package.json': JSON.stringify({ browserslist: ['chrome >= 88', 'ios_saf >= 15.4'] }),
      'dist/empty.js': '',
    })
  })
  afterEach(() => rmSync(root, { recursive: true }))

  function write(files: { readonly [file: string]: string }): void {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
  }

  /** Scans, and returns each place with its feature. */
  function found(allowed: readonly Exception[] = []): string[] {
    return scanBuild(root, allowed).problems.map((problem) => problem.replace(/: (?:in|nothing in) .*/, ''))
  }

  test.each<[feature: string, bad: string, ...good: string[]]>([
    [
      'javascript.builtins.Object.hasOwn',
      'a = Object.‸hasOwn(b, "c")',
      'a = typeof Object.hasOwn === "function" ? Object.hasOwn(b, "c") : 0',
      'a = Object.hasOwn?.(b, "c")',
      'var Object = {}; a = Object.hasOwn()',
    ],
    [
      'javascript.builtins.Array.toSorted',
      'a = b\n  .filter(c)\n  .‸toSorted()',
      'function a(b) { if (!(`toSorted` in b)) return b; return b.toSorted() }',
    ],
    ['javascript.regular_expressions.lookbehind_assertion', 'a = ‸/(?<=\\$)\\d/', 'a = /[(?<=]\\(?<=(?<b>c)/'],
    ['javascript.regular_expressions.lookbehind_assertion', 'a = ‸new RegExp("(?<!a)b", "u")', 'a = new RegExp(b)'],
    ['javascript.regular_expressions.lookbehind_assertion', 'a = { pattern: ‸"^(?<=a)b$" }', 'a = { text: "(?<=a)b" }'],
    ['javascript.builtins.RegExp.unicodeSets', 'a = ‸/[a-z&&[^e]]/v', 'a = /a/giu'],
    ['javascript.operators.await.top_level', 'const a = ‸await b', 'const a = async () => await b'],
    ['javascript.classes.static.initialization_blocks', 'class A { ‸static { A.a = 1 } }', 'class A { static a = 1 }'],
    [
      'api.structuredClone',
      'a = ‸structuredClone(b)',
      'const has = typeof structuredClone < "u"; a = has && structuredClone(b)',
    ],
    ['api.AbortSignal.any_static', 'a = AbortSignal.‸any([b])', 'a = "any" in AbortSignal ? AbortSignal.any([b]) : b'],
    [
      'api.EventTarget.addEventListener.options_parameter.options_signal_parameter',
      'a.addEventListener("b", c, { ‸signal })',
      'a.addEventListener("b", c, { once: true })',
    ],
    [
      'api.Document.scrollend_event',
      '‸document.addEventListener("scrollend", a)',
      'document.addEventListener("scroll", a)',
    ],
    ['html.global_attributes.inert', 'a = jsx("main", { ‸inert: true })', 'a = jsx("main", { hidden: true })'],
    ['html.global_attributes.inert', 'a.setAttribute(‸"inert", "")', 'a.setAttribute("hidden", "")'],
    [
      'css.selectors.has',
      'a.querySelector(‸"b:has(c)")',
      'if (CSS.supports("selector(:has(*))")) a.matches(":has(b)")',
    ],
    ['css.properties.translate', 'a.style.‸translate = "1px"', 'a.style.transform = "none"'],
  ])('%s in %s is noticed, and not where it is guarded', (feature, bad, ...good) => {
    const [before = ''] = bad.split('‸')
    const lines = before.split('\n')
    write({ 'dist/a.js': bad.replace('‸', '') })
    expect(found()).toEqual([`dist/a.js:${lines.length}:${(lines.at(-1) ?? '').length + 1} ${feature}`])
    for (const text of good) {
      write({ 'dist/a.js': text })
      expect(found()).toEqual([])
    }
  })

  test.each<[feature: string, bad: string, ...good: string[]]>([
    [
      'css.properties.accent-color',
      'a { accent-color: red }',
      '@supports (accent-color: red) { a { accent-color: red } }',
    ],
    [
      'css.types.color.color-mix',
      'a { color: color-mix(in srgb, red, blue) }',
      'a { color: red; color: color-mix(in srgb, red, blue) }',
    ],
    ['css.types.color.color-mix', 'a { color: red; color: color-mix(in srgb, var(--b), blue) }'],
    ['css.types.color.color-mix', 'a { --b: red; --b: color-mix(in srgb, red, blue) }'],
    [
      'css.types.color.color-mix',
      '@supports (color: color-mix(in srgb, red, red)) or (display: grid) { a { color: color-mix(in srgb, red, blue) } }',
    ],
    ['css.types.length.viewport_percentage_units_dynamic', 'a { height: 1dvh }', 'a { height: 1vh; height: 1dvh }'],
    ['css.properties.text-wrap.balance', 'a { text-wrap: balance }'],
    [
      'css.properties.backdrop-filter',
      'a { backdrop-filter: none }',
      'a { -webkit-backdrop-filter: none; backdrop-filter: none }',
    ],
    ['css.selectors.has', 'a:has(b) { color: red }', '@supports selector(:has(*)) { a:has(b) { color: red } }'],
    ['css.selectors.nesting', 'a { &:hover { color: red } }', 'a:hover { color: red }'],
    ['css.at-rules.container', '@container (width > 1em) { a { color: red } }'],
    ['css.at-rules.layer', '@layer b { a { color: red } }'],
    [
      'css.at-rules.media.range_syntax',
      '@media (width < 1em) { a { color: red } }',
      '@media (max-width: 1em) { a { color: red } }',
    ],
  ])('%s in %s is noticed, and not where something stands in for it', (feature, bad, ...good) => {
    write({ 'dist/a.css': bad })
    expect(new Set(found().map((line) => line.split(' ')[1]))).toEqual(new Set([feature]))
    for (const text of good) {
      write({ 'dist/a.css': text })
      expect(found()).toEqual([])
    }
  })

  const call = 'Object.hasOwn({},"b")'

  test('a polyfill brings a feature, and one of another name is refused', () => {
    write({ 'dist/a.js': call, 'src/engine/boot/polyfills.ts': "import 'core-js/actual/object/has-own'" })
    expect(found()).toEqual([])
    write({ 'src/engine/boot/polyfills.ts': "import 'core-js/actual/object/has-onw'" })
    expect(found).toThrow('has-onw')
  })

  test('a member that the sources define is not the browser’s', () => {
    write({ 'dist/a.js': 'a.toSorted()', 'src/a.ts': 'export interface Own { toSorted(): void }' })
    expect(found()).toEqual([])
  })

  test('an exception holds below its path, and one that allows nothing is told', () => {
    const map = { version: 3, sources: ['node_modules/library/a.js'], names: [], mappings: 'AAAA' }
    write({ 'dist/a.js': call, 'dist-maps/a.js.map': JSON.stringify(map) })
    const features = ['javascript.builtins.Object.hasOwn']
    expect(found([{ features, within: 'node_modules/library/', reason: 'none' }])).toEqual([])
    expect(found([{ features, within: 'node_modules/other/', reason: 'none' }])).toEqual([
      'node_modules/library/a.js:1:1 javascript.builtins.Object.hasOwn',
      'tools/commands/floor/exceptions.ts',
    ])
  })

  test('no exception allows a selector that takes others with it', () => {
    write({ 'dist/a.css': 'a, b:has(c) { color: red }' })
    expect(scanBuild(root, [{ features: ['css.selectors.has'], reason: 'none' }]).problems[0]).toContain('of its own')
  })
})
