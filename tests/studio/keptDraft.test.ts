// Tests which of the unsaved changes another one replaces.
import { expect, it } from 'vitest'
import type { ProductChange } from '../../tools/cli/changeSets'
import { withAdded } from '../../tools/studio/editor/model/keptDraft'

const text: ProductChange = { do: 'text', key: 'a.first', language: 'en', text: 'One' }
const token: ProductChange = { do: 'token', market: 'south', scheme: 'light', token: 'bg', value: '#fff' }
const title: ProductChange = { do: 'set', page: '/first', at: ['title'], value: 'a.first' }

const all = (...changes: readonly ProductChange[]) =>
  changes.reduce<ReturnType<typeof withAdded>>(withAdded, []).map(({ change }) => change)

it.each<readonly [string, ProductChange, ProductChange]>([
  ['a text', text, { ...text, text: 'Two' }],
  ['a colour', token, { ...token, value: '#000' }],
  ['a member of a page', title, { ...title, value: 'a.second' }],
])('S-safe %s that is set again counts once, with its last value', (_what, first, again) => {
  expect(all(first, again)).toEqual([again])
})

it.each<readonly [string, ProductChange, ProductChange]>([
  ['a text in another language', text, { ...text, language: 'ar', text: 'واحد' }],
  ['a colour of another market', token, { ...token, market: 'north' }],
  ['the same page in a market', title, { ...title, market: 'south' }],
  ['the same value for all places that share it', title, { ...title, shared: 'there' }],
])('S-safe %s replaces nothing', (_what, first, other) => {
  expect(all(first, other)).toEqual([first, other])
})

it('S-safe a value is not changed before a change that stands between', () => {
  const removed: ProductChange = { do: 'remove', page: '/first', at: ['title'] }
  expect(all(title, removed, title)).toEqual([title, removed, title])
})

it('S-safe a replaced change keeps what its place had when it was planned first', () => {
  const again: ProductChange = { ...text, text: 'Two' }
  expect(withAdded([{ change: text, seen: 'hash' }], again)).toEqual([{ change: again, seen: 'hash' }])
})
