// Tests where the filters of a list stand, and what they offer.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { ById } from '../../../src/engine/language/types/plain'
import type { ValueFilter } from '../../../src/engine/language/types/plainBlocks'
import { show } from '../kit'

const things = { block: 'list', rows: 'POST /things', key: 'row.id', show: { title: 'row.name' } } as const
const server = {
  'POST /things': () => ({ list: [{ id: 'a', name: 'Ann' }], has_more: false }),
  'POST /paid': () => ({ list: [{ id: '7', name: 'Seven' }], has_more: false }),
}
const choices = (count: number): ValueFilter => ({
  param: `of${count}`,
  label: `${count} choices`,
  items: Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`c${at}`, { value: at, label: `choice ${at}` }] as const),
  ),
})
const period: ValueFilter = { since: 'first', until: 'last', label: 'days' }
const asked = {
  options: { call: 'POST /paid', value: 'row.id', label: 'row.name' },
  param: 'kind',
  label: 'asked',
  any: 'any',
} as const satisfies ValueFilter

async function showFilters(filters: ById<ValueFilter>, isWide = false, path = '/here') {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const shown = show({ server, path, blocks: { things: { ...things, filters } } })
  await screen.findByText('Ann')
  return shown
}

it.each<[string, ById<ValueFilter>, boolean, inRow: readonly string[], hasSheet: boolean]>([
  ['few choices alone', { a: choices(5) }, false, ['5 choices'], false],
  ['more choices alone', { a: choices(6) }, false, [], true],
  ['few choices of two', { a: choices(2), b: choices(3) }, false, [], true],
  ['a period', { a: period }, false, [], true],
  ['choices of the server', { a: asked }, false, [], true],
  ['eight choices', { a: choices(8), b: choices(2) }, true, ['8 choices', '2 choices'], false],
  ['nine choices', { a: choices(9), b: choices(2) }, true, ['2 choices'], true],
  ['a period', { a: period }, true, ['days'], false],
  ['choices of the server', { a: asked, b: choices(2) }, true, ['2 choices'], true],
])(
  '%s (%#): on a wide screen or a small one, the rest is behind a button',
  async (_what, filters, isWide, ...shown) => {
    const [inRow, hasSheet] = shown
    await showFilters(filters, isWide)
    const groups = [...screen.queryAllByRole('radiogroup'), ...screen.queryAllByRole('group')]
    const labels = groups.map((group) => group.getAttribute('aria-label'))
    expect(new Set(labels)).toEqual(new Set(inRow))
    expect(labels).toHaveLength(inRow.length)
    expect(screen.queryAllByRole('button', { name: 'Filter' })).toHaveLength(hasSheet ? 1 : 0)
  },
)

it.each<[string, ValueFilter, string, readonly string[], string]>([
  ['unknown to the server', asked, '?kind=9', ['any', '9', 'Seven'], '9'],
  ['known to it', asked, '?kind=7', ['any', 'Seven'], 'Seven'],
  ['absent', asked, '', ['any', 'Seven'], 'any'],
])('a filter offers the value of the address that is %s', async (_what, filter, query, labels, chosen) => {
  await showFilters({ a: filter }, false, `/here${query}`)
  await userEvent.click(screen.getByRole('button', { name: /^Filter/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }))
  await sheet.findByRole('radio', { name: 'Seven' })
  const radios = sheet.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map((radio) => radio.parentElement?.textContent)).toEqual(labels)
  expect(radios.find(({ checked }) => checked)?.parentElement?.textContent).toBe(chosen)
})

it('several values of the server are sent as a list, each can be removed, and one that it does not know stays', async () => {
  const { callsTo } = await showFilters({ a: { ...asked, many: true } }, false, '/here?kind=9,7')
  expect(callsTo('POST /things')).toEqual([{ kind: ['9', '7'], page: 1 }])
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: Seven' }))
  await vi.waitFor(() => expect(callsTo('POST /things').at(-1)).toEqual({ kind: ['9'], page: 1 }))
  expect(screen.getByRole('button', { name: 'Remove filter: 9' })).toBeTruthy()
})

