// Finds the line of a problem from its path, such as route › block › field, and merges problems that several markets share.
import type { Problem } from '@pagewright/engine/tools'
import { Unreadable, Tracer } from '../effective/trace'
import type { Files } from '../files'
import type { MarketProblem } from './product/checkMarkets'
import type { Examined } from './product/examine'
import type { RuleProblem } from './rules/all'
import { findingLine, rootCauses, type Finding } from './finding'
import { type Place, tracedMember, placeOf, type Traced, mergeTraced } from '../effective/traced'
import { silentMembers } from './grammar/checkRule'
import type { Loaded } from '../generate/loadProduct'

/** Adds places to the problems of an examined product, which all stop something, and to those of rules in `more`. */
export function configFindings(
  files: Files,
  { loaded, problems }: Examined,
  more: readonly RuleProblem[] = [],
): Finding[] {
  // While some values are unknown, other findings would be wrong.
  if (loaded.unknown.length > 0)
    return loaded.unknown.map(({ place, what }) => ({ ...place, name: 'not-data', where: [], what, isStop: true }))
  const stops = problems.map((problem) => ({ ...problem, isStop: true }))
  return [
    ...loaded.repeated.map(({ name, place, first }): Finding => ({
      ...place,
      name: 'repeated-name',
      where: [name],
      what: `this name stands in line ${first.line} and again here, and only the last one would count.`,
      isStop: true,
    })),
    ...findingsOf([...stops, ...more], createLocator(files, loaded)),
  ]
}

/** Returns the lines that a page with problems shows to developers: one for each cause, with file and line. */
export function pageLines(
  files: Files,
  { loaded }: Pick<Examined, 'loaded'>,
  problems: readonly MarketProblem[],
): readonly string[] {
  const locate = createLocator(files, loaded)
  const found = findingsOf(problems, (problem) => placeIn(problem) ?? locate(problem))
  return rootCauses(found).map(({ markets: _, ...finding }) => findingLine(finding))
}

function placeIn(problem: Problem & Partial<Place>): Place | undefined {
  const { file, line, column, endColumn } = problem
  return file && line && column && endColumn ? { file, line, column, endColumn } : undefined
}

/** Returns the finding for a file with a syntax error. Throws all other errors again. */
export function unreadable(error: unknown): Finding {
  if (!(error instanceof Unreadable)) throw error
  return { ...error.place, name: 'not-data', where: [], what: error.message, isStop: true }
}

/** Adds the place to each problem. Merges equal problems at one place, and lists their markets and subjects. */
function findingsOf(
  problems: readonly LocatableProblem[],
  locate: (problem: Problem & { readonly market?: string }) => Place,
): Finding[] {
  const found = new Map<string, Shared>()
  for (const { market, ...problem } of withoutEchoes(problems)) {
    const place = locate({ ...problem, market })
    // `allowed` is no part of the id, because it may differ by market.
    const id = JSON.stringify([place, problem.name, problem.what])
    const shared = found.get(id) ?? { finding: { ...place, ...problem }, markets: new Set(), places: new Map() }
    found.set(id, shared)
    shared.places.set(problem.where.join(' › '), problem.where)
    // A place in a market already names the market.
    if (market !== '' && problem.where[0] !== market) shared.markets.add(market)
  }
  return [...found.values()].map(({ finding, markets, places }) => {
    const [, ...also] = places.values()
    return {
      ...finding,
      ...(markets.size > 0 && { markets: [...markets] }),
      ...(also.length > 0 && { also }),
    }
  })
}

/** Moves a problem from a market's overlay to the page if the page has the same problem in another market. The overlay did
 * not cause it. */
function withoutEchoes(problems: readonly LocatableProblem[]): LocatableProblem[] {
  const idOf = ({ name, what }: Problem, where: readonly string[]) => JSON.stringify([name, where, what])
  const common = new Set(problems.map((problem) => idOf(problem, problem.where)))
  return problems.map((problem) => {
    const [market, member, ...rest] = problem.where
    const isEcho = market === problem.market && member === 'pages' && common.has(idOf(problem, rest))
    return isEcho ? { ...problem, where: rest } : problem
  })
}

type LocatableProblem = RuleProblem & Pick<Finding, 'isStop'>

interface Shared {
  readonly finding: Finding
  readonly markets: Set<string>
  readonly places: Map<string, readonly string[]>
}

/** A problem in one market, or in the shared part. */
type LocatedProblem = Pick<Problem, 'name' | 'where' | 'what'> & { readonly market?: string }

