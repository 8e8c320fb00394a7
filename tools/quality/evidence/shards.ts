// A full run in parts: what each part holds, and which parts have run on a commit.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { InvalidArgument } from '@pagewright/cli/source'
import { tableOfCase, type Case, type Result } from './cases'
import type { Ledger } from './ledger'

export interface Shard {
  /** From 1. */
  readonly number: number
  readonly of: number
}

export type ShardResults = readonly Result[]
/** The results of each shard that has run, by its number; the tests of vitest have the number 0. */
export type Progress = ReadonlyMap<number, ShardResults>

/** Returns a shard from a text like `3/20`, or undefined for another text. */
export function readShard(text: string): Shard | undefined {
  const [, number = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number)
  return number >= 1 && number <= of ? { number, of } : undefined
}

/** A part of 50 cases takes a few minutes. So much is lost when a run is stopped. */
const casesOfPart = 50

/** Returns how many parts a run in short parts has. */
export function partCount(cases: readonly Case[]): number {
  return Math.max(1, Math.ceil(cases.length / casesOfPart))
}

/**
 * Returns the cases in the order of need. Tables that never ran whole come first, then those of long ago: a run may be
 * stopped. The cases that copy the project are last, because a part of them takes as long as ten others.
 */
export function neverRunFirst(cases: readonly Case[], { tables }: Ledger): readonly Case[] {
  const placeOf = (one: Case) => {
    const table = tableOfCase(one)
    return [one.project === 'copies' ? 1 : 0, tables[table]?.date ?? '', table].join(' ')
  }
  const tablesInOrder = [...new Set(cases.map(placeOf))].toSorted()
  const places = new Map(tablesInOrder.map((place, index) => [place, index]))
  const indexOf = (one: Case) => places.get(placeOf(one)) ?? 0
  return cases.toSorted((a, b) => indexOf(a) - indexOf(b))
}

/** Returns the cases of the named tables; all, if no names are given. Throws for a name that no table has. */
export function casesOfTables(cases: readonly Case[], names: readonly string[] | undefined): readonly Case[] {
  if (!names) return cases
  const known = new Set(cases.map(tableOfCase))
  const unknown = names.filter((name) => !known.has(name))
  if (unknown.length === 0) return cases.filter((one) => names.includes(tableOfCase(one)))
  throw new InvalidArgument(
    `There is no table ${unknown.join(', ')}. Use names of tests/e2e without .spec.ts, as in config,fit.`,
  )
}

/** Returns the cases of a shard: neighbours, so that the tables become whole one after the other. */
export function casesOfShard(cases: readonly Case[], { number, of }: Shard): readonly Case[] {
  const bound = (at: number) => Math.round((at * cases.length) / of)
  return cases.slice(bound(number - 1), bound(number))
}

/** Returns the numbers of the shards that have not run; 0 is the last one. */
export function openShards(progress: Progress, of: number): readonly number[] {
  return [...Array.from({ length: of }, (_, index) => index + 1), 0].filter((number) => !progress.has(number))
}

/** Returns how many cases each table has. */
export function sizesOf(cases: readonly Case[]): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>()
  for (const one of cases) sizes.set(tableOfCase(one), (sizes.get(tableOfCase(one)) ?? 0) + 1)
  return sizes
}

/** Keeps the results of shards in a file for each commit. It is not in `.pagewright`, which `npm run generate` empties. */
export function progressFile(root: string, commit: string, of: number) {
  const path = join(root, '.cache/full', `${commit}-${of}.json`)
  return {
    read(): Progress {
      if (!existsSync(path)) return new Map()
      const kept = JSON.parse(readFileSync(path, 'utf8')) as { readonly [number: string]: ShardResults }
      return new Map(Object.entries(kept).map(([number, results]) => [Number(number), results]))
    },
    write(progress: Progress): void {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, JSON.stringify(Object.fromEntries(progress)))
    },
  }
}
