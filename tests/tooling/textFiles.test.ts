// Tests the files of translators as they are read and written, and what `npm run texts` says about them.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readJournal } from '../../tools/cli/change/journal'
import { bundleOf } from '../../tools/cli/check/bundle'
import { root } from '../../tools/cli/root'
import { main } from '../../tools/cli/texts'
import { fromCsv, toCsv } from '../../tools/cli/texts/csv'
import { takeTexts } from '../../tools/cli/texts/takeTexts'
import { textRows } from '../../tools/cli/texts/textRow'
import { toXliff } from '../../tools/cli/texts/xliff'
import { createSmallProduct, type SmallProduct } from '../support/smallProduct'

const row = {
  key: 'a.b',
  english: '{{all}} of {{count}}',
  text: '',
  uses: ['/a › title', '/b › title'],
  placeholders: ['all', 'count'],
  longest: 20,
}

describe('a table', () => {
  it('has all that a translator must know, and begins with a byte order mark', () => {
    const head = '\ufeffkey,english,text,longest,placeholders,used in\n'
    expect(toCsv([row])).toBe(`${head}a.b,{{all}} of {{count}},,20,{{all}} {{count}},"/a › title\n/b › title"\n`)
  })

  it.each([
    ['a byte order mark and semicolons', '\ufeffkey;english;text\na;b;c\n'],
    ['a byte order mark and commas', '\ufeffkey,english,text\na,b,c\n'],
    ['quotation marks and semicolons', '"key";"english";"text"\n"a";"b";"c"\n'],
    ['columns in another order', 'text,note,key,english\nc,x,a,b\n'],
    ['empty lines', 'key,english,text\n\na,b,c\n\n'],
  ])('with %s is read', (_what, table) => {
    expect(fromCsv(table)).toEqual([{ key: 'a', english: 'b', text: 'c' }])
  })
})

describe('a unit of XLIFF', () => {
  const unit = (text: string) => toXliff([{ ...row, text }], 'ru').replaceAll(/>\s+</g, '><')

  it('has the places and the length as notes', () => {
    expect(unit('')).toContain(
      '<unit id="a.b"><notes><note category="used in">/a › title</note><note category="used in">/b › title</note><note category="longest">20</note></notes>',
    )
  })

  it.each([
    ['', '<segment state="initial"><source>{{all}} of {{count}}</source></segment>'],
    ['x', '<segment state="translated"><source>{{all}} of {{count}}</source><target>x</target></segment>'],
  ])('with the text "%s" has its state', (text, segment) => {
    expect(unit(text)).toContain(segment)
  })

  it('stands in a document of its two languages', () => {
    expect(unit('')).toContain(
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="ru">',
    )
  })
})

describe('the rows of a translator', () => {
  const en = bundleOf('en', '{"a.days_one":"{{count}} day","a.days_other":"{{count}} days","a.end":"👍👍"}')
  const ru = bundleOf('ru', '{"a.days_one":"{{count}} день","a.end":"!"}')
  const twice = { key: 'a.days', where: '/a › title' }
  const rows = textRows(ru, [en, ru], [twice, twice])

  it('have the English text of the same plural form, or else of the last one', () => {
    expect(rows.slice(0, 4).map(({ key, english }) => [key, english])).toEqual([
      ['a.days_few', '{{count}} days'],
      ['a.days_many', '{{count}} days'],
      ['a.days_one', '{{count}} day'],
      ['a.days_other', '{{count}} days'],
    ])
  })

  it('name a place once, in each plural form', () => {
    expect(rows.map(({ uses }) => uses)).toEqual([...Array.from({ length: 4 }, () => ['/a › title']), []])
  })

  it('count a sign of two units as one', () => {
    expect(rows.at(-1)?.longest).toBe(2)
  })

  it('keep a translation that might have stayed English', () => {
    const [english, portuguese] = [
      bundleOf('en', '{"inviteBy.link":"Link"}'),
      bundleOf('pt', '{"inviteBy.link":"Elo"}'),
    ]
    expect(textRows(portuguese, [english, portuguese], [])[0]?.text).toBe('Elo')
  })
})

describe('texts that come back', () => {
  const en = bundleOf('en', '{"a.days_one":"A day","a.days_other":"{{count}} days","a.end":"End","a.more":"More"}')
  const taken = (texts: object, ...keys: readonly string[]) => {
    const rows = keys.map((key) => ({ key, english: en.texts[key] ?? '', text: 'Да' }))
    const found = takeTexts(rows, bundleOf('ru', JSON.stringify(texts)), en)
    return 'source' in found ? Object.keys(JSON.parse(found.source) as object) : found
  }

  it('stand in the order of English, whatever order they come in', () => {
    expect(taken({}, 'a.more', 'a.end')).toEqual(['a.end', 'a.more'])
  })

  it('may be one plural form of several: the others are lacking still', () => {
    const rows = [{ key: 'a.days_one', english: 'A day', text: '{{count}} день' }]
    expect(takeTexts(rows, bundleOf('ru', '{}'), en)).toMatchObject({ changed: ['a.days_one'], open: 0 })
  })

  it('stand behind the plural forms before them', () => {
    expect(taken({ 'a.days_one': '', 'a.days_other': '' }, 'a.end')).toEqual(['a.days_one', 'a.days_other', 'a.end'])
  })
})

