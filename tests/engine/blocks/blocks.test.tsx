import type { RJSFSchema } from '@rjsf/utils'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { blockDefinitions } from '../../../src/engine/blocks/definitions'
import type { Action, BlockOf, ById, CallAction, Block as PlainBlock } from '../../../src/engine/language/types/plain'
import type {
  Block,
  CarouselBlock,
  LinksBlock,
  TabsBlock,
  TextBlock,
} from '../../../src/engine/language/types/plainBlocks'
import { ErrorBoundary } from '../../../src/engine/ui/feedback/ErrorBoundary'
import { registerIcons } from '../../../src/engine/ui/icons/icons'
import { lazyPart } from '../../../src/engine/ui/layout/lazyPart'
import { address, deferred, noNetwork, Refusal, type Server, show } from '../kit'

it.each(['list', 'grid', 'buttons', 'tasks'] as const)(
  'links as %s show what holds, in order, with reasons',
  async (look) => {
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
  },
)

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

describe('a block that cannot be drawn', () => {
  const caught: Event[] = []
  const keep = (event: Event) => void caught.push(event)
  beforeEach(() => window.addEventListener('pw:caught', keep))
  afterEach(() => window.removeEventListener('pw:caught', keep))

  const newer =
    'This part of the page needs a newer version. Load the page again to get it. What you have not sent may be lost.'
  const amount = { label: 'amount', value: 'row.amount', format: 'hologram' }
  it.each<[string, object, string, string]>([
    ['a kind that no build of this version has', { block: 'hologram', items: {} }, newer, 'Load the page again'],
    ['the name of an inherited member', { block: 'constructor' }, newer, 'Load the page again'],
    [
      'an unknown kind within tabs',
      { block: 'tabs', param: 'a', tabs: { b: { label: 'b', blocks: { c: { block: 'd' } } } } },
      newer,
      'Load the page again',
    ],
    [
      'a condition with an unknown test',
      { block: 'text', items: {}, when: { 'query.a': { like: 'b' } } },
      newer,
      'Load the page again',
    ],
    ['an unknown widget', { block: 'widget', widget: 'Hologram' }, newer, 'Load the page again'],
    [
      'an unknown format',
      { block: 'record', call: 'POST /thing', name: 'row.amount', cells: { amount } },
      newer,
      'Load the page again',
    ],
    ['a known kind without its members', { block: 'carousel' }, 'Failed to load', 'Try again'],
    [
      'a form that the route did not bring',
      { block: 'form', form: 'none', fields: {}, submit: { do: 'call', call: 'POST /change', label: 'send' } },
      'Failed to load',
      'Try again',
    ],
  ])('says what helps, is reported, and leaves the others: %s', async (_name, broken, said, button) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    caught.length = 0
    const server = { 'POST /thing': () => ({ amount: 1 }) }
    show({
      server,
      blocks: { broken: broken as unknown as Block, text: { block: 'text', items: { one: { text: 'alive' } } } },
    })
    await screen.findByText('alive')
    expect(await screen.findByText(said)).toBeTruthy()
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toContain(button)
    const reported = [{ error: { name: 'UnknownPart' }, block: expect.stringContaining('broken') }]
    if (said === newer) expect(caught).toMatchObject(reported)
  })
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

// Tests the id by which the reporter knows a block in the document.
describe('block ids', () => {
  const text = (words: string): Block => ({ block: 'text', items: { one: { text: words } } })

  const idOf = (words: string) => screen.getByText(words).closest<HTMLElement>('[data-block]')?.dataset['block']

  it('a block has the id of its place: route and names, never a value', async () => {
    show({
      blocks: {
        first: text('one'),
        tabs: {
          block: 'tabs',
          param: 'view',
          tabs: {
            left: { label: 'left', blocks: { inner: text('two') } },
            right: { label: 'right', blocks: { inner: text('three') } },
          },
        },
        more: {
          block: 'links',
          look: 'list',
          links: { open: { do: 'sheet', label: 'open', title: 'a sheet', blocks: { inner: text('four') } } },
        },
      },
    })
    await screen.findByText('one')
    expect([idOf('one'), idOf('two')]).toEqual(['/here first', '/here tabs left inner'])
    await userEvent.click(screen.getByRole('button', { name: 'open' }))
    expect(idOf('four')).toBe('/here open inner')
  })
})

describe('carousel', () => {
  const rows = [
    { id: 'a', name: 'Win', name_ar: 'اربح', image_url: 'https://cdn.test/a.png', leads: 'there' },
    { id: 'b', name: 'Rules', image_url: 'https://cdn.test/b.png', leads: 'text' },
    { id: 'c', name: 'Only a picture', image_url: 'https://cdn.test/c.png', leads: 'none' },
  ]

  const server = { 'POST /things': () => ({ list: rows, has_more: true }) }

  const block: CarouselBlock = {
    block: 'carousel',
    title: 'news',
    rows: 'POST /things',
    body: { of: { from: 'query.of' } },
    key: 'row.id',
    image: 'row.image_url',
    name: 'row.name',
    actions: {
      lost: { do: 'link', label: 'lost', to: '/nowhere' },
      there: {
        do: 'link',
        label: 'go',
        to: '/there',
        query: { id: { from: 'row.id' } },
        when: { 'row.leads': { in: ['there'] } },
      },
      text: {
        do: 'sheet',
        label: 'read',
        title: { say: 'about', with: { name: { from: 'row.name' } } },
        blocks: {},
        when: { 'row.leads': { in: ['there', 'text'] } },
      },
    },
  }

  it('a carousel shows the first page of a list: buttons where something may be done, pictures elsewhere', async () => {
    const { callsTo } = show({ server, path: '/here?of=me', blocks: { block } })
    const strip = await screen.findByRole('list', { name: 'news' })
    expect(callsTo('POST /things')).toEqual([{ of: 'me', page: 1 }])
    expect(within(strip).getAllByRole('listitem')).toHaveLength(3)
    expect(
      within(strip)
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(['Win', 'Rules'])
    expect(within(strip).getByRole('img', { name: 'Only a picture' }).getAttribute('src')).toBe(
      'https://cdn.test/c.png',
    )
    // The pictures do not fit, so the strip must be focusable for the arrow keys.
    expect(strip.tabIndex).toBe(0)
  })

  it('a carousel keeps its place while it loads, and takes none where there is nothing', async () => {
    const answer = deferred<object>()
    const { container } = show({
      server: { 'POST /things': () => answer.promise },
      blocks: { block: { ...block, title: 'news' } },
    })
    await vi.waitFor(() => expect(container.querySelector('.pw-bone-banner')).not.toBeNull())
    await act(async () => answer.resolve({ list: [], has_more: false }))
    await vi.waitFor(() => expect(container.querySelector('.pw-bone-banner')).toBeNull())
    expect(screen.queryByRole('list')).toBeNull()
    // The style sheet hides a block that has only a title.
    expect(container.querySelector('.pw-block')?.children).toHaveLength(1)
  })

  it.each([
    ['the network', noNetwork, 'The server could not be reached. Check your connection.'],
    ['the server', () => new Response('', { status: 403 }), 'Something is wrong on our side. Try again in a moment.'],
  ])('S8-01 a carousel that %s fails says so in its place, and tries again', async (_what, fail, cause) => {
    let isDown = true
    show({ server: { 'POST /things': () => (isDown ? fail() : { list: rows }) }, blocks: { block } })
    await screen.findByText('Failed to load')
    screen.getByText(cause)
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Win' })).toBeTruthy()
  })
})

// Draws the example of each kind of block, as the documentation shows it.
describe('examples', () => {
  const row = { id: '1', name: 'Ann', role: 'owner', at: 1_700_000_000, days: [{ date: 1_700_000_000, sum: 2 }] }

  const server = { 'POST /things': () => ({ list: [row], has_more: false }), 'POST /thing': () => row }

  const thing: RJSFSchema = {
    type: 'object',
    properties: { name: { type: 'string' }, kind: { enum: ['owner', 'guest'] } },
  }

  /** Replaces names, because the product of these tests has other ones than the product of the examples. */
  const inKit = (example: object) =>
    JSON.parse(
      JSON.stringify(example).replaceAll('POST /save', 'POST /change').replaceAll('"/things"', '"/there"'),
    ) as PlainBlock

  it.each(Object.values(blockDefinitions))('$kind', async ({ example }) => {
    registerIcons({ wallet: [] })
    show({
      server,
      forms: { thing },
      widgets: { clock: () => <p>tick</p> },
      blocks: { shown: inKit(example), text: { block: 'text', items: { one: { text: 'below' } } } },
    })
    await screen.findByText('below')
    await vi.waitFor(() => expect(document.querySelectorAll('.pw-skeleton')).toHaveLength(0))
    expect(screen.queryByText('Failed to load')).toBeNull()
    expect(document.querySelector('[data-block$=" shown"]')?.textContent).toMatch(/\S/)
  })
})

describe('kept', () => {
  const history: Block = {
    block: 'kept',
    title: 'mine',
    each: 'POST /thing',
    as: 'payments',
    param: 'no',
    key: 'row.no',
    show: { title: 'row.name' },
    opens: { to: '/there', query: { no: { from: 'row.no' } } },
    empty: { text: 'none yet' },
  }

  const buy: CallAction = {
    do: 'call',
    call: 'POST /change',
    label: 'buy',
    keeps: { as: 'payments', value: 'answer.no' },
  }

  const pay: CallAction = { ...buy, call: 'POST /pay', label: 'pay', body: { id: '9' }, then: 'stay' }

  const blocks = { buttons: { block: 'links', look: 'buttons', links: { buy, pay } }, history } as const

  const shown = (server: Server, signedIn = true) => show({ signedIn, movesMoney: true, server, blocks })

  const known = ({ no }: { readonly no?: unknown }) => ({ no, name: `Payment ${String(no)}` })

  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

  it('a call keeps a value of its answer, and the block asks for each value that is kept', async () => {
    let made = 0
    const { unmount } = shown({ 'POST /change': () => ({ no: `N${++made}` }) })
    expect(await screen.findByText('none yet')).toBeTruthy()
    await press('buy')
    await vi.waitFor(() => expect(made).toBe(1))
    await press('buy')
    await vi.waitFor(() => expect(localStorage.getItem('kit.kept.7/payments')).toBe('["N2","N1"]'))
    unmount()

    const { callsTo } = shown({ 'POST /thing': known })
    const rows = await screen.findAllByRole('link', { name: /Payment/ })
    expect(rows.map((row) => row.textContent)).toEqual(['Payment N2', 'Payment N1'])
    expect(callsTo('POST /thing')).toEqual([{ no: 'N2' }, { no: 'N1' }])
    await userEvent.click(screen.getByRole('link', { name: /Payment N1/ }))
    await vi.waitFor(() => expect(address()).toBe('/there?no=N1'))
  })

  it('F21 a payment whose answer was lost is kept by the number that a check finds', async () => {
    shown({ 'POST /pay': noNetwork, 'POST /paid': () => ({ list: [{ no: 'N7', id: '9' }], has_more: false }) })
    await press('pay')
    await vi.waitFor(() => expect(localStorage.getItem('kit.kept.7/payments')).toBe('["N7"]'))
  })

  it('F21 a payment is kept by the number that the server gave it, if its answer has none under the name of the page', async () => {
    const own = { ...pay, keeps: { as: 'payments', value: 'answer.order_no' } } as const
    show({
      signedIn: true,
      movesMoney: true,
      server: { 'POST /pay': () => ({ no: 'N8' }) },
      blocks: { buttons: { block: 'links', look: 'buttons', links: { own } } },
    })
    await press('pay')
    await vi.waitFor(() => expect(localStorage.getItem('kit.kept.7/payments')).toBe('["N8"]'))
  })

  it('F24 keeps nothing of somebody who is not signed in', async () => {
    const { callsTo } = shown({ 'POST /change': () => ({ no: 'N1' }) }, false)
    await press('buy')
    await vi.waitFor(() => expect(callsTo('POST /change')).toHaveLength(1))
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: 'buy' }).getAttribute('aria-busy')).not.toBe('true'),
    )
    expect(Object.keys(localStorage).filter((key) => key.includes('kept'))).toEqual([])
  })

  it('a number that the server does not know has no row; without a network the block can be asked again', async () => {
    localStorage.setItem('kit.kept.7/payments', '["N1","N2"]')
    let isOffline = true
    shown({
      'POST /thing': ({ no }) => {
        if (isOffline) return noNetwork()
        if (no === 'N1') throw new Refusal(1)
        return known({ no })
      },
    })
    expect(await screen.findByText('Failed to load')).toBeTruthy()
    isOffline = false
    await press('Try again')
    const list = await screen.findByRole('list', { name: 'mine' })
    await vi.waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1))
    expect(within(list).getByText('Payment N2')).toBeTruthy()
  })

  it('S8-01 a block that keeps nothing yet offers what its page names for that', async () => {
    const action = { do: 'link', label: 'begin', to: '/there' } as const
    show({ signedIn: true, blocks: { history: { ...history, empty: { text: 'none yet', action } } } })
    await screen.findByText('none yet')
    await userEvent.click(screen.getByRole('link', { name: 'begin' }))
    await vi.waitFor(() => expect(address()).toBe('/there'))
  })
})

