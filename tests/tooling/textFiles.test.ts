// Tests the files of translators as they are read and written, and what `npm run texts` says about them.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { main } from '../../tools/cli/texts'
import { fromCsv, toCsv } from '../../tools/cli/texts/csv'
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
})
