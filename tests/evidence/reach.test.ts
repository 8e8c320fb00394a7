import { expect, it } from 'vitest'
import { reachOf } from '../../tools/quality/evidence/reach'
import { modulesOf } from '../../tools/quality/evidence/site'
import { routesIn } from '../../tools/quality/evidence/selection'
import { change, facts, was } from './kit'

/** Returns what a change reaches, as short text: `all`, routes, and names of spec files. */
function told(...changes: readonly ReturnType<typeof change>[]): string {
  const { isAll, routes, specs, changed } = reachOf(changes, facts)
  return [
    ...(isAll ? ['all'] : []),
    ...[...routes].toSorted(),
    ...specs,
    ...[...changed].map((name) => `changed ${name}`),
  ].join(' ')
}

it.each([
  ['pages/people.ts', '/people'],
  ['pages/roles.ts', '/orders /people'],
  ['pages/personas.ts', 'all'],
  ['pages.config.ts', 'all'],
  ['markets/russia.ts', 'all'],
  ['src/engine/lib/clock.ts', 'all'],
  ['src/engine/page/Page.tsx', 'all'],
  ['src/engine/blocks/list/View.tsx', '/people'],
  ['src/engine/blocks/form/definition.ts', '/orders'],
  ['src/engine/lists/List.tsx', '/people'],
  ['src/engine/lists/List.css', '/people'],
  ['src/engine/ui/Row.tsx', '/orders /people'],
  ['src/engine/language/check.ts', ''],
  ['src/widgets/receipt/Receipt.tsx', '/orders'],
  ['sandbox/handlers/orders.ts', '/orders'],
  ['sandbox/people.ts', '/people'],
  ['sandbox/http/calls.ts', 'all'],
  ['tools/vite/headers.ts', 'all conduit config examples github morePages start'],
  ['tools/cli/generate/types.ts', 'all conduit config examples github morePages'],
  ['tools/studio/shell/apps.ts', 'phone'],
  ['examples/starter/pages/home.ts', 'examples'],
  ['tests/e2e/people.spec.ts', 'people changed people'],
  ['tests/e2e/support/rows.ts', 'people'],
  ['tests/engine/lists/List.test.tsx', ''],
  ['tests/codeMutants.json', ''],
  ['README.md', 'readme'],
  ['package-lock.json', 'all'],
  ['something.new', 'all'],
])('a change of %s reaches: %s', (file, expected) => {
  expect(told(change(file))).toBe(expected)
})

it.each([
  ['an endpoint', was('schemas/api.json', 'people.json#/$defs/Query', 'people.json#/$defs/Old'), '/people'],
  ['a definition', was('schemas/orders.json', '"Order":{"title":"now"}', '"Order":{}'), '/orders'],
  ['a definition that another one refers to', was('schemas/people.json', 'now', 'before'), '/people'],
  ['a definition that nothing names', was('schemas/orders.json', '"Unused":{"title":"now"}', '"Unused":{}'), 'all'],
  ['a message of a page', was('locales/en.json', 'People', 'Persons'), '/people'],
  ['a message with a plural', was('locales/en.json', 'One', '1'), '/orders'],
  ['a message of the engine', was('locales/en.json', 'Retry', 'Again'), 'all'],
  ['a file that is new', change('schemas/people.json'), '/people'],
])('a change of %s reaches the pages that name it', (_what, changed, expected) => {
  expect(told(changed)).toBe(expected)
})

it('several changes reach what each of them reaches', () => {
  expect(told(change('pages/people.ts'), change('sandbox/handlers/orders.ts'), change('CHANGELOG.md'))).toBe(
    '/orders /people',
  )
})

it('the text of pages.config.ts names the module of each route', () => {
  const text = [
    "import { home, login } from './pages/account'",
    "import demo from './pages/demo.json' with { type: 'json' }",
    'export const pages = {',
    "  '/': home,",
    "  '/login': login,",
    "  '/demo': demo,",
    '}',
  ].join('\n')
  expect([...modulesOf(text)]).toEqual([
    ['/', 'pages/account.ts'],
    ['/login', 'pages/account.ts'],
    ['/demo', 'pages/demo.json'],
  ])
})

it.each([
  ['S8-01 /guild in ar fits', ['/guild']],
  ["signIn('host', '/guild/list?row=1')", ['/guild/list']],
  ["goto('/')", ['/']],
  ['POST /guild/list/more, a/b and https://x/guild', []],
  ['/guild: nothing moves, and /guild/list neither', ['/guild', '/guild/list']],
])('%s names the routes %j', (text, expected) => {
  expect(routesIn(text, ['/', '/guild', '/guild/list'])).toEqual(expected)
})
