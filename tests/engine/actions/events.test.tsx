import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { Action } from '../../../src/engine/language/types/plain'
import type { TrackedEvent } from '../../../src/engine/runtime/app/track'
import { sentence } from '../../../src/engine/language/types/problem'
import { checkPage, link } from '../language/smallProduct'
import { Refusal, routeModule, show } from '../kit'
import { press, watchBrowser } from './oneAction'

watchBrowser()
afterEach(() => vi.restoreAllMocks())

const call = { do: 'call', label: 'go', call: 'POST /change', failed: 'failed', event: 'invite' } as const
const refused = () => {
  throw new Refusal(3, 'No.')
}
const event = (of: string, outcome?: 'done' | 'failed'): TrackedEvent => ({
  name: 'invite',
  route: '/here',
  of,
  ...(outcome && { outcome }),
})

it.each<readonly [string, Action, () => unknown, readonly TrackedEvent[]]>([
  ['a call that succeeds', call, () => ({}), [event('call', 'done')]],
  ['a call that the server refuses', call, refused, [event('call', 'failed')]],
  ['an action without an event', { do: 'call', label: 'go', call: 'POST /change' }, () => ({}), []],
  [
    'a copied value',
    { do: 'copy', label: 'go', value: 'query.id', event: 'invite' },
    () => ({}),
    [event('copy', 'done')],
  ],
  [
    'a sequence, and each of its steps that has one',
    {
      do: 'sequence',
      label: 'go',
      event: 'invite',
      steps: { first: call, second: { do: 'copy', label: 'go', value: 'query.id' } },
    },
    () => ({}),
    [event('call', 'done'), event('sequence', 'done')],
  ],
  [
    'a sequence that stops',
    { do: 'sequence', label: 'go', event: 'invite', steps: { first: call, second: call } },
    refused,
    [event('call', 'failed'), event('sequence', 'failed')],
  ],
])('the product hears of %s', async (_what, action, change, heard) => {
  const track = vi.fn()
  const { callsTo } = show({ actions: { action }, server: { 'POST /change': change }, track, path: '/here?id=secret' })
  await press('go')
  await vi.waitFor(() => expect(track.mock.calls.map(([one]) => one as unknown)).toEqual(heard))
  if (action.do === 'call') await vi.waitFor(() => expect(callsTo('POST /change')).toHaveLength(1))
})

it.each([
  [
    'throws',
    () => {
      throw new Error('no')
    },
  ],
  ['is refused by its server', () => Promise.reject(new Error('no'))],
])('code of the product that %s changes nothing for the person', async (_what, fail) => {
  const track = vi.fn(fail)
  const action = { ...call, done: 'saved' } as const
  show({ actions: { action }, server: { 'POST /change': () => ({}) }, track })
  await press('go')
  await vi.waitFor(() => expect(track).toHaveBeenCalledTimes(1))
  expect(await screen.findByText('saved')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'go', busy: true })).toBeNull()
})

it('the product hears of a link to another site, which the browser follows', async () => {
  const track = vi.fn()
  show({ actions: { open: { do: 'open', label: 'help', address: 'https://pay.test/help', event: 'invite' } }, track })
  // The browser of the test must not follow the link.
  document.addEventListener('click', (click) => click.preventDefault(), { once: true })
  await userEvent.click(await screen.findByRole('link', { name: /help/ }))
  await vi.waitFor(() => expect(track.mock.calls).toEqual([[event('open', 'done')]]))
})

it.each([
  ['that all succeed is done', [], 'done'],
  ['of which one is refused has failed', ['b'], 'failed'],
] as const)('an action for several rows %s, and is one event', async (_what, refusedIds, outcome) => {
  const track = vi.fn()
  const isRefused = (id: unknown) => refusedIds.some((one) => one === id)
  const { callsTo } = show({
    track,
    server: {
      'POST /things': () => ({ list: ['a', 'b'].map((id) => ({ id, name: id })), has_more: false }),
      'POST /change': ({ id }) => (isRefused(id) ? refused() : {}),
    },
    blocks: {
      things: {
        block: 'list',
        rows: 'POST /things',
        key: 'row.id',
        show: { title: 'row.name' },
        actions: { go: { ...call, body: { id: { from: 'row.id' } } } },
        bulk: ['go'],
      },
    },
  })
  await press('Select several')
  await press('Select all')
  await press('go (2)')
  await screen.findByText(/Sending in a few seconds/)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await vi.waitFor(() => expect(callsTo('POST /change')).toHaveLength(2))
  await vi.waitFor(() => expect(track.mock.calls).toEqual([[event('call', outcome)]]))
})

it('the product hears of a page that opens, and of a block that is drawn, once', async () => {
  const track = vi.fn()
  const blocks = {
    text: { block: 'text', event: 'offer', items: { one: { text: 'words' } } },
    hidden: { block: 'text', event: 'hidden', when: { 'query.id': '1' }, items: { one: { text: 'close' } } },
  } as const
  show({ pages: { '/here': { page: routeModule({ title: 'here', event: 'visit', blocks }) } }, track })
  await screen.findByText('words')
  await vi.waitFor(() =>
    expect(track.mock.calls.map(([one]) => (one as TrackedEvent).name).toSorted()).toEqual(['offer', 'visit']),
  )
})

it.each<readonly [string, object]>([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Do Not Track without Global Privacy Control', { doNotTrack: '1', globalPrivacyControl: false }],
  ['Global Privacy Control without Do Not Track', { doNotTrack: '0', globalPrivacyControl: true }],
])('the product hears nothing under %s', async (_what, signals) => {
  const own = Object.entries(signals).map(([name, value]) => [name, { value: value as unknown, configurable: true }])
  Object.defineProperties(navigator, Object.fromEntries(own) as PropertyDescriptorMap)
  const track = vi.fn()
  const { callsTo } = show({ actions: { call }, server: { 'POST /change': () => ({}) }, track })
  await press('go')
  await vi.waitFor(() => expect(callsTo('POST /change')).toHaveLength(1))
  await screen.findByRole('button', { name: 'go' })
  expect(track).not.toHaveBeenCalled()
  for (const [name] of own) Reflect.deleteProperty(navigator, name as string)
})

it.each<readonly [string, () => never | Promise<never>]>([
  [
    'throws',
    () => {
      throw new Error('broken')
    },
  ],
  ['rejects', () => Promise.reject(new Error('broken'))],
])('an action is done although the product %s', async (_what, track) => {
  show({ actions: { call: { ...call, done: 'saved' } }, server: { 'POST /change': () => ({}) }, track })
  await press('go')
  expect(await screen.findByText('saved')).toBeTruthy()
})

it('the check refuses an event that the product does not name', () => {
  const links = { block: 'links', event: 'offr', links: { one: { ...link, event: 'invte' } } }
  expect(checkPage({ event: 'visit', blocks: { links } }).map(sentence)).toEqual([
    '/things › links › event: there is no event "offr". Allowed: visit, offer, invite. Did you mean "offer"? [unknown-event]',
    '/things › links › links › one › event: there is no event "invte". Allowed: visit, offer, invite. Did you mean "invite"? [unknown-event]',
  ])
})
