// Finds where pages and code use messages.
import { isObject } from '@pagewright/engine/tools'
import { filesAt, type Files } from '../../files'

export interface Use {
  readonly key: string
  /** The file, or the route and the path of the member. */
  readonly where: string
  /** The placeholders that get values. Undefined if only the code knows them. */
  readonly given?: readonly string[]
}

/** A file of code, as a path from the root. */
export interface MessageSource {
  readonly file: string
  readonly source: string
}

/** Returns the code files of some folders. Omits generated files, which repeat the pages. */
export function sourcesUnder(root: string | Files, ...folders: readonly string[]): MessageSource[] {
  const files = filesAt(root)
  return folders
    .flatMap((folder) => files.below(folder))
    .filter((file) => /\.(tsx?|js)$/.test(file) && !file.endsWith('.d.ts') && !file.startsWith('src/generated/'))
    .map((file) => ({ file, source: files.read(file) }))
}

/**
 * Returns the literal keys in code: arguments of `t`, and strings that begin with an area of messages, such as
 * `engine`.
 */
export function usesInCode(source: string, where: string, areas: ReadonlySet<string>): Use[] {
  const given = [...source.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key]) => key ?? '')
  const told = [...source.matchAll(/(?<=['"])([a-z]+)(\.[\w-]+)+(?=['"])/g)].filter(([, area]) => areas.has(area ?? ''))
  return [...new Set([...given, ...told.map(([key]) => key)])].map((key) => ({ key, where }))
}

/** Returns the messages of a page, a block or a part of one, such as an overlay. */
export function usesInData(data: unknown, where: string): Use[] {
  if (Array.isArray(data)) return data.flatMap((member, index) => usesInData(member, `${where} › ${index}`))
  if (!isObject(data)) return []
  return Object.entries(data).flatMap(([name, member]) => {
    const at = `${where} › ${name}`
    // Ids may be any word, such as `body` for the field of that name.
    if (byId.has(name) && isObject(member) && Object.values(member).every(isObject))
      return Object.entries(member).flatMap(([id, one]) => usesInData(one, `${at} › ${id}`))
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
  'title documentTitle text label pending help prefix suffix placeholder note ask ok done failed otherwise first incomplete fillMax message any fileName'.split(
    ' ',
  ),
)
/** Members that have things by id. */
const byId = new Set(
  'fields lines cells actions links blocks tabs items notes labels parties filters series steps rules'.split(' '),
)
/** Messages by value, keyword or business code. */
const byValue = new Set(['words', 'messages', 'reasons', 'branches'])
/** Members that contain paths into a row or values for the server, and no messages. */
const pathsOnly = new Set(['body', 'query', 'fills', 'parts'])
/** Members whose other members are paths, with the ones that contain messages. */
const partly: { readonly [name: string]: readonly string[] } = {
  show: ['badge', 'figure', 'lines'],
  options: ['first', 'empty', 'note', 'notes'],
}

function pick(from: { readonly [name: string]: unknown }, names: readonly string[]): object {
  // The note of a choice is a path or a message.
  const isMessage = (name: string) => name !== 'note' || isObject(from[name])
  return Object.fromEntries(names.filter((name) => name in from && isMessage(name)).map((name) => [name, from[name]]))
}

// A field, a cell or a tab may also have the id 'title' or 'text'. A message is a string or `{ say, with }`.
function isThings(member: unknown): boolean {
  return isObject(member) && !('say' in member)
}

/** Returns true for an argument that is a message. Others are values for the app. */
function isSaid(argument: unknown): boolean {
  return isObject(argument) && 'say' in argument
}

function usesOf(words: unknown, where: string, member: string): Use[] {
  // The form or the call supplies the placeholders of these messages.
  const isGivenInCode = ['messages', 'message', 'failed'].includes(member)
  if (typeof words === 'string') return [{ key: words, where, ...(!isGivenInCode && { given: [] }) }]
  if (!isObject(words)) return []
  return [{ key: String(words['say']), where, given: Object.keys(isObject(words['with']) ? words['with'] : {}) }]
}
