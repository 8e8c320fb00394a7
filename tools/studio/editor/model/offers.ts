// What a value of a page may be, as people choose it: in words, with a value from the page as it is now.
import { fieldWidgets, isObject, objectRule, readPath, type Rule, shapeOf } from '@pagewright/engine/studio'
import { pathWords, valueAtPath } from '@pagewright/cli/browser'
import type { KnownPath, StudioProduct } from '../../server/api/studioProduct'
import { takeSnapshot } from '../../workbench/inspect/snapshot'
import type { Editing } from '../context'
import { textOf } from './pageParts'
import { ruleAt } from './rules'
import { wordsOfName } from './words'

/** A value that can be chosen. */
export interface Offer {
  readonly value: string
  readonly says: string
  /** A second line, such as what a server call gives. */
  readonly note?: string | undefined
  /** What the value is on the page now. */
  readonly sample?: string | undefined
}

type Around = Pick<Editing, 'page'> & { readonly state: { readonly product: StudioProduct } }

/** Returns the paths that a part sees: of the person, the row or answer around it, and the form around it. */
export function pathsAround({ page, state }: Around, path: readonly string[]): readonly KnownPath[] {
  const { known } = state.product
  const below = (root: string, paths: readonly KnownPath[]) =>
    paths.map((one) => ({ ...one, path: `${root}.${one.path}` }))
  const found: KnownPath[] = []
  path.forEach((_name, index) => {
    const at = path.slice(0, index + 1)
    const part = valueAtPath(page, at)
    if (!isObject(part)) return
    const asked = endpointOf(page, at)
    if (asked) found.push(...below(asked.root, known.endpoints[asked.endpoint]?.[asked.gives] ?? []))
    const { form } = part
    if (typeof form === 'string') found.push(...below('form', known.forms[form] ?? []))
  })
  return [...found, ...known.scope.filter((one) => !one.path.startsWith('query'))]
}

/** Returns the endpoint that a part asks, and the name of its answer in paths. */
function endpointOf(page: unknown, at: readonly string[]) {
  const [rule, part] = [ruleAt(page, at), valueAtPath(page, at)]
  const asks = rule && objectRule(rule, part)?.asks
  const endpoint = asks && isObject(part) ? part[asks.by] : undefined
  if (!asks || typeof endpoint !== 'string') return undefined
  return { endpoint, root: asks.as, gives: asks.gives === 'rows' ? ('rows' as const) : ('answer' as const) }
}

/** Returns the members of the request of the nearest endpoint around a part. */
function requestAround({ page, state }: Around, path: readonly string[]): readonly KnownPath[] {
  for (let at = path; at.length > 0; at = at.slice(0, -1)) {
    const asked = endpointOf(page, at)
    if (asked) return state.product.known.endpoints[asked.endpoint]?.request ?? []
  }
  return []
}

/** Returns what a text of the page language may be: the members of a request, or the values of the one that a filter sends. */
export function textOffers(editing: Editing, path: readonly string[], rule: Rule): readonly Offer[] {
  const request = requestAround(editing, path)
  if (isOfRequest(rule))
    return request.map((one) => ({ value: one.path, says: wordsOfName(one.path), note: kindOf(one) }))
  if (path.at(-1) !== 'value') return []
  const param = valueAtPath(editing.page, [...path.slice(0, -3), 'param'])
  const sent = request.find((one) => one.path === param)
  return (sent?.values ?? []).map((one) => ({ value: String(one), says: wordsOfName(String(one)) }))
}

function isOfRequest(rule: Rule): boolean {
  return rule.is === 'special' && rule.check === 'requestParam'
}

/** Returns the paths that a value may be read from, with a value of the page as it is now. */
export function pathOffers(editing: Editing, path: readonly string[], rule?: Rule): readonly Offer[] {
  const sampleOf = samplesAround(editing, path)
  return pathsAround(editing, path)
    .filter((one) => !rule || fits(rule, one))
    .map((one) => ({ value: one.path, says: pathWords(one.path), sample: sampleOf(one.path), note: kindOf(one) }))
}

/** Returns false for a value that cannot stand at the place of a rule, as far as the schema tells. */
function fits(rule: Rule, { type = '', means }: KnownPath): boolean {
  const shape = shapeOf(rule.is === 'special' || rule.is === 'sees' ? rule.like : rule)
  if (shape.is !== 'path' || shape.to === 'anything') return true
  if (means !== undefined && means.formats.length === 0) return false
  const types = type.split(' or ').filter((one) => one !== 'null')
  const isOneOf = (...wanted: readonly string[]) => types.every((one) => wanted.includes(one))
  switch (shape.to) {
    case 'image':
      return isOneOf('string') && (means === undefined || means.formats.includes('image'))
    case 'text':
      return isOneOf('string') && means?.formats.includes('image') !== true
    case 'address':
      return isOneOf('string')
    case 'number':
      return isOneOf('integer', 'number')
    case 'list':
      return isOneOf('array')
    case 'textOrNumber':
      return isOneOf('string', 'integer', 'number')
    default:
      return (
        isOneOf('string', 'integer', 'number', 'boolean', 'array') && !(types[0] === 'array' && means === undefined)
      )
  }
}

