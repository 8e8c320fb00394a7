// Tests what a crash or a full disk leaves at each step of a write: all of a change or nothing of it, and a sentence.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readHistory } from '../../tools/cli/changeSets'
import { createSmallProduct, smallFiles, type SmallProduct } from '../support/smallProduct'
import { createOperations } from '../../tools/studio/server/api/operations'
import { eachWrite } from './eachWrite'

/** Writes three files and removes one. */
const changes = [
  { do: 'set', page: '/first', at: ['title'], value: 'b.other' },
  { do: 'text', language: 'en', key: 'a.first', text: '1st' },
  { do: 'delete', page: '/third' },
]
const later = { do: 'set', page: '/second', at: ['title'], value: 'b.other' }

const operationsOf = (product: SmallProduct) =>
  createOperations(product.folder, { who: 'Ada', check: false, keepDraft: () => 'draft1' })

/** Returns the files of a product that changes may write. */
function filesOf({ folder, read }: SmallProduct) {
  return Object.fromEntries(
    Object.keys(smallFiles).map((file) => [file, existsSync(join(folder, file)) ? read(file) : null]),
  )
}

/** Returns the files as the change leaves them. */
async function changedFiles() {
  const product = createSmallProduct()
  await operationsOf(product).apply?.({ changes })
  const files = filesOf(product)
  product.remove()
  return files
}

/**
 * Opens a product again after an interruption. Expects all of the change or nothing of it, that it can be undone, and
 * that other changes go on. Returns whether the change is there, and the sentence.
 */
async function openAgain(product: SmallProduct, start: object, end: object) {
  const operations = operationsOf(product)
  // The small product has no API, which it says behind what was interrupted.
  const said = await operations.product?.({}).then(String, (error: unknown) => (error as Error).message)
  const recovered = /^(.*?) ?There is no schemas/.exec(said ?? '')?.[1] ?? ''
  const isThere = readHistory(product.folder).length > 0
  expect(filesOf(product)).toEqual(isThere ? end : start)
  expect(readHistory(product.folder).map(({ id }) => id)).toEqual(isThere ? ['1'] : [])
  await operations.apply?.({ changes: [later] })
  for (const _one of isThere ? ['2', '1'] : ['1']) await operations.undo?.({})
  expect(filesOf(product)).toEqual(start)
  expect(readdirSync(join(product.folder, '.pagewright/changes')).toSorted()).toEqual(['journal.jsonl', 'texts'])
  return { isThere, recovered }
}

/** A process that has ended writes nothing more, removes nothing, and no lock names it. */
async function crash(product: SmallProduct, step: number): Promise<boolean> {
  let count = 0
  const isEnd = () => {
    if (count < step) count += 1
    return count === step
  }
  const free = eachWrite(product.folder, (perform, hasHalves) => {
    if (isEnd()) throw new Error('The process has ended.')
    if (!hasHalves || !isEnd()) return perform('whole')
    perform('half')
    throw new Error('The process has ended.')
  })
  try {
    await operationsOf(product)
      .apply?.({ changes })
      .catch(() => undefined)
  } finally {
    free()
  }
  const lock = '.pagewright/changes/lock'
  // No process has this number: Linux counts to 4194304.
  if (existsSync(join(product.folder, lock))) product.write(lock, '99999999\n')
  return count === step
}

describe('S-safe a process that is killed in the middle of a write', () => {
  it('leaves all or nothing, wherever it ends', async () => {
    const end = await changedFiles()
    const found: { readonly isThere: boolean; readonly recovered: string }[] = []
    for (let step = 1; ; step += 1) {
      const product = createSmallProduct()
      const start = filesOf(product)
      try {
        if (!(await crash(product, step))) break
        found.push(await openAgain(product, start, end))
      } finally {
        product.remove()
      }
    }
    expect(found.length).toBeGreaterThan(25)
    expect(found.findIndex(({ isThere }) => isThere)).toBeGreaterThan(5)
    // A change that a person finds made is told, as long as the process had not ended it.
    const told = found.filter(({ recovered }) => recovered !== '')
    expect(told.length).toBeGreaterThan(5)
    for (const { isThere, recovered } of told) {
      expect(isThere).toBe(true)
      expect(recovered).toMatch(/^A change that was interrupted has been finished: First: /)
    }
  })
})

describe('S-safe a disk that is full', () => {
  it.each(['none', 'half'] as const)('from any write on leaves all or nothing, and says it (%s)', async (part) => {
    const end = await changedFiles()
    const said: string[] = []
    for (let step = 1; ; step += 1) {
      const product = createSmallProduct()
      const start = filesOf(product)
      let count = 0
      const free = eachWrite(product.folder, (perform, hasHalves, name) => {
        if (['renameSync', 'rmSync', 'chmodSync'].includes(name)) return perform('whole')
        count += 1
        if (count < step) return perform('whole')
        if (part === 'half' && hasHalves) perform('half')
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
      })
      try {
        const refusal = await operationsOf(product)
          .apply?.({ changes })
          .then(
            () => undefined,
            (error: unknown) => String(error),
          )
        free()
        if (refusal === undefined) break
        said.push(refusal)
        const isNothing = /Nothing was changed, because .*ENOSPC/.test(refusal)
        if (isNothing) expect(filesOf(product)).toEqual(start)
        else expect(refusal).toMatch(/interrupted: .*ENOSPC.*Nothing is lost: the next command/)
        expect((await openAgain(product, start, end)).isThere).toBe(!isNothing)
      } finally {
        free()
        product.remove()
      }
    }
    expect(said.length).toBeGreaterThan(6)
    expect(said.some((one) => one.includes('Nothing is lost'))).toBe(true)
  })
})
