// A full run in parts: what each part holds, and which parts have passed on a commit.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { InvalidArgument } from '@pagewright/cli/source'
import { tableOfCase, type Case } from './cases'

export interface Shard {
  /** From 1. */
  readonly number: number
  readonly of: number
}

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

/** Returns the cases with those last that copy the project: a part of them takes as long as ten others. */
export function copiesLast(cases: readonly Case[]): readonly Case[] {
  const isCopy = ({ project }: Case) => project === 'copies'
  return [...cases.filter((one) => !isCopy(one)), ...cases.filter(isCopy)]
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

/** Returns the cases of a shard. They are neighbours, so that few spec files are loaded. */
export function casesOfShard(cases: readonly Case[], { number, of }: Shard): readonly Case[] {
  const bound = (at: number) => Math.round((at * cases.length) / of)
  return cases.slice(bound(number - 1), bound(number))
}

/** Returns the numbers of the shards that have not passed. The tests of vitest are the last one, with the number 0. */
export function openShards(done: ReadonlySet<number>, of: number): readonly number[] {
  return [...Array.from({ length: of }, (_, index) => index + 1), 0].filter((number) => !done.has(number))
}

/** Keeps the numbers of the shards that have passed, in a file for each commit. It is not in `.pagewright`, which `npm run generate` empties. */
export function progressFile(root: string, commit: string, of: number) {
  const path = join(root, '.cache/full', `${commit}-${of}.json`)
  return {
    read(): readonly number[] {
      return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as readonly number[]) : []
    },
    write(done: ReadonlySet<number>): void {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, JSON.stringify([...done]))
    },
  }
}
