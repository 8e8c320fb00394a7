// Tests the looks of a record, its notes, what can be copied, and its tabs.
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RecordBlock } from '../../../src/engine/language/types/plainBlocks'
import { deferred, show } from '../kit'
import { copied, watchBrowser } from '../actions/oneAction'

watchBrowser()

const go = { do: 'link', label: 'go', to: '/there' } as const
const base = { block: 'record', call: 'POST /thing' } as const

it.each<[RecordBlock['look'], isHero: boolean]>([
  [undefined, false],
  ['cells', false],
  ['card', false],
  ['hero', true],
])('the actions of a record as %s stand in its card: %s', async (look, isHero) => {
  show({
    server: { 'POST /thing': () => ({ name: 'Ann' }) },
    blocks: { one: { ...base, name: 'row.name', actions: { go }, ...(look && { look }) } },
  })
  const link = await screen.findByRole('link', { name: 'go' })
  expect(link.closest('.pw-card') !== null).toBe(isHero)
  expect(document.querySelector('.pw-card-hero') !== null).toBe(isHero)
})

it.each([
  ['+971 4 555 0100', 'tel:+97145550100'],
  ['(050) 1234', 'tel:0501234'],
  ['call us', undefined],
  ['', undefined],
])('a press on the telephone number "%s" calls %s', async (value, address) => {
  show({
    server: { 'POST /thing': () => ({ name: 'Ann', value }) },
    blocks: {
      one: { ...base, name: 'row.name', lines: { value: { label: 'with', value: 'row.value', format: 'phone' } } },
    },
  })
  await screen.findByText('Ann')
  expect(document.querySelector('dd a')?.getAttribute('href')).toBe(address)
})

it.each([
  ['text', 'SA03 8000', ['SA03 8000']],
  ['number', 81000001, ['81000001']],
  ['absent', null, undefined],
  ['list', ['a'], undefined],
])('S1-14 a line whose value is a %s can be copied as the server sent it: %j', async (_what, value, taken) => {
  show({
    server: { 'POST /thing': () => ({ name: 'Ann', value }) },
    blocks: {
      one: {
        ...base,
        name: 'row.name',
        lines: { one: { label: 'iban', value: 'row.value', format: 'id', copy: true } },
      },
    },
  })
  await screen.findByText('Ann')
  const button = screen.queryByRole('button', { name: 'Copy' })
  if (button) await userEvent.click(button)
  expect(button ? copied : undefined).toEqual(taken)
})

it('S1-15 pictures of a line have their times, and a text that is no list shows --', async () => {
  const files = [
    { url: 'https://cdn.test/1.png', at: 1_767_225_600 },
    { url: 'https://cdn.test/2.png', at: 0 },
  ]
  const parts = { src: 'url', time: 'at' }
  show({
    server: { 'POST /thing': () => ({ files, none: 'x' }) },
    blocks: {
      one: {
        ...base,
        lines: {
          files: { label: 'proof', value: 'row.files', format: 'images', parts },
          none: { label: 'other', value: 'row.none', format: 'images', parts },
        },
      },
    },
  })
  expect((await screen.findByRole('img', { name: 'proof 1' })).getAttribute('src')).toBe('https://cdn.test/1.png')
  expect(screen.getByRole('img', { name: 'proof 2' }).getAttribute('src')).toBe('https://cdn.test/2.png')
  const values = screen.getAllByRole('definition').map((one) => one.textContent)
  expect(values).toEqual(['2026-01-01 03:00:00--', '--'])
})

it.each([
  ['named by the address', '/here?span=3', { span: 2 }, 3],
  ['named by the request', '/here', { span: 2 }, 2],
  ['named by neither', '/here', {}, 1],
  ['unknown to the address', '/here?span=9', { span: 2 }, 2],
])('the tab of a record that is %s is open', async (_what, path, body, span) => {
  const items = [1, 2, 3].map((value) => [`t${value}`, { value, label: `span ${value}` }] as const)
  const { callsTo } = show({
    path,
    server: { 'POST /thing': () => ({ name: 'Ann' }) },
    blocks: { one: { ...base, name: 'row.name', body, tabs: { param: 'span', items: Object.fromEntries(items) } } },
  })
  await screen.findByText('Ann')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(`span ${span}`)
  expect(callsTo('POST /thing')).toEqual([{ span }])
})

describe('the main figure of a record', () => {
  const frames: FrameRequestCallback[] = []
  beforeEach(() => {
    frames.length = 0
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run))
    vi.stubGlobal('cancelAnimationFrame', () => {})
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('no-preference'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
  })
  afterEach(() => void vi.unstubAllGlobals())
  const counts = () => {
    frames.splice(0).forEach((run) => act(() => run(performance.now() + 100)))
    return document.querySelector('.pw-figure')?.textContent
  }

  it.each<[string, Partial<RecordBlock>, RegExp, uid?: string]>([
    [
      'counts from what its place showed before',
      { cells: { a: { label: 'a', value: 'row.a', format: 'count', big: true } } },
      /^1\d\d$/,
    ],
    [
      'that is not the main one stands at once',
      { cells: { a: { label: 'a', value: 'row.a', format: 'count' } } },
      /^200$/,
    ],
    [
      'of another person stands at once',
      { cells: { a: { label: 'a', value: 'row.a', format: 'count', big: true } } },
      /^200$/,
      '8',
    ],
  ])('a figure %s, even if it was away meanwhile', async (_what, more, shown, uid = '7') => {
    const next = deferred<object>()
    const answers: (object | Promise<object>)[] = [{ a: 100 }, next.promise]
    const { app } = show({
      signedIn: true,
      server: { 'POST /thing': () => answers.shift() },
      blocks: {
        one: {
          ...base,
          ...more,
          tabs: { param: 'span', items: { x: { value: 1, label: 'x' }, y: { value: 2, label: 'y' } } },
        },
      },
    })
    expect((await screen.findByText('100')).textContent).toBe('100')
    await userEvent.click(screen.getByRole('tab', { name: 'y' }))
    await vi.waitFor(() => expect(screen.queryByText('100')).toBeNull())
    act(() => app.session.signIn({ uid, token: 'secret' }))
    await act(async () => next.resolve({ a: 200 }))
    await vi.waitFor(() => expect(within(screen.getByRole('tabpanel')).getByText(/\d/)).toBeTruthy())
    expect(counts()).toMatch(shown)
  })
})
