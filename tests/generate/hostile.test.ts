// Tests hostile configs: they are refused with a place, and never cause a hang, a crash or a polluted prototype.
import { describe, expect, it } from 'vitest'
import { make, problemsOf, productCopy, problemTexts, type Tree } from './mistakes/copy'

const deep = (levels = 10_000): unknown => {
  let value: unknown = { do: 'link' }
  for (let level = 0; level < levels; level += 1) value = { a: value }
  return value
}
const many = (count: number, value: unknown = { label: 'login.title' }) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, value]))
const long = 'x'.repeat(1_000_000)
const proto: unknown = JSON.parse('{"__proto__":{"polluted":true}}')
const circle = (): Tree => {
  const self: Tree = { do: 'link' }
  self.a = { b: self }
  return self
}

/** A path to plant a value at, and the place of the expected problem. */
const places = [
  ['pages › /login', '/login'],
  ['pages › /guild/create › blocks › create › fields › name', '/guild/create › create › fields › name'],
  ['pages › /guild/middle › redirects › guilds › when', '/guild/middle › redirects › guilds › when'],
  ['sources › guild › body', 'sources › guild › body'],
  ['markets › russia › facts', 'russia › facts'],
  ['markets › russia › tokens › light', 'russia › tokens › light'],
  ['markets › russia › pages › /withdraw/add-method', 'russia › pages › /withdraw/add-method'],
  ['markets › russia › schemas › forms.json', 'russia › schemas › forms.json'],
] as const

const told = (tree: Tree) => problemTexts(problemsOf(tree))

describe('F11 F12 F44 a hostile config is refused with its place:', () => {
  it.each<[string, string, unknown, string]>([
    ['10,000 levels', 'x', deep(), 'too-deep'],
    ['a circle', 'x', circle(), 'cycle'],
    ['100,000 members', 'x', many(100_000), 'too-large'],
    ['a text of 1 MB', 'x', long, 'too-large'],
    ['a name of 1 MB', long, 1, 'too-large'],
    ['__proto__', 'x', proto, 'forbidden-name'],
    ['a function', 'x', () => true, 'not-data'],
  ])('%s, at every place that holds something', (_what, name, value, problem) => {
    const copy = productCopy()
    for (const [path] of places) make(copy, { path: `${path} › ${name}`, value })
    const all = told(copy)
    for (const [, where] of places) expect(all.join('\n')).toContain(`${problem} ${where} › ${name.slice(0, 60)}`)
  })

  it.each<[string, (copy: Tree) => void, string]>([
    [
      'a page with 100,000 blocks',
      (copy) => make(copy, { path: 'pages › /demo › blocks', value: many(100_000) }),
      'too-large /demo',
    ],
    ['a page that is a text', (copy) => make(copy, { path: 'pages › /demo', value: 'x' }), 'not-data /demo'],
    ['markets that are nothing', (copy) => make(copy, { path: 'markets', value: null }), 'not-data markets'],
    ['a market that is a text', (copy) => make(copy, { path: 'markets › russia', value: 'x' }), 'not-data russia'],
    [
      'a route of 1 MB',
      (copy) => make(copy, { path: `pages › /${long}`, value: {} }),
      `too-large pages › /${'x'.repeat(59)}`,
    ],
    ['a route out of its folder', (copy) => make(copy, { path: 'pages › /../../x', value: {} }), 'not-data /../../x'],
    ['a route with markup', (copy) => make(copy, { path: 'pages › /<img>', value: {} }), 'markup pages › /<img>'],
    [
      'a route called constructor',
      (copy) => make(copy, { path: 'pages › constructor', value: {} }),
      'forbidden-name pages › constructor',
    ],
    [
      'a source called __proto__',
      (copy) => (copy.sources = JSON.parse('{"__proto__":{"call":"POST /x"}}')),
      'forbidden-name sources › __proto__',
    ],
    ['pages that inherit', (copy) => (copy.pages = Object.create(copy.pages as object)), 'not-data pages'],
    [
      'a change of a form that is a text',
      (copy) => make(copy, { path: 'markets › russia › schemas › forms.json › login', value: 'x' }),
      'not-data russia › schemas › forms.json › login',
    ],
  ])('%s', (_name, change, said) => {
    const copy = productCopy()
    change(copy)
    expect(told(copy)).toContain(said)
  })
})

/** Places that contain a name, one of each kind. */
const names = [
  ['pages › /demo › blocks › greeting › block', 'unknown-block /demo › greeting'],
  ['pages › /login › blocks › login › form', 'unknown-form /login › login › form'],
  ['pages › /guild/member › blocks › members › rows', 'unknown-endpoint /guild/member › members › rows'],
  [
    'pages › /guild/middle › blocks › ways › links › close › call',
    'unknown-native-call /guild/middle › ways › links › close › call',
  ],
  [
    'pages › /login › blocks › login › fields › account › icon',
    'unknown-icon /login › login › fields › account › icon',
  ],
  ['pages › /agent/coin › login', 'unknown-route /agent/coin › login'],
  ['pages › /guild/list › blocks › guilds › show › title', 'unknown-path /guild/list › guilds › show › title'],
  ['sources › guild › call', 'unknown-endpoint sources › guild › call'],
] as const

describe('F11 what every object inherits is no name of the language:', () => {
  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('%s', (value) => {
    const copy = productCopy()
    for (const [path] of names) make(copy, { path, value })
    expect(told(copy)).toEqual(expect.arrayContaining(names.map(([, said]) => said)))
  })
})
