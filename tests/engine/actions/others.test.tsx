import type { WidgetProps } from '@rjsf/utils'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { uploadFile } from '../../../src/engine/actions/ActionForm'
import { useFormServices } from '../../../src/engine/forms/fields/services'
import type { Action } from '../../../src/engine/language/types/plain'
import { browserHost, type NativeHost } from '../../../src/engine/native/nativeHost'
import { address, deferred, type Server, show } from '../kit'
import { copied, left, one, press, watchBrowser } from './oneAction'

describe('others', () => {
  watchBrowser()

  it('a link opens its route with its bound values', async () => {
    one({ do: 'link', label: 'go', to: '/there', query: { id: { from: 'query.id' }, none: { from: 'query.none' } } })
    await press('go', 'link')
    await vi.waitFor(() => expect(address()).toBe('/there?id=9'))
  })

  it('S1-12 a link to a page that the market lacks is not shown', async () => {
    show({
      actions: { here: { do: 'link', label: 'close', to: '/here' }, gone: { do: 'link', label: 'fly', to: '/gone' } },
    })
    await screen.findByText('close')
    expect(screen.queryByText('fly')).toBeNull()
  })

  it('S7-02 a native action is hidden if the app lacks it, and is called with its bound values', async () => {
    const call = vi.fn(() => Promise.resolve(undefined))
    const native: NativeHost = {
      ...browserHost,
      isHosted: true,
      has: (name) => name === 'close',
      call,
    }
    show({
      native,
      path: '/here?id=9',
      actions: {
        has: { do: 'native', label: 'close', call: 'close', args: { id: { from: 'query.id' } } },
        lacks: { do: 'native', label: 'fly', call: 'fly' },
        opens: {
          do: 'sheet',
          label: 'games',
          title: 'games',
          blocks: { all: { block: 'links', links: { fly: { do: 'native', label: 'fly', call: 'fly' } } } },
        },
      },
    })
    await press('close')
    expect(call).toHaveBeenCalledWith('close', { id: '9' })
    // A sheet of nothing that the app can do would be empty.
    for (const hidden of ['fly', 'games']) expect(screen.queryByText(hidden)).toBeNull()
  })

  describe('another site', () => {
    it.each<readonly [string, { address: string } | { value: string }, { [name: string]: string }]>([
      ['a fixed address', { address: 'https://pay.test/help?a=1' }, {}],
      ['an address of the answer', { value: 'query.url' }, { url: 'https://pay.test/help?a=1' }],
    ])('%s opens in a new tab, says so, and the site learns nothing of this page', async (_name, where, query) => {
      one({ do: 'open', label: 'help', ...where }, {}, `/here?${new URLSearchParams(query).toString()}`)
      const link = await screen.findByRole('link', { name: /^help\s*opens in a new tab$/ })
      expect(link.getAttribute('href')).toBe('https://pay.test/help?a=1')
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    })

    it.each(['http://pay.test/', 'https://evil.test/', 'https://pay.test@evil.test/', 'javascript:alert(1)', '/here'])(
      'is not opened at %s: the button says why',
      async (url) => {
        one({ do: 'open', label: 'help', value: 'query.url' }, {}, `/here?${new URLSearchParams({ url }).toString()}`)
        const button = await screen.findByRole('button', { name: 'help' })
        expect(button.getAttribute('aria-disabled')).toBe('true')
        expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
          /may not open/,
        )
        await userEvent.click(button)
        expect(left).toEqual([])
      },
    )

    it('a telephone number is called from this page, and what is none hides the action', async () => {
      show({
        path: `/here?${new URLSearchParams({ call: '+966 800 000', not: 'ask us' }).toString()}`,
        actions: {
          one: { do: 'open', label: 'help', phone: 'query.call' },
          two: { do: 'open', label: 'close', phone: 'query.not' },
        },
      })
      const link = await screen.findByRole('link', { name: 'help' })
      expect(link.getAttribute('href')).toBe('tel:+966800000')
      expect(link.getAttribute('target')).toBeNull()
      expect(screen.queryByText('close')).toBeNull()
    })

    it('replaces the page inside the app, which has no tabs', async () => {
      show({
        native: { ...browserHost, isHosted: true },
        actions: { one: { do: 'open', label: 'help', address: 'https://pay.test/help' } },
      })
      await press('help')
      expect(left).toEqual(['https://pay.test/help'])
    })
  })

  it('S8-05 copy puts a value on the clipboard and says so; without a clipboard it reports a failure', async () => {
    show({
      path: '/here?id=9',
      actions: {
        some: { do: 'copy', label: 'copy', value: 'query.id', done: 'copied it' },
        none: { do: 'copy', label: 'nothing', value: 'query.none' },
      },
    })
    await press('copy')
    await screen.findByText('copied it')
    await press('nothing')
    await screen.findByText(/could not be copied/)
    expect(copied).toEqual(['9'])
  })

  it('S1-14 copy takes several values with their words, one a line, without those whose condition does not hold', async () => {
    show({
      path: '/here?id=9&kind=b&unit=USD',
      actions: {
        all: {
          do: 'copy',
          label: 'copy',
          lines: {
            id: { label: 'number', value: 'query.id', format: 'id', unit: 'query.unit' },
            kind: { label: 'kind', value: 'query.kind', words: { b: 'bank' } },
            iban: { label: 'iban', value: 'query.iban', when: { 'query.iban': { exists: true } } },
          },
        },
      },
    })
    await press('copy')
    await screen.findByText('Copied')
    expect(copied).toEqual(['number: 9 USD\nkind: bank'])
  })

  it('S8-05 without a clipboard a text is copied from within the top sheet, because all else is inert', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    const selected: (string | null | undefined)[] = []
    const exec = () => {
      selected.push(document.querySelector('textarea')?.closest('dialog')?.querySelector('h2')?.textContent)
      return true
    }
    Object.defineProperty(document, 'execCommand', { value: exec, configurable: true })
    const copy: Action = { do: 'copy', label: 'copy', value: 'row.id' }
    show({
      path: '/here?row=9',
      server: { 'POST /things': () => ({ list: [{ id: '9', name: 'Ann' }], has_more: false }) },
      blocks: {
        things: {
          block: 'list',
          rows: 'POST /things',
          key: 'row.id',
          show: { title: 'row.name' },
          detail: {
            title: 'below',
            lines: {},
            actions: {
              more: {
                do: 'sheet',
                label: 'above',
                title: 'above',
                blocks: { copy: { block: 'links', look: 'buttons', links: { copy } } },
              },
            },
          },
        },
      },
    })
    await press('above')
    await press('copy')
    await screen.findByText('Copied')
    expect(selected).toEqual(['above'])
  })

  const share: Action = { do: 'share', label: 'share', text: 'look', to: '/there', query: { id: { from: 'query.id' } } }

  function withShare(does: (data: ShareData) => Promise<void>) {
    const called = vi.fn(does)
    Object.defineProperty(navigator, 'share', { value: called, configurable: true })
    return called
  }

  it.each<[string, Partial<typeof share>, ShareData]>([
    ['words and link', {}, { text: 'look', url: `${location.origin}/there?id=9` }],
    ['a title', { title: 'news' }, { text: 'look', url: `${location.origin}/there?id=9`, title: 'news' }],
  ])('share hands %s to the system', async (_what, more, data) => {
    const called = withShare(() => Promise.resolve())
    one({ ...share, ...more })
    await press('share')
    expect(called).toHaveBeenCalledWith(data)
    expect(copied).toEqual([])
  })

  it('S5-08 share ignores an empty text', async () => {
    const called = withShare(() => Promise.resolve())
    one({ ...share, text: ' ' })
    await press('share')
    expect(called).not.toHaveBeenCalled()
    expect(copied).toEqual([])
  })

  it('S2-50 signOut asks, ends the session, forgets answers and shows the login', async () => {
    const { app, cache } = show({
      signedIn: true,
      actions: { out: { do: 'signOut', label: 'out', ask: 'leave?' } },
    })
    cache.setQueryData(['read', 'POST /thing', {}], { secret: 1 })
    const wentBack = vi.fn()
    window.addEventListener('popstate', wentBack)
    await press('out')
    const dialog = await screen.findByRole('alertdialog', { name: 'leave?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(app.session.current()).toBeDefined()
    await press('out')
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'out' }))
    await vi.waitFor(() => expect(address()).toBe('/login'))
    expect(app.session.current()).toBeUndefined()
    expect(cache.getQueryData(['read', 'POST /thing', {}])).toBeUndefined()
    // The dialogs have already removed their history entries, so neither "back" returns to the page.
    await vi.waitFor(() => expect(wentBack).toHaveBeenCalledTimes(2))
    expect(address()).toBe('/login')
  })

  it('S2-50 language changes the words in place', async () => {
    const { texts } = one({ do: 'language', label: 'language' })
    await press('language')
    const sheet = await screen.findByRole('dialog')
    const buttons = within(sheet).getAllByRole('button')
    await userEvent.click(buttons.at(-1) ?? sheet)
    expect(texts.language).toBe('ar')
    expect(address()).toBe('/here?id=9')
  })
})

