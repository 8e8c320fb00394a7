// Closed sets of names that schemas refer to.

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
  | 'language'
  | 'path'

/** What a path begins with. `ref` is the name that the server gave to something lost. */
export const scopes = ['user', 'query', 'now', 'host', 'market', 'data', 'row', 'form', 'state', 'answer', 'ref']
