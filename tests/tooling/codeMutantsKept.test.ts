// Tests what is kept of a run of planted mistakes: the list in the repository, and how far a run came.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openProgress } from '../../tools/quality/codeMutants/progress'
import {
  newSurvivors,
  noticedShare,
  readSurvivors,
  withFolder,
  writeSurvivors,
  type SurvivorList,
} from '../../tools/quality/codeMutants/survivors'
import type { MutantEnding, Tried } from '../../tools/quality/codeMutants/tryMutants'

const folder = mkdtempSync(join(tmpdir(), 'code-mutants-'))
mkdirSync(join(folder, 'tests'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = { commit: 'abc', date: '2030-01-31' }
const score = { ...run, mistakes: 4, noticed: 2, unreached: 1 }
const kept: SurvivorList = {
  folders: { a: score },
  unnoticed: { 'a/x.ts › one': 'Nobody can tell.', 'a/x.ts › two': '', 'ab/x.ts › one': 'Of another folder.' },
}

const ended = (endings: { readonly [key: string]: MutantEnding }): readonly Tried[] =>
  Object.entries(endings).map(([key, ending]) => ({
    mutant: { file: 'a/x.ts', line: 1, key: `a/x.ts › ${key}`, isAtLoad: false, isDeletion: false },
    ending,
  }))

describe('the list', () => {
  it('is new with what no test notices any more, in a folder that ran before', () => {
    const tried = ended({ one: 'survived', three: 'survived', four: 'unreached', five: 'noticed' })
    expect(newSurvivors(kept, 'a', tried)).toEqual(['a/x.ts › three', 'a/x.ts › four'])
    expect(newSurvivors(kept, 'b', tried)).toEqual([])
  })

  it('is that of the last whole run of a folder, with the reasons that it had', () => {
    const tried = ended({ one: 'unreached', two: 'noticed', three: 'survived' })
    expect(withFolder(kept, 'a', tried, run)).toEqual({
      folders: { a: { ...run, mistakes: 3, noticed: 1, unreached: 1 } },
      unnoticed: {
        'a/x.ts › one': 'Nobody can tell.',
        'a/x.ts › three': '',
        'ab/x.ts › one': 'Of another folder.',
      },
    })
  })

  it('is not that of a run that did not try all', () => {
    expect(() => withFolder(kept, 'a', ended({ one: 'untried' }), run)).toThrow('1 mistakes in a were not tried.')
  })

  it('counts what has a reason as noticed', () => {
    expect([noticedShare(kept, 'a'), noticedShare(kept, 'b')]).toEqual([0.75, 0])
  })

  it('is read as it was written, in the order of its names', () => {
    expect(readSurvivors(folder)).toEqual({ folders: {}, unnoticed: {}, deletions: { folders: {}, unnoticed: {} } })
    const turned = Object.fromEntries(Object.entries(kept.unnoticed).toReversed())
    writeSurvivors(folder, { folders: {}, unnoticed: {}, deletions: { ...kept, unnoticed: turned } })
    const { deletions } = readSurvivors(folder)
    expect(deletions).toEqual(kept)
    expect(Object.keys(deletions.unnoticed)).toEqual(Object.keys(kept.unnoticed))
  })
})

describe('a run that goes on', () => {
  const first = openProgress(folder, 'a/b', 'the tests', true)
  first.add('seen', 'the file', 'noticed')
  first.add('not seen', 'the file', 'survived')
  first.save()

  it.each<[string, string, string, (MutantEnding | undefined)[]]>([
    ['knows how mistakes ended', 'the file', 'the tests', ['noticed', 'survived']],
    ['tries again what tests of old did not notice', 'the file', 'other tests', ['noticed', undefined]],
    ['tries a file again that has changed', 'another file', 'the tests', [undefined, undefined]],
  ])('%s', (_what, text, tests, endings) => {
    const again = openProgress(folder, 'a/b', tests, false)
    expect(['seen', 'not seen'].map((key) => again.ending(key, text))).toEqual(endings)
  })

  it('begins again where that is wanted', () => {
    expect(openProgress(folder, 'a/b', 'the tests', true).ending('seen', 'the file')).toBeUndefined()
  })
})
