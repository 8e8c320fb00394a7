// Tests that features newer than the floor are found, with place and name. With a fallback, a feature test or a
// polyfill they pass.
import { expect, test } from 'vitest'
import { marked, scanText, told } from './floorKit'
import { planted } from './floorPlants'

test.each(planted)('$name in $file is noticed: $bad', ({ name, file, bad }) => {
  const { text, place } = marked(bad)
  expect(told(scanText(file, text).findings)).toEqual([`${place} ${name}`])
})

const covered = planted.flatMap(({ name, file, good }) => good.map((text) => ({ name, file, text })))

test.each(covered)('$name in $file passes: $text', ({ file, text }) => {
  const { findings, idleMarkers } = scanText(file, text)
  expect([told(findings), idleMarkers]).toEqual([[], []])
})

const polyfilled = planted.flatMap(({ polyfill, ...rest }) => (polyfill === undefined ? [] : [{ ...rest, polyfill }]))

test.each(polyfilled)('$name passes with $polyfill', ({ file, bad, polyfill }) => {
  expect(told(scanText(file, marked(bad).text, `import '${polyfill}'`).findings)).toEqual([])
})

test('an import that brings no feature is refused', () => {
  expect(() => scanText('a.ts', '', "import 'core-js/actual/array/to-sortd'")).toThrow('array/to-sortd')
})

test('says which browsers of the floor lack the feature, and since when they have it', () => {
  const [finding] = scanText('a.ts', 'export const url = () => URL.canParse("a")').findings
  expect(finding?.feature.lacks).toContainEqual({ browser: 'chrome', since: '120' })
  expect(finding?.feature.lacks).toContainEqual({ browser: 'safari_ios', since: '17' })
  expect(finding?.feature.lacks.map(({ browser }) => browser)).not.toContain('firefox')
})

test.each([
  [
    'a { --line: grey; --line: color-mix(in srgb, red, blue) }',
    'A browser keeps a custom property whatever its value is: use @supports.',
  ],
  [
    'a { color: purple; color: color-mix(in srgb, var(--a), blue) }',
    'The declaration before it does not help: a browser keeps any value with var(), so use @supports.',
  ],
  [
    'a, label:has(:checked) { color: red }',
    'The other selectors of this list are lost with it: give it a rule of its own.',
  ],
  ['a { color: color-mix(in srgb, red, blue) }', undefined],
])('says why what looks like a fallback is none: %s', (text, hint) => {
  const [finding] = scanText('a.css', text).findings
  expect(finding?.feature.name).toMatch(/^(color-mix\(\)|:has\(\))$/)
  expect(finding?.hint).toBe(hint)
})

test.each([
  ['a.css', '/* enhancement: nothing is new here */ a { color: red }'],
  ['a.css', '/* enhancement: */ a { color: red }'],
  ['a.ts', '// enhancement: nothing is new here\nexport const a = 1'],
])('a marker that allows nothing is told: %s %s', (file, text) => {
  expect(scanText(file, text).idleMarkers).toMatchObject([{ file, line: 1, column: 1 }])
})

test.each([
  [
    'what throws without the feature',
    'a.ts',
    '// enhancement: for comfort\nexport const copy = () => structuredClone({})',
  ],
  ['syntax', 'a.ts', '// enhancement: for comfort\nexport const a = /(?<=a)b/'],
])('a marker cannot allow %s', (_, file, text) => {
  expect(scanText(file, text).findings).toHaveLength(1)
})

test.each([
  'if (!("toSorted" in [])) list.toSorted()',
  'if (typeof Array.prototype.toSorted === "undefined") list.toSorted()',
  'if ("toSorted" in [] || isReady) list.toSorted()',
  '"toSorted" in [] || list.toSorted()',
  'if ("toSorted" in []) go(); else list.toSorted()',
  'if ("toSorted" in []) go(); list.toSorted()',
  'if (!("toSorted" in [])) go(); list.toSorted()',
  'const has = "toReversed" in []; has && list.toSorted()',
  'list?.toSorted()',
])('a test that proves something else is no guard: %s', (text) => {
  expect(told(scanText('a.js', text).findings)).toEqual([
    `1:${text.lastIndexOf('toSorted') + 1} Array.prototype.toSorted (Array, TypedArray)`,
  ])
})
