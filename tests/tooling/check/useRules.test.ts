// Tests where messages are found in code and pages, and what the check says about their uses.
import { describe, expect, it } from 'vitest'
import { bundleOf } from '../../../tools/cli/check/bundle'
import { findingLine } from '../../../tools/cli/check/finding'
import { usesInCode, usesInData, type Use } from '../../../tools/cli/check/messageUses'
import { findingsOfUses } from '../../../tools/cli/check/useRules'

const place = { file: 'pages/a.ts', line: 7, column: 2, endColumn: 9 }
const told = (texts: object, ...uses: readonly Use[]) =>
  findingsOfUses(bundleOf('en', JSON.stringify(texts, null, 2)), uses, () => place).map(findingLine)

describe('a use of a message', () => {
  it.each<[what: string, texts: object, use: Use, line: string]>([
    [
      'that is not there',
      {},
      { key: 'a.title', where: '/a › title' },
      'pages/a.ts:7:2  unknown-message  a.title: /a › title names it; add it to locales/en.json.',
    ],
    [
      'that gives too little for a plural form that does not show the number',
      { 'a.days_one': 'A day', 'a.days_other': 'Days' },
      { key: 'a.days', where: '/a › title', given: [] },
      'pages/a.ts:7:2  wrong-values  a.days: /a › title gives nothing; the text has {{count}}.',
    ],
    [
      'that gives too much',
      { 'a.title': 'Title' },
      { key: 'a.title', where: '/a › title', given: ['name', 'count'] },
      'pages/a.ts:7:2  wrong-values  a.title: /a › title gives {{name}}, {{count}}; the text has nothing.',
    ],
  ])('%s', (_what, texts, use, line) => {
    expect(told(texts, use)).toEqual([line])
  })

  it.each<[what: string, text: string, given: readonly string[] | undefined]>([
    ['the name of the product by itself', '{{product}}', []],
    ['values in any order', '{{b}} {{a}}', ['b', 'a']],
    ['values that only code knows', '{{a}}', undefined],
  ])('may leave open %s', (_what, text, given) => {
    expect(told({ 'a.title': text }, { key: 'a.title', where: '/a', ...(given && { given }) })).toEqual([])
  })

  it('names what was meant', () => {
    const lines = told({ 'a.title': 'Title' }, { key: 'a.title', where: '/a' }, { key: 'a.titel', where: '/b' })
    expect(lines).toEqual(['pages/a.ts:7:2  unknown-message  a.titel: /b names it; did you mean "a.title"?'])
  })
})

it('code uses keys in quotation marks of both kinds that begin with an area, and each argument of t', () => {
  const source = `t('x.one'); const a = ['a.two', "a.three", 'b.four', \`a.five\`]; t('a.two')`
  expect(usesInCode(source, 'src/a.ts', new Set(['a'])).map(({ key }) => key)).toEqual(['x.one', 'a.two', 'a.three'])
})

it.each<[what: string, data: object, uses: readonly (readonly [key: string, given: readonly string[] | undefined])[]]>([
  ['a title', { title: 'a.b' }, [['a.b', []]]],
  ['a message with values', { title: { say: 'a.b', with: { c: 1 } } }, [['a.b', ['c']]]],
  ['a field with the name of a member', { fields: { title: { label: 'a.b' } } }, [['a.b', []]]],
  ['the refusal of a call, whose values code gives', { failed: 'a.b' }, [['a.b', undefined]]],
  ['a word of a value', { words: { x: 'a.b' } }, [['a.b', []]]],
  ['an argument that is a message', { args: { x: { say: 'a.b' }, y: 'c.d' } }, [['a.b', []]]],
  ['the note of a choice that is a path', { options: { note: 'row.b', first: 'a.b' } }, [['a.b', []]]],
  ['the note of a choice that is a message', { options: { note: { say: 'a.b' } } }, [['a.b', []]]],
  ['values for the server', { body: { title: 'a.b' }, query: { title: 'a.b' } }, []],
  ['paths into a row', { show: { title: 'row.b', lines: { x: { label: 'a.b' } } } }, [['a.b', []]]],
])('a page uses %s', (_what, data, uses) => {
  expect(usesInData(data, '/a').map(({ key, given }) => [key, given])).toEqual(uses)
})
