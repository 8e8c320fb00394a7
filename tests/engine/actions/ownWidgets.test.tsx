// Tests what a product's own widget in a form gets: its place while its code loads, and the upload of files.
import type { WidgetProps } from '@rjsf/utils'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy } from 'react'
import { expect, it, vi } from 'vitest'
import { uploadFile } from '../../../src/engine/actions/perform/uploadFile'
import { useFormServices } from '../../../src/engine/forms/fields/services'
import { deferred, show, type Server } from '../kit'

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

it('has a place with its name while its code loads', async () => {
  const code = deferred<{ default: typeof Picture }>()
  open({ picture: lazy(() => code.promise) as unknown as typeof Picture })
  await screen.findByRole('button', { name: 'enter' })
  expect(document.querySelector('.pw-waits-picture .pw-skeleton')).toBeTruthy()
  code.resolve({ default: Picture })
  expect(await screen.findByRole('button', { name: 'send' })).toBeTruthy()
  expect(document.querySelector('.pw-waits-picture')).toBeNull()
})

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

it.each([{}, { url: 'https://files.test/a.png' }, { upload_url: 'https://files.test/put' }, null])(
  'an upload whose answer is %j fails, and says what is missing',
  async (urls) => {
    const put = vi.fn()
    vi.stubGlobal('fetch', put)
    open({ picture: Picture }, { 'POST /change': () => urls })
    await userEvent.click(await screen.findByRole('button', { name: 'send' }))
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
    expect(String(told.mock.calls[0]?.[0])).toContain('"POST /change" answered no URLs')
    expect(put).not.toHaveBeenCalled()
    told.mockClear()
  },
)
