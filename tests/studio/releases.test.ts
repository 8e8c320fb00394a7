// Tests how the studio's server runs `pagewright release`: which words reach the command line, and what is kept of an answer.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSmallProduct, type SmallProduct } from '../support/smallProduct'
import { createReleases } from '../../tools/studio/server/api/releases'

let product: SmallProduct
beforeEach(() => {
  product = createSmallProduct()
  product.write('.pagewright/markets.json', '{}')
})
afterEach(() => product.remove())

const published = { at: '2026-11-30T10:00:00.000Z', by: 'ada', did: 'publish', release: 'first', isBroken: false }
const list = { current: 'first', markets: ['north'], log: [published] }
const printed = { code: 0, out: JSON.stringify(list), said: JSON.stringify(list) }

/** Opens the releases of a store with a command that answers as it is told. Each other one answers a list. */
function open(answer: () => Promise<{ code: number; out: string; said: string }> = async () => printed) {
  const calls: (readonly string[])[] = []
  const releases = createReleases(product.folder, { PAGEWRIGHT_STORE: '/srv/shop' }, async (_root, args) => {
    calls.push(args)
    return args[0] === 'list' ? printed : answer()
  })
  return { releases, calls }
}

it('knows nothing without a store, and starts nothing', async () => {
  const releases = createReleases(product.folder, {}, () => Promise.reject(new Error('It was started.')))
  expect(await releases.read()).toBeNull()
  await expect(releases.run({ do: 'publish' })).rejects.toThrow('PAGEWRIGHT_STORE')
})

it('S-safe starts the named commands alone, with the release that the person saw', async () => {
  const { releases, calls } = open()
  await releases.run({ do: 'publish' })
  await releases.run({ do: 'publish', release: 'first' })
  await releases.run({ do: 'rollback', release: 'first' })
  await releases.run({ do: 'stage', share: 10, release: 'second' })
  await releases.run({ do: 'stage', share: 50, markets: ['north', 'south'], release: 'second' })
  await releases.run({ do: 'promote', release: 'second' })
  expect(calls.map((words) => words.join(' '))).toEqual([
    'publish',
    'publish --replace=first',
    'rollback -- first',
    'stage 10 --release=second',
    'stage 50 --market=north,south --release=second',
    'promote --release=second',
  ])
  for (const args of [
    { do: 'watch' },
    { do: 'constructor' },
    { do: 'promote' },
    { do: 'publish', release: 'x y' },
    { do: 'promote', release: '--store=/tmp' },
    { do: 'stage', share: '10', release: 'second' },
    { do: 'stage', share: 0, release: 'second' },
    { do: 'stage', share: 10, markets: ['north --store=/tmp'], release: 'second' },
  ])
    await expect(releases.run(args)).rejects.toThrow(/must be/)
  expect(calls).toHaveLength(6)
})

it('runs one command at a time, and says which', async () => {
  let end = () => undefined as void
  const { releases } = open(() => new Promise((resolve) => (end = () => resolve(printed))))
  const first = releases.run({ do: 'publish' })
  expect((await releases.read())?.running?.command).toBe('publish')
  await expect(releases.run({ do: 'halt', release: 'first' })).rejects.toThrow('Another command')
  end()
  await first
  expect((await releases.read())?.running).toBeUndefined()
})

it('says a refusal whole, and once more to a page that was loaded again meanwhile', async () => {
  const said = 'pages/a.ts:1 One.\npages/b.ts:2 Two.\nNothing was published: mend these problems first.'
  const { releases } = open(async () => ({ code: 1, out: '', said }))
  await expect(releases.run({ do: 'publish' })).rejects.toThrow(said)
  expect((await releases.read())?.refused).toBeUndefined()
  await expect(releases.run({ do: 'publish' }, AbortSignal.abort())).rejects.toThrow(said)
  expect((await releases.read())?.refused).toEqual({ command: 'publish', says: said })
  expect((await releases.read())?.refused).toBeUndefined()
})

it('counts the changes since the newest release, and an undo of what it has', async () => {
  const entry = (id: string, minute: string, undoes?: string) =>
    JSON.stringify({ id, when: `2026-11-30T10:${minute}:00.000Z`, who: 'ada', words: [], files: [], undoes })
  const { releases } = open()
  const counted = async (...lines: readonly string[]) => {
    product.write('.pagewright/changes/journal.jsonl', `${lines.join('\n')}\n`)
    return (await releases.read())?.count
  }
  const before = JSON.stringify({ ...(JSON.parse(entry('1', '00')) as object), when: '2026-11-30T09:00:00.000Z' })
  expect(await counted(before)).toBe(0)
  const saved = (await releases.read())?.saved
  expect(await counted(before, entry('2', '01'), entry('3', '02'))).toBe(2)
  expect(await counted(before, entry('2', '01'), entry('3', '02', '2'))).toBe(0)
  expect(await counted(before, entry('2', '01', '1'))).toBe(1)
  // The history is no part of a release: two people with the same pages have the same id.
  expect((await releases.read())?.saved).toBe(saved)
})
