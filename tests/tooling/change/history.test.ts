// Tests the history of changes: what is undone and redone, what is refused, and what other processes have left.
import { existsSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  applyChanges,
  type ProductChange,
  readHistory,
  recoverChanges,
  redoChange,
  undoChange,
} from '../../../tools/cli/changeSets'
import { writeFiles } from '../../../tools/cli/change/writeFiles'
import { createSmallProduct, type SmallProduct } from '../../support/smallProduct'

let product: SmallProduct
beforeEach(() => {
  product = createSmallProduct()
})
afterEach(() => product.remove())

const ada = { check: false, who: 'Ada' } as const
const title = (page: string, value: string): ProductChange => ({ do: 'set', page, at: ['title'], value })
const text = (key: string, words: string): ProductChange => ({ do: 'text', language: 'en', key, text: words })
const apply = (...changes: ProductChange[]) => applyChanges(product.folder, { changes }, ada)
const undo = (id?: string) => undoChange(product.folder, id, ada)
const redo = (id?: string) => redoChange(product.folder, id, ada)
const there = (file: string) => existsSync(join(product.folder, file))

describe('the history', () => {
  it('says in words what was undone and what was redone, and who did it', async () => {
    await apply(title('/first', 'one'))
    const words = 'First: the title changed from “First” to “one”.'
    await undoChange(product.folder, '1', { ...ada, who: 'Bea' })
    await redoChange(product.folder, '1', { ...ada, who: 'Cem' })
    await undoChange(product.folder, '1', { ...ada, who: 'Dee' })
    expect(readHistory(product.folder).map((one) => [one.who, ...one.words])).toEqual([
      ['Ada', words],
      ['Bea', `Undone: ${words}`],
      ['Cem', `Redone: ${words}`],
      ['Dee', `Undone: ${words}`],
    ])
  })

  it('lists the changes that can be undone and redone, if another one is named', async () => {
    for (const value of ['one', 'two']) await apply(title(`/${value === 'one' ? 'first' : 'second'}`, value))
    await undo('1')
    await expect(undo('1')).rejects.toThrow('There is no change 1 to undo. There are: 2.')
    await expect(redo('2')).rejects.toThrow('There is no change 2 to redo. There are: 1.')
    await redo('1')
    await expect(redo('1')).rejects.toThrow('There is no change 1 to redo. There are: none.')
  })
})

describe('a change is not undone', () => {
  it('if its file is gone', async () => {
    await apply(title('/first', 'one'))
    rmSync(join(product.folder, 'pages/two.ts'))
    await expect(undo()).rejects.toThrow('Change 1 cannot be undone: pages/two.ts has changed since.')
  })

  it('if its new file was edited by hand', async () => {
    await apply({ do: 'create', schema: 'shop.json', value: { $defs: {} } })
    product.write('schemas/shop.json', '{ "$defs": { "mine": {} } }\n')
    await expect(undo()).rejects.toThrow('Change 1 cannot be undone: schemas/shop.json has changed since.')
    expect(product.read('schemas/shop.json')).toContain('mine')
  })
})

it.each([
  ['a file that has changed since', 'pages/two.ts', 'the text of a plan', 'pages/two.ts has changed meanwhile'],
  ['a new file that somebody else has made', 'pages/third.json', undefined, 'pages/third.json has changed meanwhile'],
  ['a file that somebody else has removed', 'pages/gone.ts', 'its text', 'pages/gone.ts has changed meanwhile'],
])('%s is not written, and neither are the others', (_what, file, before, sentence) => {
  const start = product.texts()
  const others = { file: 'pages/parts.ts', before: product.read('pages/parts.ts'), after: 'x' }
  const entry = { id: '1', when: '', who: '', words: [], files: [] }
  expect(() => writeFiles(product.folder, [others, { file, before, after: 'y' }], entry)).toThrow(sentence)
  expect(product.texts()).toEqual(start)
  expect(readHistory(product.folder)).toEqual([])
})

describe('after an interruption', () => {
  /** Makes a change of four files, and then the state in which two of them were not moved yet. */
  async function interrupted() {
    const start = product.texts()
    const create: ProductChange = { do: 'create', schema: 'shop.json', value: { $defs: {} } }
    await apply(title('/first', 'one'), text('a.first', '1st'), create, title('/third', 'three'))
    const [entry] = readHistory(product.folder)
    for (const [index, { file }] of (entry?.files ?? []).entries()) {
      if (file !== 'pages/two.ts' && file !== 'pages/third.json') continue
      product.write(`.pagewright/changes/pending/${index}`, product.read(file))
      product.write(file, start[file] ?? '')
    }
    product.write('.pagewright/changes/journal.jsonl', '')
    product.write('.pagewright/changes/pending/entry.json', JSON.stringify(entry))
    return start
  }

  it('an edit by hand stays, and the rest of the change is taken back', async () => {
    const start = await interrupted()
    const byHand = product.read('pages/two.ts').replace("title: 'a.second'", "title: 'by hand'")
    product.write('pages/two.ts', byHand)
    expect(await recoverChanges(product.folder)).toBe(
      'A change was interrupted and has been taken back, because these files were edited meanwhile: pages/two.ts.',
    )
    expect(product.texts()).toEqual({ ...start, 'pages/two.ts': byHand })
    expect([there('schemas/shop.json'), readHistory(product.folder)]).toEqual([false, []])
    expect(await recoverChanges(product.folder)).toBeUndefined()
  })
})

describe('the lock of another process', () => {
  const lock = '.pagewright/changes/lock'

  it('is waited for while that process runs', async () => {
    product.write(lock, `${process.ppid}\n`)
    const applied = apply(title('/first', 'one'))
    expect(product.read(lock)).toBe(`${process.ppid}\n`)
    rmSync(join(product.folder, lock))
    expect((await applied).entry.id).toBe('1')
    expect(there(lock)).toBe(false)
  })

  // No process has this number: Linux counts to 4194304.
  it.each([
    ['has ended', '99999999\n'],
    ['has ended before it wrote its number', ''],
  ])('is removed if that process %s', async (_what, content) => {
    product.write(lock, content)
    const longAgo = new Date(Date.now() - 3000)
    utimesSync(join(product.folder, lock), longAgo, longAgo)
    expect((await apply(title('/first', 'one'))).entry.id).toBe('1')
  })
})
