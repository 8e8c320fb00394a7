// Tests what plans share, and how one is abandoned: equal texts are checked once, and the next plan is as good as without.
import { expect, it } from 'vitest'
import { planChanges } from '../../../tools/cli/change/plan'
import { cacheByReads, type Files } from '../../../tools/cli/files'
import { root } from '../../../tools/cli/root'

function filesOf(texts: { readonly [file: string]: string }): Files {
  return {
    root: '/product',
    isChanged: true,
    read(file) {
      const text = texts[file]
      if (text === undefined) throw new Error(`There is no ${file}.`)
      return text
    },
    below: (folder) => Object.keys(texts).filter((file) => file.startsWith(`${folder}/`)),
  }
}

const texts = { 'pages/a.ts': 'A', 'pages/b.ts': 'B', 'other.ts': 'O' }

/** Returns a cached computation that reads the pages and a file that may be missing, and the number of its runs. */
function counted(isKept = true) {
  const runs: string[] = []
  const compute = cacheByReads(
    async (files: Files, name: string) => {
      await Promise.resolve()
      runs.push(name)
      const found = files.below('pages').map((file) => files.read(file))
      try {
        return [...found, files.read('pages/more.ts')].join('')
      } catch {
        return found.join('')
      }
    },
    () => isKept,
  )
  return { compute, runs }
}

it.each<readonly [string, { readonly [file: string]: string }, string | undefined]>([
  ['the same texts', texts, undefined],
  ['another text of a file that it does not read', { ...texts, 'other.ts': 'X' }, undefined],
  ['another text', { ...texts, 'pages/b.ts': 'X' }, 'AX'],
  ['a new file in a folder that it lists', { ...texts, 'pages/c.ts': 'C' }, 'ABC'],
  ['a file that was missing', { ...texts, 'pages/more.ts': 'M' }, 'ABMM'],
  ['a file that is gone', { 'pages/a.ts': 'A' }, 'A'],
])('a computation of %s', async (_what, after, result) => {
  const { compute, runs } = counted()
  expect(await compute(filesOf(texts), 'first')).toBe('AB')
  expect(await compute(filesOf(after), 'second')).toBe(result ?? 'AB')
  expect(runs).toEqual(result === undefined ? ['first'] : ['first', 'second'])
})

it('equal computations that begin together run once; one that fails or is not kept leaves nothing', async () => {
  const { compute, runs } = counted()
  await Promise.all([compute(filesOf(texts), '1'), compute(filesOf(texts), '2')])
  expect(runs).toEqual(['1'])
  const broken = filesOf({ 'pages/a.ts': 'A' })
  const refusing = { ...broken, below: () => ['pages/none.ts'] }
  await expect(compute(refusing, '3')).rejects.toThrow('There is no pages/none.ts.')
  expect(await compute(broken, '4')).toBe('A')
  const never = counted(false)
  await never.compute(filesOf(texts), '1')
  await never.compute(filesOf(texts), '2')
  expect(never.runs).toEqual(['1', '2'])
})

const title = (text: string) => ({
  changes: [{ do: 'text' as const, key: 'guild.member.title', language: 'en', text }],
})
const wrong = { changes: [{ do: 'set' as const, page: '/guild/member', at: ['title'], value: 'guild.nothing' }] }

it('a plan that is no longer wanted ends during its check, and the next one finds the same as ever', async () => {
  const first = await planChanges(root, wrong)
  expect(first.problems.map(({ name }) => name)).toContain('unknown-message')
  const abandoned = new AbortController()
  const plan = planChanges(root, title('Our people'), { signal: abandoned.signal })
  setTimeout(() => abandoned.abort())
  await expect(plan).rejects.toThrow('aborted')
  await expect(planChanges(root, wrong, { signal: abandoned.signal })).rejects.toThrow('aborted')
  const next = await planChanges(root, title('Our people'), { signal: new AbortController().signal })
  expect(next.problems).toEqual([])
  expect(await planChanges(root, wrong)).toEqual(first)
})
