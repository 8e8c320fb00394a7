import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Block, TabsBlock } from '../../../src/engine/language/types/plainBlocks'
import { address, deferred, noNetwork, show } from '../kit'

it.each(['list', 'grid', 'buttons'] as const)('links as %s show what holds, in order, with reasons', async (look) => {
  show({
    signedIn: true,
    pages: {
      '/links': {
        access: 'account',
        page: {
          page: {
            title: 'links',
            blocks: {
              links: {
                block: 'links',
                look,
                order: ['second', 'first'],
                links: {
                  first: { do: 'link', label: 'one', to: '/there', note: 'note' },
                  second: {
                    do: 'link',
                    label: 'two',
                    to: '/there',
                    enabled: { when: { 'user.level': 'low' }, otherwise: 'too high' },
                  },
                  hidden: { do: 'link', label: 'three', to: '/there', when: { 'user.level': 'low' } },
                },
              },
            },
          },
        },
      },
    },
    path: '/links',
  })
  const two = await screen.findByRole('button', { name: /two/ })
  const one = screen.getByRole('link', { name: /one/ })
  expect(one.getAttribute('href')).toBe('/there')
  expect(two.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.queryByText('three')).toBeNull()
  expect(screen.getByText('too high')).toBeTruthy()
  await userEvent.click(two)
  expect(address()).toBe('/links')
  await userEvent.click(one)
  await vi.waitFor(() => expect(address()).toBe('/there'))
})

it.each(['plain', 'notice', 'questions'] as const)('text as %s', async (look) => {
  show({
    blocks: {
      text: {
        block: 'text',
        look,
        items: {
          one: { title: 'question', text: 'answer' },
          two: { text: 'hidden', when: { 'query.show': 'yes' } },
        },
      },
    },
  })
  await screen.findByText('answer')
  expect(screen.getByText('question')).toBeTruthy()
  expect(screen.queryByText('hidden')).toBeNull()
  expect(document.querySelectorAll('details')).toHaveLength(look === 'questions' ? 1 : 0)
})

it('tabs show one panel, keep the open one in the address, and one tab alone has no tab bar', async () => {
  const text = (words: string): Block => ({ block: 'text', items: { one: { text: words } } })
  const tabs: TabsBlock = {
    block: 'tabs',
    param: 'view',
    tabs: {
      a: { label: 'A', blocks: { text: text('in a') } },
      b: { label: 'B', blocks: { text: text('in b') } },
      c: { label: 'C', when: { 'query.all': 'yes' }, blocks: {} },
    },
  }
  const { unmount } = show({ blocks: { tabs } })
  await screen.findByText('in a')
  expect(screen.getAllByRole('tab')).toHaveLength(2)
  await userEvent.click(screen.getByRole('tab', { name: 'B' }))
  await screen.findByText('in b')
  expect(screen.queryByText('in a')).toBeNull()
  expect(address()).toBe('/here?view=b')
  unmount()
  show({ blocks: { tabs: { ...tabs, tabs: { a: { label: 'A', blocks: { text: text('in a') } } } } } })
  await screen.findByText('in a')
  expect(screen.queryByRole('tab')).toBeNull()
})

it('an open tab whose condition no longer holds gives its place to another', async () => {
  const text = (words: string): Block => ({ block: 'text', items: { one: { text: words } } })
  const close = { do: 'set', label: 'close', state: 'kind', value: 'closed' } as const
  show({
    blocks: {
      tabs: {
        block: 'tabs',
        param: 'view',
        tabs: {
          a: { label: 'A', blocks: { text: text('in a') } },
          b: { label: 'B', blocks: { text: text('in b') }, when: { 'state.kind': { not: 'closed' } } },
        },
      },
      links: { block: 'links', look: 'buttons', links: { close } },
    },
    path: '/here?view=b',
  })
  await screen.findByText('in b')
  await userEvent.click(screen.getByRole('button', { name: 'close' }))
  expect(await screen.findByText('in a')).toBeTruthy()
  expect(screen.queryByText('in b')).toBeNull()
})

it('what somebody opened in one tab is not open in a block of the same name in the next', async () => {
  const asked = (title: string): Block => ({
    block: 'text',
    look: 'questions',
    items: { one: { title, text: 'words' } },
  })
  const tabs: TabsBlock = {
    block: 'tabs',
    param: 'view',
    tabs: {
      a: { label: 'A', blocks: { text: asked('why') } },
      b: { label: 'B', blocks: { text: asked('when') } },
    },
  }
  show({ blocks: { tabs } })
  await userEvent.click(await screen.findByText('why'))
  expect(screen.getByText('why').closest('details')?.open).toBe(true)
  await userEvent.click(screen.getByRole('tab', { name: 'B' }))
  expect((await screen.findByText('when')).closest('details')?.open).toBe(false)
})

