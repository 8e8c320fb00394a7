// Tests the action that saves a file of the server: its name, its messages, and what the app shows.
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Action } from '../../../src/engine/language/types/plain'
import { browserHost } from '../../../src/engine/native/nativeHost'
import { noNetwork, Refusal, routeModule, show } from '../kit'
import { one, press } from './oneAction'

const saved: { name: string; blob: Blob }[] = []

beforeEach(() => {
  saved.length = 0
  let blob = new Blob()
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (given: Blob) => ((blob = given), 'blob:1'), revokeObjectURL: () => {} }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob })
  })
})

const action: Action = { do: 'download', label: 'save', file: 'POST /report', body: { month: { from: 'query.id' } } }
const file = (headers: { readonly [name: string]: string } = {}) =>
  new Response('a,b', { headers: { 'content-type': 'text/csv', ...headers } })
const named = { 'content-disposition': 'attachment; filename="server.csv"' }

it.each<[string, Partial<Action & { do: 'download' }>, { readonly [name: string]: string }, string]>([
  ['the server', {}, named, 'server.csv'],
  ['the page', { fileName: { say: 'month.csv', with: { id: { from: 'query.id' } } } }, named, 'month.csv 9'],
  ['its call', {}, {}, 'report'],
])('a file has the name that %s gives it, and its request has the bound values', async (_who, more, headers, name) => {
  const { callsTo } = one({ ...action, done: 'saved it', ...more }, { 'POST /report': () => file(headers) })
  await press('save')
  await screen.findByText('saved it')
  expect(callsTo('POST /report')).toEqual([{ month: '9' }])
  expect(saved.map((one) => one.name)).toEqual([name])
  expect(await saved[0]?.blob.text()).toBe('a,b')
})

it.each([
  ['the last word of its path', 'POST /months/{month}/report', 'POST /months/9/report', 'report'],
  ['no name that tells calls of one path apart', 'POST /report#Monthly', 'POST /report', 'report'],
  ['a general name if the path has no word', 'POST /{month}', 'POST /9', 'file'],
])('a file that nobody names has %s', async (_what, call, address, name) => {
  const blocks = { one: { block: 'links', look: 'buttons', links: { one: { ...action, file: call } } } } as const
  const endpoints = { [call]: { kind: 'read', answer: 'file', response: {} } } as const
  show({
    path: '/here?id=9',
    pages: { '/here': { page: routeModule({ title: 'here', blocks }, { endpoints }) } },
    server: { [address]: () => file() },
  })
  await press('save')
  await vi.waitFor(() => expect(saved.map((one) => one.name)).toEqual([name]))
})

it.each<[string, () => unknown, RegExp]>([
  [
    'refuses it',
    () => {
      throw new Refusal(42, 'There are no orders')
    },
    /There are no orders/,
  ],
  [
    'refuses it without a word',
    () => {
      throw new Refusal(42)
    },
    /not saved/,
  ],
  ['is not reached', noNetwork, /network/i],
  ['sends too much', () => file({ 'content-length': '60000000' }), /more than 50 MB/],
])('nothing is saved if the server %s, and a message says why', async (_what, answer, told) => {
  one({ ...action, failed: 'not saved' }, { 'POST /report': answer })
  await press('save')
  await screen.findByText(told)
  expect(saved).toEqual([])
})

it.each<[string, object]>([
  ['without a condition', {}],
  ['whose condition holds', { enabled: { when: { 'query.id': '9' }, otherwise: 'not yet' } }],
])(
  'S7-02 inside the app a file %s is disabled and says why, because a web view cannot save it',
  async (_what, more) => {
    const { callsTo } = show({
      path: '/here?id=9',
      native: { ...browserHost, isHosted: true },
      actions: { one: { ...action, ...more } },
    })
    const button = await screen.findByRole('button', { name: 'save' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/in a browser/)
    await press('save')
    expect(callsTo('POST /report')).toEqual([])
  },
)
