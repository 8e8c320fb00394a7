import type { RJSFSchema } from '@rjsf/utils'
import type { ById, Field } from '../../../src/engine/language/types/plain'
import english from '../../../examples/starter/locales/en.json'

const named: { [key: string]: string } = {}
for (const name of 'abcdefghijklmnopqrstuvwxyz') named[`word.${name}`] = name.toUpperCase()
for (const name of [
  'name',
  'amount',
  'country',
  'method',
  'kind',
  'agree',
  'people',
  'secret',
  'user',
  'note',
  'tags',
  'home',
  'street',
  'city',
  'size',
  'cover',
]) {
  named[`word.${name}`] = name.charAt(0).toUpperCase() + name.slice(1)
}

/** The engine's own messages, and a label for each field of the tests. */
export const words: { readonly [key: string]: string } = {
  ...english,
  ...named,
  'word.cover.empty': 'Please choose a cover',
  'word.limit': 'Max {{limit}} in 1 time',
}

/** Returns a field for each property, with a label of the same name. */
export function plainFields(schema: RJSFSchema): ById<Field> {
  return Object.fromEntries(Object.keys(schema.properties ?? {}).map((name) => [name, { label: `word.${name}` }]))
}