it('S8-03 a retry loads failed code again; loaded code loads once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isDown = true
  const load = vi.fn(async () => {
    if (isDown) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>here</p>
  })
  const draw = lazyPart<object>(load)
  function Place() {
    return <Suspense fallback="…">{draw({})}</Suspense>
  }
  const { rerender } = render(<Guarded />)
  await screen.findByText('again')
  expect(load).toHaveBeenCalledTimes(1)
  isDown = false
  fireEvent.click(screen.getByText('again'))
  await screen.findByText('here')
  rerender(<Guarded />)
  expect(screen.getByText('here')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)

  function Guarded() {
    return (
      <ErrorBoundary fallback={(_error, retry) => <button onClick={retry}>again</button>}>
        <Place />
      </ErrorBoundary>
    )
  }
})

// Tests what an entry of links says beside its label, in each look.
describe('links', () => {
  const waiting = { whole: 12, none: 0, less: -1, text: '12' }

  const link = (more: object) => ({ do: 'link', label: 'go', to: '/there', ...more }) as Action

  function showLinks(look: LinksBlock['look'], links: ById<Action>) {
    show({
      server: { 'POST /thing': () => waiting },
      sources: { thing: { call: 'POST /thing' } },
      blocks: { links: { block: 'links', ...(look && { look }), links, when: { 'data.thing.whole': 12 } } },
    })
  }

  const noteOf = (element: HTMLElement) =>
    document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent

  it.each<[LinksBlock['look'], string]>([
    [undefined, 'whole'],
    ['list', 'whole'],
    ['grid', 'whole'],
  ])('links as %s say how many wait, and a note', async (look) => {
    showLinks(look, {
      whole: link({
        label: 'whole',
        count: 'data.thing.whole',
        note: { say: 'note', with: { of: { from: 'data.thing.text' } } },
      }),
    })
    const entry = await screen.findByRole('link', { name: /^whole/ })
    expect(entry.querySelector('.pw-count')?.textContent).toBe('12')
    expect(noteOf(entry)).toBe('note 12')
  })

  it.each<[string, LinksBlock['look'], ById<Action>, string | undefined]>([
    ['a list', 'list', { first: link({ label: 'one' }), second: link({ label: 'two' }) }, 'one'],
    ['a grid', 'grid', { act: { do: 'copy', label: 'copy', value: 'data.thing.text' }, first: link({}) }, 'go'],
    ['a list that leads nowhere', 'list', { act: { do: 'copy', label: 'copy', value: 'data.thing.text' } }, undefined],
    ['buttons', 'buttons', { first: link({ label: 'one' }) }, undefined],
  ])('%s is a navigation with the name of the first page that it leads to', async (_what, look, links, name) => {
    showLinks(look, links)
    await screen.findByText(name ?? (Object.values(links)[0]?.label as string))
    expect(screen.queryByRole('navigation')?.getAttribute('aria-label')).toBe(name)
  })

  it('tasks come all at once, once it is known which of them wait', async () => {
    const later = deferred<object>()
    show({
      server: { 'POST /thing': () => ({ count: 3 }), 'POST /settings': () => later.promise },
      sources: { thing: { call: 'POST /thing' }, settings: { call: 'POST /settings' } },
      blocks: {
        tasks: {
          block: 'links',
          look: 'tasks',
          links: {
            known: link({ label: 'known', when: { 'data.thing.count': { min: 1 } } }),
            none: link({ label: 'none', when: { 'data.thing.count': { min: 9 } } }),
            late: link({ label: 'late', when: { 'data.settings.open': true } }),
          },
        },
        after: { block: 'text', items: { end: { text: 'after' } } },
      },
    })
    await screen.findByText('after')
    expect(screen.queryByRole('link', { name: 'known' })).toBeNull()
    await act(async () => later.resolve({ open: true }))
    expect(await screen.findByRole('link', { name: 'late' })).toBeTruthy()
    expect(within(screen.getByRole('navigation')).getAllByRole('link')).toHaveLength(2)
  })
})

