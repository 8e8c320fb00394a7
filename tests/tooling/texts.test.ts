// Tests that texts go out to translators and come back whole, and that bad ones change nothing.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bundleOf, englishIn, readBundles } from '../../tools/cli/check/texts/bundle'
import { root } from '../../tools/cli/root'
import { main } from '../../tools/cli/texts'
import { fromCsv, toCsv } from '../../tools/cli/texts/csv'
import { takeTexts } from '../../tools/cli/texts/takeTexts'
import { textRows, type TextRow, type TranslatedRow } from '../../tools/cli/texts/textRow'
import { fromXliff, toXliff } from '../../tools/cli/texts/xliff'
import type { ProjectCopy } from '../../tools/commands/projectCopy'
import { conduit, copySources } from '../support/copySources'

const bundles = readBundles(root)
const english = englishIn(bundles)
/** One is written from the right, and one has four plural forms. */
const languages = bundles.filter(({ language }) => language === 'ar' || language === 'ru')

interface Form {
  readonly write: (rows: readonly TextRow[], language: string) => string
  readonly read: (source: string, language: string) => readonly TranslatedRow[]
}
const forms: readonly (readonly [name: string, form: Form])[] = [
  ['CSV', { write: toCsv, read: fromCsv }],
  ['XLIFF', { write: toXliff, read: fromXliff }],
]

describe.each(forms)('%s', (_, { write, read }) => {
  it.each(languages.map((one) => [one.language, one] as const))('brings %s back as it was', (language, bundle) => {
    const rows = textRows(bundle, bundles, [])
    const back = read(write(rows, language), language)
    expect(back).toEqual(rows.map(({ key, english: source, text }) => ({ key, english: source, text })))
    expect(takeTexts(back, bundle, english)).toMatchObject({ changed: [] })
  })

  it.each([
    'He said "yes", and left; 5 < 6 & 7 > 2',
    'two\nlines',
    '=1+1',
    '+{{count}}',
    '-5',
    '@name',
    "'quoted'",
    "'+' adds a row",
    "''=1",
    '\tafter a tab',
    '＝1',
    '＋1',
    '－1',
    '＠name',
    '&amp; &#39; ]]>',
    '  spaces  ',
    '12',
    'true',
    'عربي {{name}}، تمام؟',
    '👩‍👩‍👧 中文',
  ])('keeps the text %j', (text) => {
    const row = { key: 'a.b', english: text, text, uses: [text], placeholders: [], longest: 3 }
    expect(read(write([row], 'ru'), 'ru')).toEqual([{ key: 'a.b', english: text, text }])
  })
})

describe('what a translator gets', () => {
  const en = bundleOf(
    'en',
    '{"a.title":"Title","a.days_one":"{{count}} day","a.days_other":"{{count}} days","a.id":"ID"}',
  )
  const ru = bundleOf('ru', '{"a.title":"Title","a.id":"ID"}')
  const rows = textRows(ru, [en, ru], [{ key: 'a.title', where: '/a › title' }])

  it('each plural form of the language is a row', () => {
    expect(rows.map(({ key }) => key)).toEqual([
      'a.title',
      'a.days_few',
      'a.days_many',
      'a.days_one',
      'a.days_other',
      'a.id',
    ])
    expect(rows[2]).toMatchObject({ english: '{{count}} days', text: '', placeholders: ['count'] })
  })

  it('a text that is still English is not translated, and a name is', () => {
    expect(rows.filter(({ text }) => text !== '').map(({ key }) => key)).toEqual(['a.id'])
  })

  it('a row says where a text is used, and how long it may be', () => {
    expect(rows[0]).toMatchObject({ uses: ['/a › title'], longest: 5 })
    // A short plural form has as much room as the longest one.
    expect(rows.find(({ key }) => key === 'a.days_one')?.longest).toBe('{{count}} days'.length)
  })
})

describe('what comes back', () => {
  const en = bundleOf(
    'en',
    '{"a.title":"Title","a.greeting":"Hello {{name}}","a.end":"End","b.rows_one":"{{count}} row","b.rows_other":"{{count}} rows"}',
  )
  const ru = bundleOf('ru', '{"a.title":"Название","a.end":"Конец"}')
  const row = (key: string, text: string, source = en.texts[key] ?? '') => ({ key, english: source, text })

  it('a new text stands where English has it', () => {
    const taken = takeTexts([row('a.greeting', 'Привет, {{name}}')], ru, en)
    expect(taken).toMatchObject({ changed: ['a.greeting'], open: 0 })
    expect('source' in taken && Object.keys(JSON.parse(taken.source) as object)).toEqual([
      'a.title',
      'a.greeting',
      'a.end',
    ])
  })

  it('a row without a translation is left out, and counted', () => {
    expect(takeTexts([row('a.greeting', ' '), row('a.end', 'Всё')], ru, en)).toMatchObject({
      changed: ['a.end'],
      open: 1,
    })
  })

  it.each<[string, TranslatedRow, RegExp]>([
    [
      'an unknown key',
      row('a.greetin', 'Привет', 'Hello {{name}}'),
      /^a\.greetin: there is no such text\. Did you mean "a\.greeting"\?$/,
    ],
    [
      'an English text that has changed since',
      row('a.title', 'Имя', 'Name'),
      /^a\.title: English has changed\. It was "Name" and is now "Title"\.$/,
    ],
    ['a lost placeholder', row('a.greeting', 'Привет'), /^a\.greeting: \{\{name\}\} is missing/],
    ['an invented placeholder', row('a.greeting', '{{name}} {{nick}}'), /^a\.greeting: \{\{nick\}\} gets no value/],
    ['markup', row('a.title', 'Имя &#39;'), /markup/],
    ['an invisible control', row('a.title', 'Имя\u200f'), /invisible/],
    ['another script', row('a.title', 'اسم'), /Arab letters/],
  ])('%s keeps all of them out', (_, wrong, says) => {
    const taken = takeTexts([row('a.end', 'Всё'), wrong], ru, en)
    expect('problems' in taken && taken.problems).toEqual([expect.stringMatching(says)])
  })

  it('two translations of one text are reported, two equal ones are not', () => {
    expect(takeTexts([row('a.end', 'Всё'), row('a.end', 'Конец')], ru, en)).toEqual({
      problems: ['a.end: there are two translations, "Всё" and "Конец".'],
    })
    expect(takeTexts([row('a.end', 'Всё'), row('a.end', 'Всё')], ru, en)).toMatchObject({ changed: ['a.end'] })
  })
})

