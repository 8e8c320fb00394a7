// What the tests that come with a page find to try: told by the config of a page, and by nothing else.
import { expect, it } from 'vitest'
import { pages } from '../../pages.config'
import type { Block, ById, PageConfig } from '@pagewright/engine/tools'
import { carouselCases, formCases, listCases, personCases } from '../e2e/support/pageCases'
import { people, personaFor, sitePages } from '../e2e/support/pagePeople'
import { sentence } from '../e2e/support/saying'

const list = (when?: object): Block => ({
  block: 'list',
  rows: 'POST /web/guild/list',
  key: 'row.gid',
  show: { title: 'row.name' },
  ...(when && { when: { ...when } }),
})
const refusal = {
  do: 'form',
  label: 'order.refuse',
  form: 'refusal',
  fields: { reason: { label: 'order.reason' } },
  submit: { do: 'call', call: 'POST /web/withdrawal/agent/order/refuse', label: 'order.refuse' },
} as const
const page = (blocks: ById<Block>, more: Partial<PageConfig> = {}): PageConfig => ({
  title: 'home.title',
  blocks,
  ...more,
})
const paths = (cases: readonly { readonly route: string; readonly path: string; readonly persona: string }[]) =>
  cases.map(({ route, path, persona }) => `${route} ${path} ${persona}`)

const added: PageConfig = page({
  banners: {
    block: 'carousel',
    rows: 'POST /web/guild/banner',
    key: 'row.id',
    image: 'row.image_url',
    name: 'row.name',
  },
  first: list(),
  sides: {
    block: 'tabs',
    param: 'side',
    tabs: {
      mine: { label: 'order.mine', blocks: { rows: list() } },
      toPay: { label: 'order.toPay', when: { 'user.is_reseller': true }, blocks: { rows: list() } },
      app: { label: 'order.mine', when: { 'host.isApp': true }, blocks: { rows: list() } },
    },
  },
  ways: {
    block: 'links',
    links: {
      refuse: refusal,
      more: { do: 'sheet', label: 'order.mine', title: 'order.mine', blocks: { rows: list() } },
    },
  },
})

it('an entry more in the site map is cases more of every kind, and none of another page is another one', () => {
  const kinds = [listCases, carouselCases, formCases, personCases] as const
  const grown = { ...sitePages, '/added': added }
  for (const cases of kinds) {
    const [before, after] = [cases(sitePages), cases(grown)]
    expect(after.filter(({ route }) => route !== '/added')).toEqual(before)
    expect(after.length).toBeGreaterThan(before.length)
  }
})

it('lists in tabs and sheets are found, each with somebody who sees it; what only an app shows is not', () => {
  expect(paths(listCases({ '/added': added }))).toEqual([
    '/added first Owner',
    '/added sides.mine.rows Owner',
    '/added sides.toPay.rows Reseller',
    '/added ways.more.rows Owner',
  ])
  expect(listCases({ '/added': added }).map(({ before, query }) => [before, query])).toEqual([
    [0, {}],
    [1, { side: 'mine' }],
    [1, { side: 'toPay' }],
    [0, {}],
  ])
})

it('forms of pages, rows and sheets are found, with the members that nobody filled in', () => {
  expect(formCases({ '/added': added }).map(({ path, wanted }) => [path, Object.keys(wanted)])).toEqual([
    ['ways.refuse', ['reason']],
  ])
  const filled = { ...refusal, fields: { reason: { label: 'order.reason', initial: 'none' } } }
  expect(formCases({ '/added': page({ ways: { block: 'links', links: { filled } } }) })).toEqual([])
})

it.each<readonly [says: string, page: PageConfig, when: object, who: string | undefined]>([
  ['nobody in particular', page({}), {}, 'Owner'],
  [
    'needs',
    page({}, { needs: { none: { when: { 'user.guild_id': { exists: false } }, otherwise: 'x' } } }),
    {},
    'Host',
  ],
  ['a condition of the part', page({}), { 'user.is_agent': true }, 'Agent'],
  ['one that only an answer decides', page({}), { 'data.self.creation_status': 'pending' }, 'Owner'],
  ['an app', page({}), { 'host.isApp': true }, undefined],
  ['a page for everybody', page({}, { access: 'open' }), {}, 'Visitor'],
  [
    'a page that leads on',
    page({}, { redirects: { on: { when: { 'user.uid': { exists: true } }, to: '/' } } }),
    {},
    undefined,
  ],
])('asked for %s, who sees it', (_says, one, when, who) => {
  expect(personaFor(one, [when as Block['when']], {})).toBe(who)
})

it('every page is tried for every kind of person, and once where no account is asked for', () => {
  const open = Object.values<{ readonly access?: string }>(pages).filter(({ access }) => access === 'open').length
  const all = Object.keys(pages).length
  expect(personCases(sitePages)).toHaveLength((all - open) * people.length + open)
})

it.each([
  ['Please enter \u2068Amount\u2069', true],
  ['Please enter Amount', true],
  ['Please enter Amounts', false],
  ['enter Amount', false],
] as const)('%j is the sentence with its hole filled: %s', (text, isSaid) => {
  expect(sentence('engine.form.required', 'en', { label: 'Amount' }).test(text)).toBe(isSaid)
})

it('a sentence that no language has is refused', () => {
  expect(() => sentence('home.tilte')).toThrow('locales/en.json has no text "home.tilte".')
})