// Tests what a product's own widget in a form gets: its place while its code loads, and the upload of files.
describe('own widgets', () => {
  const told = vi.fn()

  function Picture({ id, onChange }: WidgetProps) {
    const { upload } = useFormServices()
    const send = () =>
      upload(new Blob(['abc'], { type: 'image/png' }), { name: 'a.png', signal: new AbortController().signal })
    return <input id={id} type="button" value="send" onClick={() => void send().then(onChange, told)} />
  }

  const text = { type: 'string' } as const

  function open(widgets: { readonly [name: string]: typeof Picture }, server: Server = {}) {
    const submit = { do: 'call', call: 'POST /enter', label: 'enter', body: { name: { from: 'form.a' } } } as const
    return show({
      server,
      widgets,
      forms: { f: { type: 'object', properties: { a: text } } },
      blocks: { form: { block: 'form', form: 'f', fields: { a: { label: 'a', widget: 'picture' } }, submit } },
    })
  }

  it('S7-05 sends a file to the address that the server names, and the form sends where it can be read', async () => {
    const put = vi.fn((_url: unknown, _init: RequestInit) => Promise.resolve(new Response()))
    vi.stubGlobal('fetch', put)
    const urls = { upload_url: `${location.origin}/put`, url: 'https://files.test/a.png' }
    const { callsTo } = open({ picture: Picture }, { 'POST /change': () => urls, 'POST /enter': () => ({}) })
    await userEvent.click(await screen.findByRole('button', { name: 'send' }))
    await vi.waitFor(() => expect(put).toHaveBeenCalledOnce())
    expect([String(put.mock.calls[0]?.[0]), put.mock.calls[0]?.[1].method]).toEqual([urls.upload_url, 'PUT'])
    expect(callsTo('POST /change')).toEqual([{ name: 'a.png', size: 3, type: 'image/png' }])
    await userEvent.click(screen.getByRole('button', { name: 'enter' }))
    await vi.waitFor(() => expect(callsTo('POST /enter')).toEqual([{ name: urls.url }]))
  })

  it('S7-05 sends no file that was called off before the server named its address', async () => {
    const put = vi.fn()
    vi.stubGlobal('fetch', put)
    const answer = deferred<object>()
    const { app } = open({ picture: Picture }, { 'POST /change': () => answer.promise })
    const calledOff = new AbortController()
    const file = new File(['abc'], 'a.png', { type: 'image/png' })
    await screen.findByRole('button', { name: 'send' })
    const upload = uploadFile(app, file, { name: 'a.png', signal: calledOff.signal })
    calledOff.abort()
    answer.resolve({ upload_url: `${location.origin}/put`, url: 'https://files.test/a.png' })
    await expect(upload).rejects.toMatchObject({ name: 'AbortError' })
    expect(put).not.toHaveBeenCalled()
  })
})