describe('npm run texts', () => {
  let product: SmallProduct
  const said: string[] = []
  const wrong: string[] = []
  beforeEach(() => {
    said.length = 0
    wrong.length = 0
    product = createSmallProduct()
    product.write('schemas/api.json', '{}')
    product.write('locales/ru.json', '{\n  "a.first": "Первая"\n}\n')
    const log = vi.spyOn(console, 'log').mockImplementation((text) => void said.push(String(text)))
    const error = vi.spyOn(console, 'error').mockImplementation((text) => void wrong.push(String(text)))
    onTestFinished(() => {
      log.mockRestore()
      error.mockRestore()
      product.remove()
    })
  })

  const keysOf = (table: string) => fromCsv(table).map(({ key }) => key)
  /** Takes a table of rows, each with key, English and text. */
  const takes = (...lines: readonly string[]) => {
    const file = join(product.folder, 'back.csv')
    writeFileSync(file, ['key,english,text', ...lines].join('\n'))
    return main(['in', 'ru', file], product.folder)
  }

  it.each([
    ['what is lacking', [], ['a.name', 'b.other']],
    ['every text with --all', ['--all'], ['a.first', 'a.name', 'b.other']],
  ])('out prints %s as a table, also if the pages cannot be used', async (_what, flags, keys) => {
    expect(await main(['out', 'ru', ...flags], product.folder)).toBe(0)
    expect(keysOf(said.join('\n'))).toEqual(keys)
  })

  it.each([
    ['ru.xlf', /^<\?xml/],
    ['RU.XLIFF', /^<\?xml/],
    ['RU.CSV', /^\ufeffkey,/],
  ])('out writes the form of %s', async (name, begin) => {
    const file = join(product.folder, name)
    await main(['out', 'ru', '--to', file], product.folder)
    expect(readFileSync(file, 'utf8')).toMatch(begin)
    expect(said).toEqual([`Wrote 2 of 3 texts to ${file}.`])
  })

  it('out prints the texts of a product with a page that cannot be read', async () => {
    product.write('pages/two.ts', 'export const first = {{')
    expect(await main(['out', 'ru'], product.folder)).toBe(0)
    expect(keysOf(said.join('\n'))).toEqual(['a.name', 'b.other'])
  })

  it('out says where pages and code use a text', async () => {
    await main(['out', 'ru', '--all'], root)
    const [code, page] = ['engine.list.more', 'login.title'].map((key) =>
      said
        .join('\n')
        .split('\n')
        .find((line) => line.startsWith(`${key},`)),
    )
    expect(code).toMatch(/src\/engine\//)
    expect(page).toMatch(/\/login › title/)
  })

  it.each([
    [['c,,d'], 'Nothing was written: 1 text is wrong.'],
    [['c,,d', 'a.name,Nam,Имя', 'b.other,Other,Другое'], 'Nothing was written: 2 texts are wrong.'],
  ])('in refuses %j, says each reason, ends with 1, and writes nothing', async (lines, end) => {
    const before = product.read('locales/ru.json')
    expect(await takes(...lines)).toBe(1)
    expect(wrong).toHaveLength(lines.length === 1 ? 2 : 3)
    expect(wrong[0]).toMatch(/^c: there is no such text\./)
    expect(wrong.at(-1)).toBe(end)
    expect([product.read('locales/ru.json'), said]).toEqual([before, []])
  })

  it.each([
    [['a.name,Name,Имя', 'b.other,Other,'], '1 text of locales/ru.json changed. 1 row has no translation yet.'],
    [['a.name,Name,', 'b.other,Other,'], '0 texts of locales/ru.json changed. 2 rows have no translation yet.'],
    [['a.name,Name,Имя', 'b.other,Other,Другое'], '2 texts of locales/ru.json changed.'],
  ])('in counts what %j changes and leaves open', async (lines, says) => {
    expect(await takes(...lines)).toBe(0)
    expect(said).toEqual([says])
  })

  it('in is a change that says where it comes from, and none if nothing changes', async () => {
    await takes('a.first,First,Первая')
    expect(readJournal(product.folder)).toEqual([])
    await takes('a.name,Name,Имя')
    expect(readJournal(product.folder)).toMatchObject([
      { note: `Translations of ${join(product.folder, 'back.csv')}.`, words: ['1 text of locales/ru.json changed.'] },
    ])
  })
})