// Tests pictures and videos: what loads when, and which addresses are used.
describe('media', () => {
  type Media = BlockOf<'media'>

  const picture: Media = { block: 'media', image: '/steps.svg', label: 'steps', ratio: '16/9' }

  const film: Media = { block: 'media', video: '/tour.webm', poster: '/tour.png', label: 'tour', ratio: '9/16' }

  const below = { block: 'text', items: { one: { text: 'below' } } } as const

  const player = () => document.querySelector('video')

  const playButton = () => screen.findByRole('button', { name: 'Play video: tour' })

  const shown = async (media: Media, path = '/here') => {
    show({ path, blocks: { media, below } })
    await screen.findByText('below')
  }

  beforeEach(() => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  })

  it('a picture loads lazily, has a text and keeps its room', async () => {
    await shown(picture)
    const image = screen.getByRole('img', { name: 'steps' })
    expect([image.getAttribute('src'), image.getAttribute('loading')]).toEqual([
      'http://localhost:3000/steps.svg',
      'lazy',
    ])
    expect(image.parentElement?.style.getPropertyValue('--pw-ratio')).toBe('16/9')
  })

  it.each([
    [true, 'en', false],
    [true, 'ar', true],
    [undefined, 'ar', false],
  ])('S9-02 a picture with mirror: %s is turned round in %s: %s', async (mirror, language, isTurned) => {
    const { texts } = show({ blocks: { media: { ...picture, ...(mirror && { mirror }) } } })
    const image = await screen.findByRole('img', { name: 'steps' })
    await act(() => texts.change(language))
    expect(image.style.transform).toBe(isTurned ? 'scaleX(-1)' : '')
  })

  it('nothing of a video is in the page before somebody presses', async () => {
    await shown(film)
    expect(player()).toBeNull()
    expect(document.body.innerHTML).not.toContain('tour.webm')
    await userEvent.click(await playButton())
    const video = player()
    expect(video?.src).toBe('http://localhost:3000/tour.webm')
    expect(video?.controls).toBe(true)
    expect(video?.getAttribute('playsinline')).toBe('')
    expect(video?.preload).toBe('none')
    expect(video?.getAttribute('poster')).toBe('http://localhost:3000/tour.png')
    expect(video?.play).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(video)
  })

  it.each([
    ['en', [false, true]],
    ['ar', [true, false]],
  ])('captions have the names of their languages, and that of the page is on: %s', async (language, on) => {
    const { texts } = show({
      blocks: { media: { ...film, captions: { ar: '/tour.ar.vtt', en: '/tour.en.vtt' } }, below },
    })
    await act(() => texts.change(language))
    await userEvent.click(await playButton())
    const tracks = [...document.querySelectorAll('track')]
    expect(tracks.map(({ srclang, label, kind }) => [srclang, label, kind])).toEqual([
      ['ar', 'العربية', 'captions'],
      ['en', 'English', 'captions'],
    ])
    expect(tracks.map((track) => track.default)).toEqual(on)
  })
})

