// Inserts into objects, lists and imports. Existing code and comments stay as they are.
import type { Node } from '../effective/sourceModule'
import type { SourceEdits } from './sources'
import { bodyOf, importsOf, jsonRoot, memberOf, membersOf, saveSource, sourceOf, type NodePlace } from './syntax'

/** Adds a member at the end of an object, or after one of its members. The value is data. */
export function addMember(
  sources: SourceEdits,
  { file, node }: NodePlace,
  name: string,
  value: unknown,
  after?: Node,
): void {
  addMemberText(sources, { file, node }, name, textOf(value, file), after)
}

/** Adds a member whose value is source text. */
export function addMemberText(
  sources: SourceEdits,
  { file, node }: NodePlace,
  name: string,
  text: string,
  after?: Node,
): void {
  const key = file.endsWith('.json') || !/^[A-Za-z_$][\w$]*$/.test(name) ? JSON.stringify(name) : name
  insert(sources, file, node, membersOf(node), key === text ? key : `${key}: ${text}`, after)
}

/** Spreads a name at the end of an object. */
export function addSpread(sources: SourceEdits, { file, node }: NodePlace, name: string): void {
  insert(sources, file, node, membersOf(node), `...${name}`)
}

/** Adds a value at the end of a list. */
export function addItem(sources: SourceEdits, { file, node }: NodePlace, value: unknown): void {
  insert(sources, file, node, node.elements as readonly Node[], textOf(value, file))
}

/** Adds an import. Keeps imports of several files in alphabetical order. */
export function addImport(sources: SourceEdits, file: string, name: string, from: string, how = `{ ${name} }`): void {
  const source = sourceOf(sources, file)
  const imports = importsOf(bodyOf(sources, file)).map(({ node, from: path }) => ({ node, path }))
  const line = `import ${how} from '${from}'`
  const next = imports.find(({ path }) => path > from && path.startsWith('.'))?.node
  const last = imports.at(-1)?.node
  if (next) saveSource(sources, file, `${source.slice(0, next.start)}${line}\n${source.slice(next.start)}`)
  else if (last) saveSource(sources, file, `${source.slice(0, last.end)}\n${line}${source.slice(last.end)}`)
  else saveSource(sources, file, `${line}\n\n${source}`)
}

/** Adds to an object of a JSON file by its path. Creates missing objects on the way. */
export function addJson(sources: SourceEdits, file: string, path: readonly string[], value: unknown): void {
  let place = jsonRoot(sources, file)
  for (const [index, name] of path.entries()) {
    const member = memberOf(place.node, name)
    if (!member) return addMember(sources, place, name, nested(path.slice(index + 1), value))
    place = { file, node: member.value as Node }
  }
  if (place.node.type === 'ArrayExpression') addItem(sources, place, value)
  else throw new Error(`${file} already has ${path.join(' › ')}.`)
}

function nested(path: readonly string[], value: unknown): unknown {
  return path.reduceRight((inner, name) => ({ [name]: inner }), value)
}

/** Formats JSON over several lines. In code, a short value stays in one line. */
function textOf(value: unknown, file: string): string {
  return file.endsWith('.json') ? JSON.stringify(value, null, 2) : JSON.stringify(value)
}

function insert(
  sources: SourceEdits,
  file: string,
  container: Node,
  members: readonly Node[],
  text: string,
  after: Node | undefined = members.at(-1),
): void {
  const source = sourceOf(sources, file)
  const put = (at: number, what: string) => saveSource(sources, file, source.slice(0, at) + what + source.slice(at))
  if (!after) return put(container.end - 1, `\n${text}\n`)
  // A comment at the end of a member's line belongs to that member.
  const [, gap = '', comma = '', comment = ''] =
    /^(\s*)(,?)([ \t]*(?:\/\/[^\n]*|\/\*[^\n]*?\*\/)?)/.exec(source.slice(after.end)) ?? []
  if (comma === '') {
    const [remark = ''] = /^[ \t]*\/\/[^\n]*/.exec(source.slice(after.end)) ?? []
    return saveSource(
      sources,
      file,
      `${source.slice(0, after.end)},${remark}\n${text}${source.slice(after.end + remark.length)}`,
    )
  }
  put(after.end + gap.length + comma.length + comment.length, `\n${text},`)
}
