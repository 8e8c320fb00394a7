// Where pages and code name messages.
import { isObject } from '@pagewright/engine/tools'
import { filesAt, type Files } from '../files'

export interface Use {
  readonly key: string
  /** The file, or the route with the path of the member. */
  readonly where: string
  /** Placeholders that are given values; undefined where only the code knows. */
  readonly given?: readonly string[]
}

/** A file of code, from the root. */
export interface Source {
  readonly file: string
  readonly source: string
}

/** Files of folders below a root, those that the generator writes left out: they repeat the pages. */
export function sourcesUnder(root: string | Files, ...folders: readonly string[]): Source[] {
  const files = filesAt(root)
  return folders
    .flatMap((folder) => files.below(folder))
    .filter((file) => /\.(tsx?|js)$/.test(file) && !file.endsWith('.d.ts') && !file.startsWith('src/generated/'))
    .map((file) => ({ file, source: files.read(file) }))
}

/** Literal keys of the code: whatever `t` is given, and any other text of an area of messages, such as `engine`. */
export function usesInCode(source: string, where: string, areas: ReadonlySet<string>): Use[] {
  const given = [...source.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key]) => key ?? '')
  const told = [...source.matchAll(/(?<=['"])([a-z]+)(\.[\w-]+)+(?=['"])/g)].filter(([, area]) => areas.has(area ?? ''))
  return [...new Set([...given, ...told.map(([key]) => key)])].map((key) => ({ key, where }))
}

/** Messages of a page, a block or a part of one, such as a market's overlay. */
export function usesInData(data: unknown, where: string): Use[] {
  if (Array.isArray(data)) return data.flatMap((member, index) => usesInData(member, `${where} › ${index}`))
  if (!isObject(data)) return []
  return Object.entries(data).flatMap(([name, member]) => {
    const at = `${where} › ${name}`
    if (pathsOnly.has(name)) return []
    if (name === 'args')
      return isObject(member)
        ? Object.values(member)
            .filter(isSaid)
            .flatMap((words) => usesOf(words, at, name))
        : []
    if (name in partly && isObject(member)) return usesInData(pick(member, partly[name] ?? []), at)
    if (byValue.has(name))
      return isObject(member) ? Object.values(member).flatMap((words) => usesOf(words, at, name)) : []
    return messageMembers.has(name) && !isThings(member) ? usesOf(member, at, name) : usesInData(member, at)
  })
}

const messageMembers = new Set(
  'title text label help placeholder note ask ok done failed otherwise first incomplete'.split(' '),
)
/** Words by the value, the keyword or the code that they stand for. */
const byValue = new Set(['words', 'messages', 'reasons'])
/** Their titles and labels are paths into a row; a body is for the server. */
const pathsOnly = new Set(['body', 'query', 'fills', 'parts'])
/** What else stands there are paths as well. */
const partly: { readonly [name: string]: readonly string[] } = {
  show: ['badge', 'lines'],
  options: ['first', 'empty'],
}

function pick(from: { readonly [name: string]: unknown }, names: readonly string[]): object {
  return Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]))
}

// A field, a cell or a tab may be called 'title' or 'text' too; a message is a text or `{ say, with }`.
function isThings(member: unknown): boolean {
  return isObject(member) && !('say' in member)
}

/** An argument may be words; any other is for the app. */
function isSaid(argument: unknown): boolean {
  return isObject(argument) && 'say' in argument
}

function usesOf(words: unknown, where: string, member: string): Use[] {
  // The form and the call behind them give these their placeholders.
  const isGivenInCode = member === 'messages' || member === 'failed'
  if (typeof words === 'string') return [{ key: words, where, ...(!isGivenInCode && { given: [] }) }]
  if (!isObject(words)) return []
  return [{ key: String(words['say']), where, given: Object.keys(isObject(words['with']) ? words['with'] : {}) }]
}
