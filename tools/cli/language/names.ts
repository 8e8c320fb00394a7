// Which texts of the language are names of the product, and which are paths.

/** A closed set of the product, or a way to write a text. */
export type NameSet =
  | 'message'
  | 'endpoint'
  | 'route'
  | 'form'
  | 'icon'
  | 'widget'
  | 'fieldWidget'
  | 'nativeCall'
  | 'fill'
  | 'keyword'
  | 'language'
  | 'path'

/** By the name of a member; `Type.member` where a type has another meaning for it. */
const sets: { readonly [member: string]: NameSet | undefined } = {
  label: 'message',
  title: 'message',
  placeholder: 'message',
  note: 'message',
  ok: 'message',
  first: 'message',
  failed: 'message',
  say: 'message',
  words: 'message',
  messages: 'message',
  reasons: 'message',
  Message: 'message',
  call: 'endpoint',
  rows: 'endpoint',
  to: 'route',
  login: 'route',
  form: 'form',
  icon: 'icon',
  from: 'path',
  value: 'path',
  unit: 'path',
  image: 'path',
  key: 'path',
  by: 'path',
  points: 'path',
  count: 'path',
  shows: 'path',
  name: 'path',
  fills: 'path',
  'Options.label': 'path',
  'Options.note': 'path',
  'RowLook.title': 'path',
  'NativeCall.call': 'nativeCall',
  'Field.widget': 'fieldWidget',
  'WidgetBlock.widget': 'widget',
  'Field.fill': 'fill',
}

/** Members whose own names are a closed set. */
const keySets: { readonly [member: string]: NameSet | undefined } = { 'Field.messages': 'keyword' }

export function keysAt(path: readonly string[]): NameSet | undefined {
  return keySets[path.join('.')]
}

/** What a text is that stands at a member, told by the names that lead to it: `['ListBlock', 'search', 'placeholder']`. */
export function setAt(path: readonly string[]): NameSet | undefined {
  const [first, last] = [path[0] ?? '', path.at(-1) ?? '']
  const named = path.length === 2 ? `${first}.${last}` : ''
  if (markets.has(first)) return undefined
  return Object.hasOwn(sets, named) ? sets[named] : Object.hasOwn(sets, last) ? sets[last] : undefined
}

/** What stands in a market is no name of pages. */
const markets = new Set(['Market', 'Hosts', 'Tokens', 'Look'])

/** What a path begins with. `ref` is the name that the server gave to something lost. */
export const scopes = ['user', 'query', 'now', 'host', 'market', 'data', 'row', 'form', 'state', 'answer', 'ref']
