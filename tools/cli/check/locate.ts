// From the place that a problem names - route › block › field - to the line where it is written.
import { type Problem, silentMembers } from '@pagewright/engine/tools'
import { mergeTraced } from '../effective/mergeTraced'
import { Unreadable } from '../effective/sourceModule'
import { Tracer } from '../effective/trace'
import { memberOf, placeOf, type Place, type Traced } from '../effective/traced'
import type { Files } from '../files'
import type { Loaded } from '../generate/loadProduct'

/** A problem in one market, or in what all of them share. */
type Told = Pick<Problem, 'name' | 'where' | 'what'> & { readonly market?: string }

/** Gives a function that tells where in the sources a problem stands: the nearest place around it that can be told. */
export function locator(files: Files, { traced }: Pick<Loaded, 'traced'>): (problem: Told) => Place {
  const json = new Tracer(files)
  return (problem) => {
    const [first = '', ...rest] = problem.where
    if (/^(schemas|locales)\/[^/]+\.json$/.test(first)) return inJson(json, first, rest, problem)
    if (first.startsWith('public/')) return start(first)
    if (first === 'sources' || first === 'entries') return within(traced[first], rest, none, problem)
    if (first.startsWith('/')) {
      const overlay = reach(traced.markets, [problem.market ?? '', 'pages', first])
      const page = reach(traced.pages, [first])
      const merged = page && overlay ? mergeTraced(page, overlay) : page
      return merged ? within(merged, rest, silentMembers, problem) : within(traced.pages, [first], none, problem)
    }
    // A route that is written without the slash that it begins with.
    const route = traced.pages.kind === 'members' ? traced.pages.keys.get(first) : undefined
    if (route && !reach(traced.markets, [first])) return route
    const whole = first === 'pages' || first === 'markets' ? traced[first] : undefined
    if (whole && !reach(traced.markets, [first])) return within(whole, rest, none, problem)
    return within(traced.markets, withoutCount(problem.where), rest[0] === 'pages' ? silentMembers : none, problem)
  }
}

function inJson(json: Tracer, file: string, names: readonly string[], problem: Told): Place {
  try {
    return within(json.exported(file, 'default'), names, definitions, problem)
  } catch (error) {
    if (error instanceof Unreadable) return error.place
    throw error
  }
}

const none: ReadonlySet<string> = new Set()
const definitions: ReadonlySet<string> = new Set(['$defs'])

/** The grammar of markets counts the entries of its lists from 1; they are found by what is said of them. */
function withoutCount(where: readonly string[]): readonly string[] {
  return /^\d+$/.test(where.at(-1) ?? '') ? where.slice(0, -1) : where
}

function start(file: string): Place {
  return { file, line: 1, column: 1, endColumn: 2 }
}

/** The value at the names, when it is there. */
function reach(from: Traced, names: readonly string[]): Traced | undefined {
  let here: Traced | undefined = from
  for (const name of names) here = memberOf(here, name)
  return here
}

function within(from: Traced, names: readonly string[], silent: ReadonlySet<string>, problem: Told): Place {
  const { at, left } = walk(from, names, silent, problem)
  return placeOf((left === 0 ? mentioned(at, problem) : undefined) ?? at)
}

/** How far one comes: the last value that is there, and how many names are left then. */
interface Arrival {
  readonly at: Traced
  readonly left: number
}

function walk(at: Traced, names: readonly string[], silent: ReadonlySet<string>, problem: Told): Arrival {
  const [name, ...rest] = names
  const here = { at, left: names.length }
  if (name === undefined) return here
  const ways =
    at.kind === 'members'
      ? [
          ...[at.members.get(name)].map((next) => next && walk(next, rest, silent, problem)),
          ...[...silent].map((one) => {
            const next = at.members.get(one)
            return next && walk(next, names, silent, problem)
          }),
        ]
      : itemWays(at.items ?? [], names, silent, problem)
  return ways.reduce<Arrival>((best, way) => (way && isNearer(way, best, problem) ? way : best), here)
}

/** Entries of a list have their number as a name; conditions leave it out. */
function itemWays(items: readonly Traced[], names: readonly string[], silent: ReadonlySet<string>, problem: Told) {
  const item = items[Number(names[0])]
  return [
    ...(item ? [walk(item, names.slice(1), silent, problem)] : []),
    ...items.map((one) => walk(one, names, silent, problem)).filter(({ at }) => !items.includes(at)),
  ]
}

function isNearer(way: Arrival, best: Arrival, problem: Told): boolean {
  if (way.left !== best.left) return way.left < best.left
  return !mentioned(best.at, problem) && mentioned(way.at, problem) !== undefined
}

/** What the words of a problem begin with, or name in quotes, where it stands in the value: a name, or a value in it. */
function mentioned(at: Traced, { name, what }: Told): Place | undefined {
  const spoken = [...what.matchAll(/"(?:[^"\\]|\\.)*"|(?<![\w"])-?\d+(?:\.\d+)?|\b(?:true|false|null)\b/g)].map(
    ([text]) => text,
  )
  for (const text of spoken) {
    const key = text.startsWith('"') ? keyOf(at, parsed(text)) : undefined
    if (key) return key
    const value = name === 'missing-key' ? undefined : valueIn(at, text)
    if (value) return value
  }
  return undefined
}

function keyOf(at: Traced, name: string): Place | undefined {
  if (at.kind === 'members') return at.keys.get(name)
  return at.items?.map((item) => (item.kind === 'members' ? item.keys.get(name) : undefined)).find(Boolean)
}

function valueIn(at: Traced, text: string): Place | undefined {
  if (at.kind === 'value' && !at.items) return JSON.stringify(at.value) === text ? at : undefined
  const all = at.kind === 'members' ? [...at.members.values()] : (at.items ?? [])
  return all.map((one) => valueIn(one, text)).find(Boolean)
}

function parsed(text: string): string {
  try {
    return String(JSON.parse(text))
  } catch {
    return text.slice(1, -1)
  }
}
