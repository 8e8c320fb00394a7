// Tests how the simulated app draws pictures, uploads them, and signs its user in.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { uploadPicture, type Sender } from '../../tools/studio/shell/uploads'

const device = { deviceId: 'd', language: 'en-US', version: '1.4.0', phoneModel: 'Pixel 8', systemVersion: '14' }
const place = { upload_url: 'https://store.example/put', url: 'https://img.example/1' }
const jpeg = 'data:image/jpeg;base64,/9j/'
const png = 'iVBORw0K'

/** Uploads a picture, and returns its address with what the app has asked. */
async function upload(
  data: string,
  more: { readonly answer?: object; readonly status?: number; isAndroid?: boolean } = {},
) {
  const { answer = { code: 0, res: place, msg: '' }, status = 200, isAndroid = true } = more
  const ask = vi.fn<typeof fetch>(async (_input, init) =>
    init?.method === 'PUT' ? new Response(null, { status }) : Response.json(answer),
  )
  const sender: Sender = { user: { uid: '7', token: 'secret' }, device, isAndroid, ask }
  const url = await uploadPicture({ data }, sender)
  const [[, opened] = [], [target, put] = []] = ask.mock.calls
  return { url, target, opened, put }
}

afterEach(() => void (document.cookie = 'XSRF-TOKEN=; expires=Thu, 01 Jan 1970 00:00:00 GMT'))

describe('a picture of the app', () => {
  it.each([
    [jpeg, 'image/jpeg', 'image.jpeg', 3],
    [png, 'image/png', 'image.png', 6],
  ])('%s is sent as %s', async (data, type, name, size) => {
    const { url, target, opened, put } = await upload(data)
    expect([url, target]).toEqual([place.url, place.upload_url])
    expect(await new Response(opened?.body).json()).toEqual({ name, size, type })
    const file = put?.body instanceof FormData ? put.body.get('file') : undefined
    expect(file instanceof File && [file.type, file.size]).toEqual([type, size])
    expect(put?.credentials).toBe('omit')
  })

  it.each([
    [true, '2'],
    [false, '1'],
  ])('is sent with the headers of the app, which is one on Android: %s', async (isAndroid, platform) => {
    document.cookie = 'XSRF-TOKEN=a%3Db'
    const { opened } = await upload(png, { isAndroid })
    expect(opened?.headers).toMatchObject({
      platform,
      language: 'en',
      'device-id': 'd',
      'app-version': '1.4.0',
      'phone-model': 'Pixel 8',
      'system-version': '14',
      uid: '7',
      token: 'secret',
      'X-XSRF-TOKEN': 'a=b',
    })
  })
})