// Tests what keeps the room of each kind of block while it is not known whether it shows.
describe('outlines', () => {
  const when = { 'data.thing.open': true }

  const link = (to: string) => ({ do: 'link', label: to, to }) as const

  const links = { a: link('/'), b: link('/here'), c: link('/there') }

  const list = { block: 'list', rows: 'POST /things', key: 'row.id', show: { title: 'row.id' } } as const

  it.each<[string, Block, look: string, parts: number]>([
    ['a menu has its entries', { block: 'links', links }, 'rows', 3],
    ['a list has rows', list, 'rows', 6],
    ['a list of cards has columns', { ...list, columnWidth: 240 }, 'cells', 4],
    ['a hero has its own', { block: 'record', look: 'hero', call: 'POST /thing', name: 'row.id' }, 'hero', 0],
    ['a picture has its box', { block: 'media', image: '/a.png', label: 'a', ratio: '16/9' }, 'banner', 0],
  ])('%s', async (_what, block, look, parts) => {
    const answer = deferred<object>()
    show({
      sources: { thing: { call: 'POST /settings' } },
      server: { 'POST /settings': () => answer.promise },
      blocks: { block: { ...block, when }, known: { block: 'text', items: { one: { text: 'known' } } } },
    })
    await screen.findByText('known')
    const outline = screen.getByRole('status', { name: 'Loading' })
    expect(/pw-skeleton-(\w+)/.exec(outline.className)?.[1]).toBe(look)
    expect(outline.querySelectorAll('.pw-bones-one')).toHaveLength(parts)
    if (block.block === 'media') expect(outline.style.getPropertyValue('--pw-ratio')).toBe('16/9')
    if ('columnWidth' in block) expect(outline.style.getPropertyValue('--pw-cells')).toContain('240px')
    answer.resolve({ open: false })
    await vi.waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull())
  })
})

