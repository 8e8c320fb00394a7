// Tests the correction of each kind of problem as an edit of a text, without a product.
import { describe, expect, it } from 'vitest'
import type { Finding } from '../../../tools/cli/check/finding'
import { fixesOf } from '../../../tools/cli/check/fixes'
import { withChanges } from '../../../tools/cli/files'

/** Returns a text after the corrections of a problem at a part of it, and what they say. */
function corrected(source: string, at: string, more: Partial<Finding>) {
  const start = source.indexOf(at)
  const before = source.slice(0, start).split('\n')
  const column = (before.at(-1)?.length ?? 0) + 1
  const place = { file: 'a', line: before.length, column, endColumn: column + at.length }
  const finding: Finding = { ...place, name: 'unknown-value', where: ['here'], what: 'it is wrong.', ...more }
  const fixes = fixesOf([finding], withChanges('/nowhere', { a: source }))
  const text = fixes
    .toSorted((a, b) => b.start - a.start)
    .reduce((now, fix) => now.slice(0, fix.start) + fix.text + now.slice(fix.end), source)
  return { text, words: fixes.map(({ words }) => words) }
}

describe('a misspelt name becomes the only one that it can mean', () => {
  const meant = (didYouMean: string, ...others: readonly string[]) => ({ didYouMean, allowed: [didYouMean, ...others] })

  it.each([
    ['in single quotation marks', "{ look: 'plian' }", "'plian'", meant('plain'), "{ look: 'plain' }"],
    ['in double ones, as in JSON', '{ "look": "plian" }', '"plian"', meant('plain'), '{ "look": "plain" }'],
    ['without any', '{ loook: 1 }', 'loook', meant('look'), '{ look: 1 }'],
    ['that needs quotation marks', '{ itmeone: 1 }', 'itmeone', meant('item-one'), "{ 'item-one': 1 }"],
    [
      'in a path, and what follows stays',
      "'row.nmae.first'",
      "'row.nmae.first'",
      meant('row.name'),
      "'row.name.first'",
    ],
    ['behind other lines', "a\nb\n  'plian'\n", "'plian'", meant('plain'), "a\nb\n  'plain'\n"],
  ])('%s', (_what, source, at, more, text) => {
    expect(corrected(source, at, more).text).toBe(text)
  })

  it('in each of its places', () => {
    const source = "['plian', 'plian']"
    const same = [{ file: 'a', line: 1, column: 11, endColumn: 18 }]
    const found = corrected(source, "'plian'", { ...meant('plain'), same })
    expect(found).toEqual({ text: "['plain', 'plain']", words: Array(2).fill('"plian" becomes "plain".') })
  })

  it.each([
    ['that resembles two', "'plan'", meant('plain', 'plane')],
    ['without a known one', "'plian'", {}],
    ['that is no name but an object', '{ a: 1 }', meant('plain')],
  ])('and not one %s', (_what, source, more) => {
    expect(corrected(source, source, more)).toEqual({ text: source, words: [] })
  })
})

describe('a message is corrected in its letters', () => {
  it.each<[Finding['name'], string, string]>([
    ['spaces', ' two  words\\n ', 'two words'],
    ['spaces', 'one\\t\\ttwo', 'one two'],
    ['hidden-control', 'a\u061cb\u200bc\u200ed\u200fe', 'abcde'],
    ['hidden-control', '\u202aa\u202bb\u202cc\u202dd\u202ee', 'abcde'],
    ['hidden-control', '\u2060a\u2066b\u2067c\u2068d\u2069e\ufeff', 'abcde'],
    ['foreign-digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['foreign-digits', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['foreign-digits', '０１２３４５６７８９', '0123456789'],
    ['foreign-digits', '०१२३४५६७८९ of 5', '0123456789 of 5'],
    ['foreign-comma', 'a, b; c?', 'a، b؛ c؟'],
  ])('%s: %j becomes %j', (name, wrong, right) => {
    const source = `{\n  "a.b": "${wrong}",\n  "a.c": "${wrong}"\n}\n`
    const found = corrected(source, '"a.b"', { name, where: ['a.b'] })
    expect(found).toEqual({
      text: `{\n  "a.b": "${right}",\n  "a.c": "${wrong}"\n}\n`,
      words: [`a.b becomes "${right}".`],
    })
  })

  it.each<Finding['name']>(['empty', 'markup', 'unfinished', 'foreign-script', 'missing-placeholder', 'untranslated'])(
    'unless somebody must write it: %s',
    (name) => {
      expect(corrected('{ "a.b": " x " }', '"a.b"', { name, where: ['a.b'] }).words).toEqual([])
    },
  )
})

describe('a member of a market that changes nothing is removed with its name and its comma', () => {
  it.each([
    ['a name without quotation marks', 'a: 1,\n  look: 2,\n  c: 3,\n', '2', 'a: 1,\n  c: 3,\n'],
    ['a name in single quotation marks', "a: 1,\n  'look': 2,\n  c: 3,\n", '2', 'a: 1,\n  c: 3,\n'],
    ['a name in double ones', '"a": 1,\n  "look": 2,\n  "c": 3\n', '2', '"a": 1,\n  "c": 3\n'],
    ['the last in its line', '{ a: 1, look: 2 }', '2', '{ a: 1, }'],
    ['the first in its line', '{ look: 2, c: 3 }', '2', '{ c: 3 }'],
  ])('%s', (_what, source, at, text) => {
    const found = corrected(source, at, { name: 'changes-nothing', where: ['north', 'look'] })
    expect(found).toEqual({ text, words: ['north › look is removed.'] })
  })

  it('an entry of a list has no name, and stays', () => {
    const found = corrected("['a', 'b']", "'b'", { name: 'changes-nothing' })
    expect(found).toEqual({ text: "['a', 'b']", words: [] })
  })
})

describe('a value without a format gets the only one that fits', () => {
  it.each([
    ['in a page', "{ value: 'row.icon' }", "'row.icon'", ['image'], "{ value: 'row.icon', format: 'image' }"],
    ['in JSON', '{ "value": "row.icon" }', '"row.icon"', ['image'], '{ "value": "row.icon", "format": "image" }'],
    ['but not one of several', "{ value: 'row.at' }", "'row.at'", ['date', 'time'], "{ value: 'row.at' }"],
  ])('%s', (_what, source, at, allowed, text) => {
    expect(corrected(source, at, { name: 'unfit-format', allowed }).text).toBe(text)
  })
})