it('the last day of a period is sent as well as the first', async () => {
  const { callsTo } = await showFilters({ a: period }, true, '/here?first=2026-01-01&last=2026-01-31')
  expect(callsTo('POST /things')).toEqual([{ first: '2026-01-01', last: '2026-01-31', page: 1 }])
  expect([
    screen.getByLabelText<HTMLInputElement>('From').value,
    screen.getByLabelText<HTMLInputElement>('Until').value,
  ]).toEqual(['2026-01-01', '2026-01-31'])
})

it.each([
  ['From 2026-01-01', { last: '2026-01-31' }],
  ['Until 2026-01-31', { first: '2026-01-01' }],
])('the chip "%s" of a period removes its own day alone', async (name, left) => {
  const { callsTo } = await showFilters({ a: period }, false, '/here?first=2026-01-01&last=2026-01-31')
  await userEvent.click(screen.getByRole('button', { name: `Remove filter: ${name}` }))
  await vi.waitFor(() => expect(callsTo('POST /things').at(-1)).toEqual({ ...left, page: 1 }))
})

const openFilters = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Filter/ }))
  return within(await screen.findByRole('dialog', { name: 'Filter' }))
}

it('a choice that was given up by closing the sheet is not in the next sheet', async () => {
  await showFilters({ a: asked })
  const first = await openFilters()
  await userEvent.click(await first.findByRole('radio', { name: 'Seven' }))
  await userEvent.click(first.getByRole('button', { name: 'Close' }))
  const second = await openFilters()
  expect((await second.findByRole<HTMLInputElement>('radio', { name: 'Seven' })).checked).toBe(false)
})

it('a chip that was removed is no choice of the next sheet', async () => {
  await showFilters({ a: asked })
  const first = await openFilters()
  await userEvent.click(await first.findByRole('radio', { name: 'Seven' }))
  await userEvent.click(first.getByRole('button', { name: 'Show results' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: Seven' }))
  const second = await openFilters()
  expect((await second.findByRole<HTMLInputElement>('radio', { name: 'any' })).checked).toBe(true)
})

it.each<[string, ValueFilter, string]>([
  ['one choice', asked, '?kind=7'],
  ['several choices', { ...asked, many: true }, '?kind=9,7'],
  ['one fixed choice', choices(9), '?of9=4'],
  ['several fixed choices', { ...choices(9), many: true }, '?of9=4,5'],
  ['both days of a period', period, '?first=2026-01-01&last=2026-01-31'],
])('"Clear all" in the sheet takes away %s', async (_what, filter, query) => {
  await showFilters({ a: filter, other: choices(2) }, false, `/here${query}&more=1`)
  const sheet = await openFilters()
  await userEvent.click(sheet.getByRole('button', { name: 'Clear all' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Show results' }))
  await vi.waitFor(() => expect(location.search).toBe('?more=1'))
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull())
})

it.each<[ValueFilter, string]>([
  [asked, '?kind='],
  [{ ...asked, many: true }, '?kind='],
  [period, '?first=&last='],
])('a parameter without a value filters nothing (%#)', async (filter, query) => {
  const { callsTo } = await showFilters({ a: filter }, false, `/here${query}`)
  expect(callsTo('POST /things')).toEqual([{ page: 1 }])
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull()
})

it('a value with a comma is one of several, in the request and in the address', async () => {
  const several = { ...asked, many: true } as const
  const { callsTo } = await showFilters({ a: several }, false, `/here?kind=${encodeURIComponent('a%2Cb,7')}`)
  expect(callsTo('POST /things')).toEqual([{ kind: ['a,b', '7'], page: 1 }])
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: Seven' }))
  await vi.waitFor(() => expect(callsTo('POST /things').at(-1)).toEqual({ kind: ['a,b'], page: 1 }))
  expect(new URLSearchParams(location.search).get('kind')).toBe('a%2Cb')
})