// Tests the looks of fixed texts: what each is for a screen reader, its headings, and what stands while it is not known.
describe('text', () => {
  const items = { one: { title: 'head', text: 'words' } }

  type Look = Pick<TextBlock, 'look' | 'tone'>

  it.each<[Look, role: string | undefined, tone: string | undefined]>([
    [{ look: 'notice' }, 'note', 'plain'],
    [{ look: 'notice', tone: 'warn' }, 'note', 'warn'],
    [{ look: 'notice', tone: 'danger' }, 'alert', 'danger'],
    [{ look: 'outcome' }, 'status', 'good'],
    [{ look: 'outcome', tone: 'danger' }, 'status', 'danger'],
    [{ look: 'plain' }, undefined, undefined],
    [{}, undefined, undefined],
    [{ look: 'questions' }, undefined, undefined],
  ])('a text with %j is told to a screen reader as %s', async (look, role, tone) => {
    show({ blocks: { text: { block: 'text', ...look, items } } })
    const around = (await screen.findByText('words')).closest('[role]')
    expect(around?.getAttribute('role')).toBe(role)
    expect(/pw-tone-(\w+)/.exec(around?.className ?? '')?.[1]).toBe(tone)
    expect(screen.getByText('head')).toBeTruthy()
  })

  const asked = (look: TextBlock['look']): TextBlock => ({
    block: 'text',
    ...(look && { look }),
    items: { one: { text: 'always' }, two: { text: 'sometimes', when: { 'data.thing.open': true } } },
  })

  const sources = { thing: { call: 'POST /thing' } }

  it.each(['plain', 'outcome'] as const)(
    'a text as %s whose condition is lost says so, since it may matter, and tries again',
    async (look) => {
      let isDown = true
      show({
        sources,
        server: { 'POST /thing': () => (isDown ? noNetwork() : { open: true }) },
        blocks: { text: asked(look) },
      })
      await screen.findByText('Failed to load')
      expect(screen.queryByText('always')).toBeNull()
      isDown = false
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByText('sometimes')).toBeTruthy()
    },
  )
})
