// Tests how change sets are written, undone and redone on the disk, by one or two editors.
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  applyChanges,
  type ProductChange,
  planChanges,
  readHistory,
  redoChange,
  Refused,
  undoChange,
} from '../../../tools/cli/changeSets'
import { writeFiles } from '../../../tools/cli/change/writeFiles'
import { createSmallProduct, type SmallProduct } from '../../support/smallProduct'

let product: SmallProduct
beforeEach(() => {
  product = createSmallProduct()
})
afterEach(() => product.remove())

const unchecked = { check: false, who: 'Ada' } as const
const title = (page: string, value: string): ProductChange => ({ do: 'set', page, at: ['title'], value })
const apply = (...changes: ProductChange[]) => applyChanges(product.folder, { changes, note: 'because' }, unchecked)

describe('a change set', () => {
  it('writes all its files, and the history says who, what, when and why', async () => {
    const { entry } = await apply(title('/first', 'one'), { do: 'text', language: 'en', key: 'a.first', text: '1st' })
    expect(product.read('pages/two.ts')).toContain("title: 'one'")
    expect(product.read('locales/en.json')).toContain('"a.first": "1st"')
    expect(readHistory(product.folder)).toEqual([entry])
    expect(entry).toMatchObject({
      id: '1',
      who: 'Ada',
      note: 'because',
      when: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    })
    expect(entry.words).toEqual([
      'First: the title changed from “First” to “one”.',
      'The text “First” became “1st” in English.',
    ])
  })

  it('is undone and redone exactly', async () => {
    const start = product.texts()
    await apply(title('/first', 'one'))
    const between = product.texts()
    await apply({ do: 'remove', page: '/third', at: [] }, { do: 'hide', page: '/first', market: 'south', at: [] })
    const end = product.texts()
    // Without an id, the newest change is undone first, and the one that was undone last is redone first.
    await undoChange(product.folder, undefined, unchecked)
    expect(product.texts()).toEqual(between)
    await undoChange(product.folder, undefined, unchecked)
    expect(product.texts()).toEqual(start)
    await expect(undoChange(product.folder, undefined, unchecked)).rejects.toThrow('no change  to undo')
    await redoChange(product.folder, undefined, unchecked)
    expect(product.texts()).toEqual(between)
    await redoChange(product.folder, undefined, unchecked)
    expect(product.texts()).toEqual(end)
    await expect(redoChange(product.folder, undefined, unchecked)).rejects.toThrow(Refused)
  })

  it('S-undo the third of ten is undone by itself, and the others stay', async () => {
    const keys = Array.from({ length: 10 }, (_, index) => `c.key${index}`)
    for (const key of keys) await apply({ do: 'text', language: 'en', key, text: key })
    const all = product.read('locales/en.json')
    await undoChange(product.folder, '3', unchecked)
    expect(product.read('locales/en.json')).toBe(all.replace('  "c.key2": "c.key2",\n', ''))
    await redoChange(product.folder, '3', unchecked)
    expect(product.read('locales/en.json')).toBe(all)
  })

  it('is undone after edits by hand elsewhere in the file', async () => {
    await apply(title('/second', 'two'))
    const byHand = (text: string) => text.replace("tags: ['x', 'y']", "tags: ['x', 'z'] // by hand")
    product.write('pages/two.ts', byHand(product.read('pages/two.ts')))
    await undoChange(product.folder, undefined, unchecked)
    expect(product.read('pages/two.ts')).toBe(byHand(createSmallText('pages/two.ts')))
  })

  it('is not undone where a later change stands', async () => {
    await apply(title('/first', 'one'))
    await apply(title('/first', 'two'))
    await expect(undoChange(product.folder, '1', unchecked)).rejects.toThrow(/later change stands at the same place/)
    expect(product.read('pages/two.ts')).toContain("title: 'two'")
  })

  it.each([
    ['a link instead of a file', 'pages/two.ts'],
    ['a link instead of a folder', 'pages'],
  ])('refuses %s', async (_what, path) => {
    const outside = join(product.folder, 'outside')
    const { folder } = product
    mkdirSync(outside)
    const text = product.read('pages/two.ts')
    for (const file of ['two.ts', 'parts.ts', 'third.json'])
      writeFileSync(join(outside, file), product.read(`pages/${file}`))
    rmSync(join(folder, path), { recursive: true })
    symlinkSync(path === 'pages' ? outside : join(outside, 'two.ts'), join(folder, path))
    await expect(apply(title('/first', 'one'))).rejects.toThrow(/leads through a link/)
    expect(product.read('pages/two.ts')).toBe(text)
  })

  it('refuses a file of the product that is code', async () => {
    mkdirSync(join(product.folder, 'src'))
    product.write('src/shared.ts', product.read('pages/parts.ts'))
    product.write('pages.config.ts', product.read('pages.config.ts').replace('./pages/parts', './src/shared'))
    const change = {
      do: 'set',
      page: '/second',
      at: ['blocks', 'list', 'show', 'lines', 'name', 'label'],
      value: 'x',
      shared: 'there',
    } as const
    await expect(apply(change)).rejects.toThrow(/may not write "src\/shared.ts"/)
  })

  it('is finished after an interruption', async () => {
    const start = product.texts()
    await apply(title('/first', 'one'))
    const { id, files, ...rest } = readHistory(product.folder)[0] ?? { id: '', files: [] }
    const after = product.read('pages/two.ts')
    // The same state as if the process had ended between the prepared files and their move.
    product.write('pages/two.ts', start['pages/two.ts'] ?? '')
    product.write('.pagewright/changes/journal.jsonl', '')
    product.write('.pagewright/changes/pending/0', after)
    product.write('.pagewright/changes/pending/entry.json', JSON.stringify({ id, files, ...rest }))
    const { recovered } = await apply(title('/second', 'two'))
    expect(recovered).toContain('has been finished')
    expect(product.read('pages/two.ts')).toBe(after.replace("title: 'a.second'", "title: 'two'"))
    expect(readHistory(product.folder).map((one) => one.id)).toEqual(['1', '2'])
  })

  it('keeps who may read a file, also when it is undone', async () => {
    const path = join(product.folder, 'pages/two.ts')
    chmodSync(path, 0o640)
    await apply(title('/first', 'one'))
    expect(statSync(path).mode & 0o777).toBe(0o640)
    await undoChange(product.folder, undefined, unchecked)
    expect(statSync(path).mode & 0o777).toBe(0o640)
  })

  it('changes nothing if one of its files finds no room', () => {
    // A folder stands where the second prepared file should be, which fails like a full disk.
    mkdirSync(join(product.folder, '.pagewright/changes/pending/1'), { recursive: true })
    const start = product.texts()
    const writes = ['pages/two.ts', 'pages/parts.ts'].map((file) => ({ file, before: product.read(file), after: 'x' }))
    const entry = { id: '1', when: '', who: '', words: [], files: [] }
    expect(() => writeFiles(product.folder, writes, entry)).toThrow(/Nothing was changed/)
    expect(product.texts()).toEqual(start)
    expect(readdirSync(join(product.folder, '.pagewright/changes'))).toEqual([])
  })
})

describe('two editors', () => {
  it('a plan of an older state is refused at the same place, and merged elsewhere', async () => {
    const [mine, other] = [{ changes: [title('/first', 'mine')] }, { changes: [title('/second', 'mine too')] }]
    const seen = await Promise.all(
      [mine, other].map(async (set) => (await planChanges(product.folder, set, unchecked)).seen),
    )
    await apply(title('/first', 'theirs'))
    await expect(applyChanges(product.folder, mine, { ...unchecked, seen: seen[0] ?? [] })).rejects.toThrow(
      /Somebody else has changed title/,
    )
    await applyChanges(product.folder, other, { ...unchecked, seen: seen[1] ?? [] })
    expect(product.read('pages/two.ts')).toMatch(/theirs[^]*mine too/)
  })
})

function createSmallText(file: string): string {
  const fresh = createSmallProduct()
  const text = fresh.read(file)
  fresh.remove()
  return text
}