it('a widget is drawn by its name; only an unknown name fails', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  show({
    widgets: { clock: () => <p>tick</p> },
    blocks: { good: { block: 'widget', widget: 'clock' }, bad: { block: 'widget', widget: 'nothing' } },
  })
  await screen.findByText('tick')
  expect(await screen.findByText('Failed to load')).toBeTruthy()
  expect(told.mock.calls.flat().map(String).join()).toContain('There is no widget "nothing". Known: clock.')
})

it('a page opens once, however many blocks come: first for a moment, then for longer, and then no more', async () => {
  const seen: (string | null | undefined)[] = []
  const note = () => seen.push(document.querySelector('main')?.dataset['opening'])
  const watch = new MutationObserver((changes) => changes.forEach(note))
  watch.observe(document.body, { subtree: true, attributeFilter: ['data-opening'] })
  const text: Block = { block: 'text', items: { one: { text: 'words' } } }
  const tabs: TabsBlock = {
    block: 'tabs',
    param: 'view',
    tabs: { a: { label: 'A', blocks: {} }, b: { label: 'B', blocks: { text } } },
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  show({ blocks: { text, tabs } })
  await vi.waitFor(() => expect(seen).toEqual(['soon']))
  await vi.advanceTimersByTimeAsync(2500)
  expect(seen).toEqual(['soon', 'later', 'over'])
  vi.useRealTimers()
  await userEvent.click(screen.getByRole('tab', { name: 'B' }))
  expect(await screen.findAllByText('words')).toHaveLength(2)
  watch.disconnect()
  expect(seen).toHaveLength(3)
})

it.each([
  ['an unknown kind', { block: 'carousel' }],
  ['the name of an inherited member', { block: 'constructor' }],
  ['a condition with an unknown test', { block: 'text', items: {}, when: { 'query.a': { like: 'b' } } }],
  [
    'a form that the route did not bring',
    { block: 'form', form: 'none', fields: {}, submit: { do: 'call', call: 'POST /change', label: 'send' } },
  ],
])('%s is a failed block; the others live on', async (_name, broken) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  show({ blocks: { broken: broken as unknown as Block, text: { block: 'text', items: { one: { text: 'alive' } } } } })
  await screen.findByText('alive')
  expect(await screen.findByText('Failed to load')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('blocks stand in the order that the page gives, and a condition hides one', async () => {
  const text = (words: string, when?: object): Block => ({
    block: 'text',
    items: { one: { text: words } },
    ...(when && { when: when as never }),
  })
  show({ blocks: { a: text('A'), b: text('B'), c: text('C', { 'query.x': 'y' }) }, order: ['b', 'a'] })
  await screen.findByText('A')
  expect([...document.querySelectorAll('.pw-text p')].map((one) => one.textContent)).toEqual(['B', 'A'])
})

it('a block that looks at a source waits for it, says that it failed, and tries again', async () => {
  let isDown = true
  show({
    server: { 'POST /settings': () => (isDown ? noNetwork() : { open: true }) },
    sources: { settings: { call: 'POST /settings' } },
    blocks: {
      waits: { block: 'text', items: { one: { text: 'it is open' } }, when: { any: [{ 'data.settings.open': true }] } },
      other: { block: 'text', items: { one: { text: 'at once' } } },
    },
  })
  await screen.findByText('at once')
  expect(screen.queryByText('it is open')).toBeNull()
  await screen.findByText('Failed to load')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('it is open')
})

it('a block that allows a source to be absent does not wait for it, and goes with the sentence that stands in its place', async () => {
  const { promise, resolve } = deferred<object>()
  show({
    server: { 'POST /settings': () => promise },
    sources: { settings: { call: 'POST /settings' } },
    blocks: {
      offers: {
        block: 'text',
        items: { one: { text: 'send some' } },
        when: { any: [{ 'data.settings.left': { exists: false } }, { 'data.settings.left': { min: 1 } }] },
        otherwise: 'nothing is left',
      },
    },
  })
  await screen.findByText('send some')
  resolve({ left: 0 })
  await screen.findByText('nothing is left')
  expect(screen.queryByText('send some')).toBeNull()
})
