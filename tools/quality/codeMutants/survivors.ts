// tests/codeMutants.json: how many mistakes of each folder the tests notice, and those that they do not.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tried } from './tryMutants'

export interface Survivors extends SurvivorList {
  /** The same of one kind of mistake: an exported function that does nothing. */
  readonly deletions: SurvivorList
}

export interface SurvivorList {
  readonly folders: { readonly [folder: string]: FolderScore }
  /**
   * The mistakes that no unit test notices, by key. The text is the reason why none has to, or empty where a test is
   * missing. The list may only shrink.
   */
  readonly unnoticed: { readonly [key: string]: string }
}

export interface FolderScore {
  readonly commit: string
  readonly date: string
  readonly mistakes: number
  readonly noticed: number
  /** Those of the others whose place no unit test runs. */
  readonly unreached: number
}

const file = 'tests/codeMutants.json'

export function readSurvivors(root: string): Survivors {
  const path = join(root, file)
  const kept = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<Survivors>) : {}
  const empty: SurvivorList = { folders: {}, unnoticed: {} }
  return { ...empty, ...kept, deletions: { ...empty, ...kept.deletions } }
}

export function writeSurvivors(root: string, { deletions, ...all }: Survivors): void {
  const sorted = { ...sortedList(all), deletions: sortedList(deletions) }
  writeFileSync(join(root, file), `${JSON.stringify(sorted, null, 2)}\n`)
}

function sortedList({ folders, unnoticed }: SurvivorList): SurvivorList {
  return { folders: byName(folders), unnoticed: byName(unnoticed) }
}

/** Returns a record with its names in order, so that the stored file changes in few lines. */
function byName<T>(entries: { readonly [name: string]: T }): { readonly [name: string]: T } {
  return Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the mistakes of a run that were not noticed and stand on no list. A folder that never ran has no list. */
export function newSurvivors(kept: SurvivorList, folder: string, tried: readonly Tried[]): readonly string[] {
  if (!Object.hasOwn(kept.folders, folder)) return []
  return unnoticedIn(tried).filter((key) => !Object.hasOwn(kept.unnoticed, key))
}

/** Returns the list after a whole run of a folder. Reasons stay. Throws if a mistake was not tried. */
export function withFolder(
  kept: SurvivorList,
  folder: string,
  tried: readonly Tried[],
  run: { readonly commit: string; readonly date: string },
): SurvivorList {
  const count = (...endings: readonly Tried['ending'][]) =>
    tried.filter(({ ending }) => endings.includes(ending)).length
  if (count('untried') > 0) throw new Error(`${count('untried')} mistakes in ${folder} were not tried.`)
  const others = Object.entries(kept.unnoticed).filter(([key]) => !isIn(key, folder))
  const own = unnoticedIn(tried).map((key) => [key, kept.unnoticed[key] ?? ''] as const)
  return {
    folders: {
      ...kept.folders,
      [folder]: { ...run, mistakes: tried.length, noticed: count('noticed'), unreached: count('unreached') },
    },
    unnoticed: Object.fromEntries([...others, ...own]),
  }
}

/** Returns the list without those mistakes of a folder that were tried again and noticed. */
export function withoutNoticed(kept: SurvivorList, folder: string, tried: readonly Tried[]): SurvivorList {
  const noticed = new Set(tried.filter(({ ending }) => ending === 'noticed').map(({ mutant }) => mutant.key))
  const left = Object.entries(kept.unnoticed).filter(([key]) => !noticed.has(key))
  const found = Object.keys(kept.unnoticed).length - left.length
  const score = kept.folders[folder]
  return {
    folders: score ? { ...kept.folders, [folder]: { ...score, noticed: score.noticed + found } } : kept.folders,
    unnoticed: Object.fromEntries(left),
  }
}

/** Returns the share of mistakes that are noticed or have a reason, from 0 to 1. */
export function noticedShare({ folders, unnoticed }: SurvivorList, folder: string): number {
  const score = folders[folder]
  if (!score || score.mistakes === 0) return 0
  const explained = Object.entries(unnoticed).filter(([key, reason]) => isIn(key, folder) && reason !== '').length
  return (score.noticed + explained) / score.mistakes
}

function unnoticedIn(tried: readonly Tried[]): readonly string[] {
  return tried.filter(({ ending }) => ending === 'survived' || ending === 'unreached').map(({ mutant }) => mutant.key)
}

function isIn(key: string, folder: string): boolean {
  return key.startsWith(`${folder}/`) || key.startsWith(`${folder} `)
}
