import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { browserHost, type HostListener, type NativeHost } from '../../../src/engine/native/nativeHost'
import type { Action } from '../../../src/engine/language/types/plain'
import type { PageConfig } from '../../../src/engine/language/types/plainPage'
import { copied, press, watchBrowser } from '../actions/oneAction'
import { address, show } from '../kit'

/** An app that has some functions, and takes what the page tells it. */
watchBrowser()

function app(has: readonly string[] = []) {
  const listeners = new Set<HostListener>()
  const watchers = new Set<() => void>()
  const call = vi.fn<NativeHost['call']>(() => Promise.resolve(undefined))
  const leave = vi.fn<() => void>()
  const shown = vi.fn<() => void>()
  const now = { isHosted: true, version: 0, has }
  const native: NativeHost = {
    ...browserHost,
    get isHosted() {
      return now.isHosted
    },
    get version() {
      return now.version
    },
    subscribe(watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    has: (name) => now.has.includes(name),
    call,
    leave,
    shown,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    native,
    call,
    leave,
    shown,
    change(next: Partial<typeof now>) {
      Object.assign(now, next, { version: now.version + 1 })
      act(() => watchers.forEach((watcher) => watcher()))
    },
    /** Sends an event to the page, once it listens. */
    async tell<Answer>(say: (listener: HostListener) => Answer): Promise<Answer | undefined> {
      await vi.waitFor(() => expect(listeners.size).toBe(1))
      let answer: Answer | undefined
      await act(async () => {
        for (const listener of listeners) answer = say(listener)
      })
      return answer
    },
  }
}

/** Returns an open page at /here. */
const here = (more: Partial<PageConfig>) => ({
  '/here': { access: 'open' as const, page: { page: { title: 'title', blocks: {}, ...more } } },
})
const fly: Action = { do: 'native', label: 'fly', call: 'fly' }

it('an action of the app is shown once the app can do it: a bridge may come late, or deny it', async () => {
  const { native, change } = app()
  show({ native, actions: { fly, there: { do: 'link', label: 'go', to: '/here' } } })
  await screen.findByText('go')
  expect(screen.queryByText('fly')).toBeNull()
  change({ has: ['fly'] })
  expect(screen.getByText('fly')).toBeTruthy()
  change({ has: [] })
  expect(screen.queryByText('fly')).toBeNull()
})

it('a page knows whether it runs in an app', async () => {
  const { native, change } = app()
  const blocks: PageConfig['blocks'] = {
    text: {
      block: 'text',
      items: {
        app: { text: 'in app', when: { 'host.isApp': true } },
        web: { text: 'in web', when: { 'host.isApp': false } },
      },
    },
  }
  show({ native, pages: here({ blocks }) })
  await screen.findByText('in app')
  expect(screen.queryByText('in web')).toBeNull()
  change({ isHosted: false })
  await screen.findByText('in web')
  expect(screen.queryByText('in app')).toBeNull()
})

it('the app is notified once of the first page', async () => {
  const { native, shown } = app()
  show({ native, pages: here({}) })
  await screen.findByText('title')
  expect(shown).toHaveBeenCalledTimes(1)
})

it('an opening page makes its calls once, those whose conditions hold and whose values are there', async () => {
  const { native, call } = app()
  const opened: PageConfig['opened'] = {
    bar: { call: 'bar', args: { isShow: false } },
    room: { call: 'room', args: { id: { from: 'query.room' } }, when: { 'host.isApp': true } },
    nothing: { call: 'nothing', args: { id: { from: 'query.none' } } },
    web: { call: 'web', when: { 'host.isApp': false } },
    said: { call: 'said', args: { text: { say: 'title', with: {} } } },
  }
  const { rerender } = show({ native, pages: here({ opened }), path: '/here?room=9' })
  await screen.findByText('title')
  rerender(<p />)
  expect(call.mock.calls).toEqual([
    ['bar', { isShow: false }],
    ['room', { id: '9' }],
    ['said', { text: 'title' }],
  ])
})

it.each([
  [
    'type 7 is copied by the page, with the words of the app',
    { text: 'the link', tips: 'There it is' },
    ['the link'],
    'There it is',
  ],
  ['without words, with those of the page', { text: 'the link' }, ['the link'], 'Copied'],
  ['what the app shared itself is not', undefined, [], undefined],
])('S3-02 S7-04 sharing by the app: %s', async (_case, copying, expected, said) => {
  const { native, call } = app(['appShare'])
  call.mockResolvedValue(copying)
  show({
    native,
    actions: {
      share: { do: 'share', label: 'share', text: 'look', to: '/here', by: { call: 'appShare', args: { type: 1 } } },
    },
  })
  await press('share')
  expect(call).toHaveBeenCalledWith('appShare', { type: 1, text: `look ${location.origin}/here` })
  if (said !== undefined) await screen.findByText(said)
  expect(copied).toEqual(expected)
})

it('back on the first page leaves for the app', async () => {
  const { native, leave } = app()
  show({ native, pages: here({}) })
  await press('Back')
  expect(leave).toHaveBeenCalledTimes(1)
  expect(address()).toBe('/here')
})

it('the back button of the app closes the sheet on top; without one it is the app’s', async () => {
  const { native, tell } = app()
  show({ native, actions: { more: { do: 'sheet', label: 'more', title: 'a sheet', blocks: {} } } })
  await press('more')
  await screen.findByRole('dialog')
  expect(await tell((listener) => listener.onBack())).toBe(true)
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await tell((listener) => listener.onBack())).toBe(false)
})

it('the back button of the app goes back to a page before, and is the app’s on the first', async () => {
  const { native, tell } = app()
  show({ native, actions: { go: { do: 'link', label: 'go', to: '/there' } } })
  await press('go', 'link')
  await vi.waitFor(() => expect(address()).toBe('/there'))
  // The page before is known once the new one is drawn, which may be after the address has changed.
  await vi.waitFor(async () => expect(await tell((listener) => listener.onBack())).toBe(true))
  await vi.waitFor(() => expect(address()).toBe('/here'))
  await vi.waitFor(async () => expect(await tell((listener) => listener.onBack())).toBe(false))
})

it('when the app returns to the front, the visible data is refetched', async () => {
  const { native, tell } = app()
  const blocks: PageConfig['blocks'] = {
    thing: { block: 'record', call: 'POST /thing', cells: { name: { label: 'name', value: 'row.name' } } },
  }
  let count = 0
  const { callsTo } = show({
    native,
    pages: here({ blocks }),
    server: { 'POST /thing': () => ({ name: `version ${(count += 1)}` }) },
  })
  await screen.findByText('version 1')
  await tell((listener) => listener.onResume())
  await screen.findByText('version 2')
  expect(callsTo('POST /thing')).toHaveLength(2)
})

it('S4-03 the progress of the app is shown until it is done', async () => {
  const { native, tell } = app()
  show({ native, pages: here({}) })
  await tell((listener) => listener.onProgress(50))
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
  await tell((listener) => listener.onProgress(100))
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('S3-05 a see-through view takes the ground away, and gives it back', async () => {
  const { native, tell } = app()
  show({ native, pages: here({}) })
  const root = document.documentElement
  await tell((listener) => listener.onSeeThrough(true))
  expect(root.classList.contains('pw-see-through')).toBe(true)
  await tell((listener) => listener.onSeeThrough(false))
  expect(root.classList.contains('pw-see-through')).toBe(false)
})
