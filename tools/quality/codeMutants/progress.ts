// Stores the results of a run in `.cache`, so that a run of several hours can be stopped and continued.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { MutantEnding } from './tryMutants'

export interface MutantProgress {
  /** Returns how a mistake ended, if its file has not changed since, nor the tests that did not notice it. */
  ending(key: string, text: string): MutantEnding | undefined
  add(key: string, text: string, ending: MutantEnding): void
  save(): void
}

/** Opens the progress of a folder. `tests` is the text of all tests that may notice something. `isNew` forgets it. */
export function openProgress(root: string, folder: string, tests: string, isNew: boolean): MutantProgress {
  const path = join(root, '.cache/codeMutants', `${folder.replaceAll('/', '+')}.json`)
  const known = new Map(
    isNew || !existsSync(path) ? [] : Object.entries(JSON.parse(readFileSync(path, 'utf8')) as { [key: string]: Kept }),
  )
  return {
    ending(key, text) {
      const kept = known.get(key)
      if (kept?.text !== fingerprint(text)) return undefined
      return kept.ending === 'noticed' || kept.tests === fingerprint(tests) ? kept.ending : undefined
    },
    add(key, text, ending) {
      known.set(key, { text: fingerprint(text), tests: fingerprint(tests), ending })
    },
    save() {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, JSON.stringify(Object.fromEntries(known)))
    },
  }
}

interface Kept {
  readonly text: string
  readonly tests: string
  readonly ending: MutantEnding
}

const fingerprints = new Map<string, string>()

function fingerprint(text: string): string {
  const known = fingerprints.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 12)
  fingerprints.set(text, known)
  return known
}