/** Returns the format that shows the value at a path, if the schema says what it means. */
export function formatOf(editing: Around, path: readonly string[], from: unknown): string | undefined {
  const format = pathsAround(editing, path).find((one) => one.path === from)?.means?.formats[0]
  return format === 'text' ? undefined : format
}

function kindOf({ type, values, means }: KnownPath): string {
  if (values) return values.map(String).join(', ')
  if (means) return wordsOfName(means.name)
  return type === undefined ? '' : (kinds[type.replace(' or null', '')] ?? '')
}

const kinds: { readonly [type: string]: string } = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'yes or no',
  array: 'a list',
}

/** Returns a function that reads a path from the first row, answer or form of the running page. */
export function samplesAround({ frame }: Editing, path: readonly string[]): (path: string) => string | undefined {
  const snapshot = frame && !frame.closed ? takeSnapshot(frame.document) : undefined
  if (!snapshot) return () => undefined
  const block = path.slice(0, 2)
  const scopes = [
    ...snapshot.instances.filter((one) => block.every((name, at) => one.path[at] === name)).map(({ scope }) => scope),
    snapshot.scope,
  ]
  return (wanted) => {
    for (const scope of scopes) {
      const found = readPath(scope, wanted)
      if (typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean')
        return String(found).slice(0, 40) || 'empty'
    }
    return undefined
  }
}

/** Returns the names that a value may have, in the words of the product. `member` is the property that has the value. */
export function nameOffers(
  { state: { product }, english }: Pick<Editing, 'state' | 'english'>,
  set: Extract<Rule, { is: 'name' }>['set'],
  member?: string,
): readonly Offer[] {
  const { known, pages } = product
  const plain = (names: readonly string[]) => names.map((value) => ({ value, says: wordsOfName(value) }))
  switch (set) {
    case 'readEndpoint':
      return endpointOffers(product, (kind, rows) => kind === 'read' && (member !== 'rows' || rows.length > 0))
    case 'writeEndpoint':
      return endpointOffers(product, (kind) => kind !== 'read')
    case 'fileEndpoint':
      return endpointOffers(product).filter(({ value }) => known.files.includes(value))
    case 'route':
    case 'linkedRoute':
      return Object.entries(pages).map(([value, page]) => ({
        value,
        says: textOf(page['title'], english) ?? value,
        note: value,
      }))
    case 'form':
      return plain(Object.keys(known.forms))
    case 'icon':
      return plain(known.icons)
    case 'event':
      return plain(known.events)
    case 'widget':
      return plain(known.widgets)
    case 'nativeCall':
      return plain(known.nativeCalls)
    case 'fieldWidget':
      return plain(Object.keys(fieldWidgets))
    case 'message':
      return []
  }
}

const mostNamed = 6

/** Returns the endpoints, each by its description, and what it gives or takes. */
export function endpointOffers(
  { known }: Pick<StudioProduct, 'known'>,
  isWanted: (kind: string, rows: readonly KnownPath[]) => boolean = () => true,
): readonly Offer[] {
  return Object.entries(known.endpoints)
    .filter(([, { kind, rows }]) => isWanted(kind, rows))
    .map(([value, { description, kind, rows, answer, request }]) => {
      const [verb, members] =
        kind !== 'read' ? ['Takes', request] : rows.length > 0 ? ['Gives rows with', rows] : ['Gives', answer]
      const names = [...new Set(members.map((one) => wordsOfName(one.path.split('.')[0] ?? '').toLowerCase()))]
      const rest = names.length > mostNamed ? ' …' : ''
      return {
        value,
        says: description ?? wordsOfAddress(value),
        note: names.length === 0 ? '' : `${verb} ${names.slice(0, mostNamed).join(', ')}${rest}`,
      }
    })
}

/** Returns the words of an address: `Guild member list` for `POST /web/guild/member/list`. */
function wordsOfAddress(endpoint: string): string {
  const [method = '', address = ''] = endpoint.split(' ')
  const words = address.split(/[/#]/).filter((one) => one !== '' && !/^(\{|api$|web$|v\d+$)/.test(one))
  const said = wordsOfName(words.slice(-3).join(' '))
  return method === 'DELETE' ? `Remove: ${said}` : said
}

/** Returns whether a text can be a path to a value, such as `row.name`. */
export function isPath(text: string): boolean {
  return /^\w+(\.[\w-]+)+$/.test(text)
}
