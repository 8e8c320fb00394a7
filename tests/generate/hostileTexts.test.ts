// Tests hostile texts: they are refused with a place, and never cause a hang or a crash.
import { describe, expect, it } from 'vitest'
import { bundleOf, type MessageFile } from '../../tools/cli/check/bundle'
import { findingText } from '../../tools/cli/check/finding'
import { bundleFindings } from '../../tools/cli/check/locales'

const english = bundleOf('en', '{\n  "shop.title": "Shop"\n}')
const said = (source: string, model: MessageFile = english) =>
  bundleFindings(bundleOf('tr', source), model).map(
    (finding) => `${finding.file}:${finding.line} ${finding.name} ${findingText(finding).slice(0, 60)}`,
  )
const many = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`k.${index}`, 'x'])))

describe('F11 F12 F44', () => {
  it.each([
    ['100,000 keys', many(100_000), 'locales/tr.json:1 too-large'],
    ['a text of 1 MB', `{\n"shop.title": "${'x'.repeat(1_000_000)}"}`, 'locales/tr.json:2 too-large shop.title: '],
    ['__proto__', '{\n"__proto__": {"polluted": true}}', 'locales/tr.json:2 forbidden-name __proto__: '],
    ['10,000 levels', `{"shop.title": ${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 'not-a-text shop.title'],
    ['a number', '{"shop.title": 1}', 'not-a-text shop.title'],
  ])('%s is refused', (_name, source, expected) => {
    expect(said(source)).toEqual([expect.stringContaining(expected)])
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  it('what every object inherits is a key like any other', () => {
    expect(said('{"shop.title": "Mağaza", "toString": "x"}')).toContainEqual(
      expect.stringContaining('unknown-key toString: English has no such key'),
    )
  })
})
