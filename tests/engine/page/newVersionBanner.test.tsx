import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { PageConfig } from '../../../src/engine/language/types/plainPage'
import { blockReload } from '../../../src/engine/lib/reloadBlockers'
import { watchLeaving } from '../../../src/engine/lib/leaving'
import { deferred, routeModule, show } from '../kit'

const page: PageConfig = { title: 'far', blocks: {} }
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const form: PageConfig['blocks'] = {
  form: {
    block: 'form',
    form: 'one',
    fields: { name: { label: 'name' } },
    submit: { do: 'call', call: 'POST /change', label: 'send' },
  },
}
const forms = { one: { type: 'object', properties: { name: { type: 'string' } } } } as const

const reload = vi.fn()
const look = vi.fn(async () => new Response(null, { status: 200 }))
beforeEach(() => {
  reload.mockReset()
  look.mockReset().mockImplementation(async () => new Response(null, { status: 200 }))
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  vi.stubGlobal('fetch', look)
})

it('F40 code that is lost is loaded anew with the document, once; then a button leads to the newer version', async () => {
  show({ pages: { '/far': { load: { default: gone } } }, path: '/far' })
  await screen.findByText('Failed to load')
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(look).toHaveBeenCalledTimes(2))
  await screen.findByText('Failed to load')
  expect(reload).toHaveBeenCalledTimes(1)
  await screen.findByText(/there is probably a newer version/)
  await userEvent.click(screen.getByRole('button', { name: 'Load the page again' }))
  expect(reload).toHaveBeenCalledTimes(2)
})

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['refuses', async () => new Response(null, { status: 503 })],
])('F40 not where the server %s', async (_what, answer) => {
  look.mockImplementation(answer)
  show({ pages: { '/far': { load: { default: gone } } }, path: '/far' })
  await screen.findByText('Failed to load')
  await vi.waitFor(() => expect(look).toHaveBeenCalled())
  await act(async () => undefined)
  expect(reload).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Load the page again' })).toBeNull()
})

it('F40 not while the document is being left, because the browser aborts what still loads', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  watchLeaving()
  show({ actions: {} })
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await lose()
  expect(reload).not.toHaveBeenCalled()
  // A download, for example, leaves the document where it is.
  vi.setSystemTime(Date.now() + 11_000)
  await lose()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  vi.useRealTimers()
})

it('F40 a form with unsent input shows a button; after sending, it does not', async () => {
  show({ blocks: form, forms, server: { 'POST /change': () => ({}) } })
  // The code of forms must load first.
  await userEvent.type(await screen.findByRole('textbox', { name: /name/ }), 'x')
  await lose()
  await screen.findByText(/there is probably a newer version/)
  expect(reload).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Load the page again' }))
  expect(reload).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'send' }))
  await act(async () => undefined)
  await lose()
  expect(reload).toHaveBeenCalledTimes(2)
})

it.each<[string, () => ReactNode, reloads: number]>([
  [
    'a field with text',
    () => (
      <form>
        <input aria-label="field" defaultValue="x" />
      </form>
    ),
    0,
  ],
  [
    'a field with lines',
    () => (
      <form>
        <textarea aria-label="field" defaultValue="x" />
      </form>
    ),
    0,
  ],
  [
    'an empty field',
    () => (
      <form>
        <input aria-label="field" />
      </form>
    ),
    1,
  ],
  ['a search', () => <input aria-label="field" defaultValue="x" />, 1],
])(
  'F40 while the focus is in %s, a reload waits if the form may not have its input yet (%#)',
  async (_what, Field, reloads) => {
    show({ widgets: { field: Field }, blocks: { field: { block: 'widget', widget: 'field' } } })
    await userEvent.click(await screen.findByLabelText('field'))
    await lose()
    expect(reload).toHaveBeenCalledTimes(reloads)
    expect(screen.queryAllByRole('button', { name: 'Load the page again' })).toHaveLength(1 - reloads)
  },
)

it('F40 the button goes with the page that lacked a part', async () => {
  show({
    blocks: {
      ...form,
      links: { block: 'links', look: 'buttons', links: { go: { do: 'link', label: 'go', to: '/there' } } },
    },
    forms,
  })
  await userEvent.type(await screen.findByRole('textbox', { name: /name/ }), 'x')
  await lose()
  await screen.findByText(/there is probably a newer version/)
  await userEvent.click(screen.getByRole('link', { name: 'go' }))
  await vi.waitFor(() => expect(screen.queryByText(/there is probably a newer version/)).toBeNull())
})

it('F40 the button comes again on the next page that lacks a part', async () => {
  const release = blockReload('form')
  show({ actions: { go: { do: 'link', label: 'go', to: '/there' } } })
  await screen.findByRole('link', { name: 'go' })
  const button = { name: 'Load the page again' }
  await lose()
  await screen.findByRole('button', button)
  await userEvent.click(screen.getByRole('link', { name: 'go' }))
  await vi.waitFor(() => expect(screen.queryByRole('button', button)).toBeNull())
  await lose()
  expect(await screen.findByRole('button', button)).toBeTruthy()
  release()
})

it('F40 while a write is on its way even the button waits', async () => {
  const answer = deferred<object>()
  show({
    actions: { change: { do: 'call', call: 'POST /change', label: 'change' } },
    server: { 'POST /change': () => answer.promise },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'change' }))
  await lose()
  const button = await screen.findByRole('button', { name: 'Load the page again' })
  await userEvent.click(button)
  expect(reload).not.toHaveBeenCalled()
  await act(async () => answer.resolve({}))
  await userEvent.click(button)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('F26 a page whose code or data a lost network blocked appears when the network is back', async () => {
  let isDown = true
  look.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
  const load = async () => (isDown ? gone() : { route: routeModule(page) })
  show({ pages: { '/far': { load: { default: load } } }, path: '/far' })
  await screen.findByText('Failed to load')
  isDown = false
  for (const event of ['offline', 'online']) act(() => void window.dispatchEvent(new Event(event)))
  expect(await screen.findByText('far')).toBeTruthy()
})

/** Reports failed code to the page, as the build does, and lets it check the server. */
async function lose(): Promise<void> {
  const before = look.mock.calls.length
  act(() => void window.dispatchEvent(new Event('vite:preloadError')))
  await vi.waitFor(() => expect(look.mock.calls.length).toBeGreaterThan(before))
  await act(async () => undefined)
}