describe('files that are none of ours', () => {
  it.each<[string, () => unknown, string]>([
    [
      'a table without a column',
      () => fromCsv('key,text\na,b'),
      'The table has no column "english". Its columns: key, text.',
    ],
    ['an empty file', () => fromCsv(''), 'The table has no column "key" and "english" and "text".'],
    [
      'a table with a row cut short',
      () => fromCsv('key,english,text\na'),
      'This is no table of comma-separated values',
    ],
    ['a text that is no XML', () => fromXliff('{"a":1}', 'ru'), 'This is no XML'],
    ['XML of another kind', () => fromXliff('<html></html>', 'ru'), 'This is not XLIFF 2.0 but other XML.'],
    ['XLIFF 1.2', () => fromXliff('<xliff version="1.2"></xliff>', 'ru'), 'This is not XLIFF 2.0 but version 1.2.'],
    [
      'another language',
      () => fromXliff('<xliff version="2.0" trgLang="tr"></xliff>', 'ru'),
      'The document is for "tr" (trgLang), and "ru" was named.',
    ],
    [
      'entities of its own',
      () => fromXliff('<!DOCTYPE x [<!ENTITY a "b">]><xliff version="2.0" trgLang="ru"/>', 'ru'),
      'The document has a DOCTYPE, which XLIFF does not allow.',
    ],
  ])('%s is refused in one sentence', (_, read, says) => {
    expect(read).toThrow(says)
  })

  it.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('a table of %s, as some spreadsheets write it, is read', (_, by) => {
    const lines = [
      ['key', 'english', 'text'],
      ['a', `"b${by}c"`, 'd, e'],
    ]
    const table = lines.map((cells) => `${cells.join(by)}\r\n`).join('')
    expect(fromCsv(table)).toEqual([{ key: 'a', english: `b${by}c`, text: 'd, e' }])
  })

  it.each(['2.0', '2.1'])('the units of each file of XLIFF %s are read', (version) => {
    const file = (id: string) =>
      `<file id="${id}"><unit id="${id}"><segment><source>One</source><target>Раз</target></segment></unit></file>`
    const source = `<xliff version="${version}" trgLang="ru">${file('a')}${file('b')}</xliff>`
    expect(fromXliff(source, 'ru').map(({ key }) => key)).toEqual(['a', 'b'])
  })
})

describe('the command', () => {
  let copy: ProjectCopy
  beforeAll(() => {
    copy = copySources('conduit')
  })
  afterAll(() => copy.remove())

  it('writes what a language lacks, and takes it back into the file', async () => {
    const said = vi.spyOn(console, 'log').mockReturnValue()
    const file = join(copy.folder, 'locales/ar.json')
    const before = readFileSync(file, 'utf8')
    copy.edit('locales/ar.json', / {2}"comment\.send": .*\n/, '')
    const sent = join(copy.folder, 'ar.csv')
    expect(await main(['out', 'ar', '--to', sent], copy.folder)).toBe(0)
    expect(said.mock.lastCall).toEqual([expect.stringMatching(/^Wrote 1 of \d+ texts to /)])
    const back = readFileSync(sent, 'utf8').replace('Send,,', 'Send,إرسال,')
    writeFileSync(sent, back)
    const lacking = readFileSync(file, 'utf8')
    expect(await main(['in', 'ar', sent, '--dry-run'], copy.folder)).toBe(0)
    expect(readFileSync(file, 'utf8')).toBe(lacking)
    expect(said.mock.calls.flat().join('\n')).toContain('+  "comment.send": "إرسال",')
    expect(await main(['in', 'ar', sent], copy.folder)).toBe(0)
    expect(readFileSync(file, 'utf8')).toBe(before)
    expect(said.mock.lastCall).toEqual(['1 text of locales/ar.json changed.'])
  })

  it.each<[readonly string[], string]>([
    [['out', 'xx'], 'There are no texts in "xx". Languages: ar'],
    [['out', 'en'], 'The others are translated from English. Languages: ar'],
    [['out', 'ar', '--to', 'a.txt'], '"a.txt" must end in .csv, .xlf or .xliff.'],
    [['in', 'ar', 'nowhere.csv'], 'There is no file "nowhere.csv".'],
  ])('%j is refused', async (args, says) => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    expect(await main(args, conduit)).toBe(2)
    expect(error.mock.calls).toEqual([[expect.stringContaining(says)]])
  })
})