/** Returns a function that finds the place of a problem, or the nearest known place around it. */
export function createLocator(files: Files, { traced }: Pick<Loaded, 'traced'>): (problem: LocatedProblem) => Place {
  const json = new Tracer(files)
  return (problem) => {
    const [first = '', ...rest] = problem.where
    if (/^(schemas|locales)\/[^/]+\.json$/.test(first)) return inJson(json, first, rest, problem)
    if (first.startsWith('public/')) return start(first)
    if (first.startsWith('src/')) return inCode(files, first, problem)
    if (first === 'sources' || first === 'entries' || first === 'navigation' || first === 'parts' || first === 'events')
      return placeWithin(traced[first], rest, noMembers, problem)
    if (first.startsWith('/')) {
      const overlay = valueAt(traced.markets, [problem.market ?? '', 'pages', first])
      const page = valueAt(traced.pages, [first])
      const merged = page && overlay ? mergeTraced(page, overlay) : page
      return merged
        ? placeWithin(merged, rest, silentMembers, problem)
        : placeWithin(traced.pages, [first], noMembers, problem)
    }
    // The slash at the start of a route is missing.
    const route = traced.pages.kind === 'members' ? traced.pages.keys.get(first) : undefined
    if (route && !valueAt(traced.markets, [first])) return route
    const whole = first === 'pages' || first === 'markets' ? traced[first] : undefined
    if (whole && !valueAt(traced.markets, [first])) return placeWithin(whole, rest, noMembers, problem)
    return placeWithin(
      traced.markets,
      withoutCount(problem.where),
      rest[0] === 'pages' ? silentMembers : noMembers,
      problem,
    )
  }
}

function inJson(json: Tracer, file: string, names: readonly string[], problem: LocatedProblem): Place {
  try {
    return placeWithin(json.exported(file, 'default'), names, definitions, problem)
  } catch (error) {
    if (error instanceof Unreadable) return error.place
    throw error
  }
}

/** Returns the place of the first text of the file that the problem quotes. */
function inCode(files: Files, file: string, { what }: LocatedProblem): Place {
  const text = files.read(file)
  for (const [, quoted = ''] of what.matchAll(/"([^"]+)"/g)) {
    const at = Math.max(text.indexOf(`'${quoted}'`), text.indexOf(`"${quoted}"`))
    if (at < 0) continue
    const lines = text.slice(0, at).split('\n')
    const column = (lines.at(-1) ?? '').length + 1
    return { file, line: lines.length, column, endColumn: column + quoted.length + 2 }
  }
  return start(file)
}

const noMembers: ReadonlySet<string> = new Set()
const definitions: ReadonlySet<string> = new Set(['$defs'])

/** Drops the number of a list entry. The problem's text finds the entry. */
function withoutCount(where: readonly string[]): readonly string[] {
  return /^\d+$/.test(where.at(-1) ?? '') ? where.slice(0, -1) : where
}

function start(file: string): Place {
  return { file, line: 1, column: 1, endColumn: 2 }
}

function valueAt(from: Traced, names: readonly string[]): Traced | undefined {
  let here: Traced | undefined = from
  for (const name of names) here = tracedMember(here, name)
  return here
}

/** Returns the nearest place on a path. `silent` names members that paths of problems leave out, such as `blocks`. */
function placeWithin(
  from: Traced,
  names: readonly string[],
  silent: ReadonlySet<string>,
  problem: LocatedProblem,
): Place {
  const { at, left } = walk(from, names, silent, problem)
  return placeOf((left === 0 ? (mentionedPlace(at, problem) ?? lackingPlace(at, problem)) : undefined) ?? at)
}

/** Returns where a missing member would stand: beside most of the others, which may come from a shared constant. */
function lackingPlace(at: Traced, { name }: LocatedProblem): Place | undefined {
  if (name !== 'missing-key' || at.kind !== 'members') return undefined
  const keys = [...at.keys.values()]
  const shared = keys.filter(({ file, line }) => file !== at.file || line < at.line)
  return shared.length > keys.length / 2 ? shared.at(-1) : undefined
}

/** The last value of a path that exists, and how many names remain. */
interface Reached {
  readonly at: Traced
  readonly left: number
}

function walk(at: Traced, names: readonly string[], silent: ReadonlySet<string>, problem: LocatedProblem): Reached {
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
  return ways.reduce<Reached>((best, way) => (way && isNearer(way, best, problem) ? way : best), here)
}

/** A path names an entry of a list by its number. Paths into conditions omit the number. */
function itemWays(
  items: readonly Traced[],
  names: readonly string[],
  silent: ReadonlySet<string>,
  problem: LocatedProblem,
) {
  const item = items[Number(names[0])]
  return [
    ...(item ? [walk(item, names.slice(1), silent, problem)] : []),
    ...items.map((one) => walk(one, names, silent, problem)).filter(({ at }) => !items.includes(at)),
  ]
}

function isNearer(way: Reached, best: Reached, problem: LocatedProblem): boolean {
  if (way.left !== best.left) return way.left < best.left
  return !mentionedPlace(best.at, problem) && mentionedPlace(way.at, problem) !== undefined
}

/** Returns the place of a name or value that the problem's text mentions, if `at` contains it. */
function mentionedPlace(at: Traced, { name, what }: LocatedProblem): Place | undefined {
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
