import { expect, it } from 'vitest'
import { type PageConfig } from '@pagewright/engine/tools'
import { namesOfPage } from '../../tools/cli/generate/routes'
import { pageCodeOf } from '../../tools/cli/generate/pageCode'
import { text, write } from './smallSite'

it('an overlay gives a module of its own, held to the language; equal ones are written once', () => {
  const change = { '/a': { title: 'home.title' } }
  const { files, site, problems } = write(
    { '/a': text('login.title'), '/b/c': text('login.title') },
    { first: undefined, second: change, 'third-one': change },
  )
  expect(problems).toEqual([])
  expect(Object.keys(files)).toEqual(['routes/a.ts', 'routes/a.second.ts', 'routes/b-c.ts'])
  expect(site.get('/a')?.load).toEqual({ default: 'a', second: 'a.second', 'third-one': 'a.second' })
  expect(site.get('/b/c')?.load).toEqual({ default: 'b-c' })
  expect(files['routes/a.second.ts']).toContain('as const satisfies PageConfig')
  expect(files['routes/a.ts']).not.toContain('satisfies')
})

it.each([
  ['the first market', { first: { '/a': null }, second: undefined }, { load: { default: 'a' }, hidden: ['first'] }],
  ['a later market', { first: undefined, second: { '/a': null } }, { load: { default: 'a' }, hidden: ['second'] }],
  ['all markets', { first: { '/a': null }, second: { '/a': null } }, undefined],
])('S1-12 a page that %s removed', (_name, overlays, entry) => {
  const { site } = write({ '/a': text('login.title') }, overlays)
  if (entry) expect(site.get('/a')).toMatchObject(entry)
  else expect(site.has('/a')).toBe(false)
})

const pay = 'POST /pay'
const form = { block: 'form', form: 'f', fields: {}, submit: { do: 'call', call: pay, label: 'l' } } as const
const sheet = {
  block: 'links',
  links: { open: { do: 'form', label: 'l', form: 'f', fields: {}, submit: form.submit } },
} as const
const list = { block: 'list', rows: 'POST /rows', key: 'row.id', show: { title: 'row.id' } } as const
const words = { block: 'text', items: {} } as const
it.each<{ is: string; blocks: PageConfig['blocks']; kind: 'write' | 'money'; code: readonly string[] }>([
  { is: 'a form in a sheet', blocks: { sheet }, kind: 'write', code: ['view'] },
  { is: 'a form that pays', blocks: { words, form }, kind: 'money', code: ['form', 'view', 'money'] },
  {
    is: 'a list in a tab',
    blocks: { tabs: { block: 'tabs', param: 't', tabs: { one: { label: 'l', blocks: { list } } } } },
    kind: 'money',
    code: ['list', 'view'],
  },
])('$is is drawn with the code of $code', ({ blocks, kind, code }) => {
  const calls = { [pay]: { kind, request: '', response: '' } }
  expect(pageCodeOf({ title: 't', blocks }, { calls, set: {} }, {})).toEqual(code)
})

it('S1-12 a page that a market removed may be linked to, for the link is not shown there; going on to it may not', () => {
  const linking: PageConfig = {
    title: 'login.title',
    blocks: {
      links: {
        block: 'links',
        links: {
          one: { do: 'link', label: 'login.title', to: '/b' },
          two: { do: 'call', call: 'POST /web/settings/kv', label: 'login.title', then: { to: '/b' } },
        },
      },
    },
  }
  const { problems } = write({ '/a': linking, '/b': text('login.title') }, { first: undefined, second: { '/b': null } })
  expect(problems.filter(({ name }) => name === 'unknown-route')).toMatchObject([
    { market: 'second', where: ['/a', 'links', 'links', 'two', 'then', 'to'] },
  ])
})

it.each([['login', { login: '/in' }, 'this market has "/in", and "first" has no "login"']] as const)(
  'who may see a page is the same in all markets: %s',
  (member, change, said) => {
    const pages = { '/a': text('login.title'), '/in': { ...text('login.title'), access: 'open' } as const }
    const { files, problems, site } = write(pages, { first: undefined, second: { '/a': change } })
    expect(problems).toMatchObject([
      { name: 'differs-by-market', market: 'second', where: ['second', 'pages', '/a', member] },
    ])
    expect(problems[0]?.what).toContain(said)
    expect(site.get('/a')).toMatchObject({ access: 'account', login: undefined })
    expect(files['routes/a.ts']).toContain('problems: []')
    expect(files['routes/a.second.ts']).toContain('differs-by-market')
  },
)

const sources = { shop: { call: 'POST /shop' }, other: { call: 'POST /other' } }
it.each([
  ['a source in a condition', { when: { 'data.shop.open': true } }, { sources: ['shop'], endpoints: ['POST /shop'] }],
  ['a source in the body of a call', { body: { max: { from: 'data.shop.max' } } }, { sources: ['shop'] }],
  [
    'an endpoint, rows, a form and an icon',
    { call: 'POST /a', rows: 'POST /b', form: 'f', icon: 'x' },
    { endpoints: ['POST /a', 'POST /b'], forms: ['f'], icons: ['x'] },
  ],
  [
    'data that is named like the language',
    { body: { form: 'f', icon: 'i', call: 'POST /x' }, fills: { icon: 'row.i' } },
    { endpoints: [], forms: [], icons: [] },
  ],
])('%s is named by a page', (_name, block, expected) => {
  const named = namesOfPage({ title: 't', blocks: { block } } as unknown as PageConfig, sources)
  const found = Object.fromEntries(Object.entries(named).map(([key, names]) => [key, [...names]]))
  expect(found).toMatchObject(expected)
})
