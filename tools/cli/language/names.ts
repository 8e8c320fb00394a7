// Closed sets of names that the schemas refer to.

/** A closed set of names of the product, or the syntax of a text. */
export type ClosedSet =
  | 'message'
  | 'endpoint'
  | 'route'
  | 'form'
  | 'icon'
  | 'event'
  | 'part'
  | 'widget'
  | 'fieldWidget'
  | 'nativeCall'
  | 'language'
  | 'definition'
  | 'path'

/** The words that a path can begin with. `ref` is the server's id of a payment whose answer was lost. */
export const scopes = [
  'user',
  'query',
  'now',
  'host',
  'market',
  'data',
  'row',
  'step',
  'form',
  'state',
  'answer',
  'ref',
]
