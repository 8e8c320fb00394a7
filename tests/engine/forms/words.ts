import english from '../../../locales/en.json'

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
]) {
  named[`word.${name}`] = name.charAt(0).toUpperCase() + name.slice(1)
}

/** The engine's own messages, and a label for each field of the tests. */
export const words: { readonly [key: string]: string } = {
  ...english,
  ...named,
  'word.limit': 'Max {{limit}} in 1 time',
}
