import { beforeAll, describe, expect, it } from 'vitest'
import { codes } from '../../sandbox/codes'
import { paths } from '../../sandbox/images/address'
import { drawnKinds, drawSvg } from '../../sandbox/images/draw'
import { photo } from '../../sandbox/images/photo'
import { isImage } from '../../sandbox/images/magic'
import { png, putImage, startServer, type Person, type Server } from './server'

let server: Server
let person: Person
beforeAll(async () => {
  server = startServer()
  person = await server.signIn('host')
})

const ticket = async () =>
  (await server.ask('POST /web/upload', { name: 'a.png', size: png.length, type: 'image/png' }, person)).res

describe('asking for a place', () => {
  const limit = 3 * 1024 * 1024
  it.each([
    [limit - 1, 'image/png', 0],
    [limit, 'image/png', codes.badImage.code],
    [0, 'image/png', codes.badImage.code],
    [100, 'image/svg+xml', codes.badImage.code],
    [100, 'image/heic', codes.badImage.code],
  ])('S5-05 %s bytes of %s: %s', async (size, type, code) => {
    expect((await server.ask('POST /web/upload', { name: 'a', size, type }, person)).code).toBe(code)
  })
})

describe('the PUT', () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1])
  const webp = new Uint8Array([0x52, 0x49, 0x46, 0x46, 4, 0, 0, 0, 0x57, 0x45, 0x42, 0x50])
  const wave = new Uint8Array([0x52, 0x49, 0x46, 0x46, 4, 0, 0, 0, 0x57, 0x41, 0x56, 0x45])
  it.each([
    { type: 'image/png', of: 'PNG', bytes: png, status: 200 },
    { type: 'image/jpeg', of: 'JPEG', bytes: jpeg, status: 200 },
    { type: 'image/webp', of: 'WebP', bytes: webp, status: 200 },
    { type: 'image/png', of: 'JPEG', bytes: jpeg, status: 415 },
    { type: 'image/jpeg', of: 'WebP', bytes: webp, status: 415 },
    { type: 'image/webp', of: 'PNG', bytes: png, status: 415 },
    { type: 'image/webp', of: 'WAVE', bytes: wave, status: 415 },
  ])('S5-05 announced as $type, the bytes of a $of give $status', async ({ type, bytes, status }) => {
    const wish = { name: 'a', size: bytes.length, type }
    const { upload_url, url } = (await server.ask('POST /web/upload', wish, person)).res
    expect((await putImage(server.sandbox, upload_url, { bytes })).status).toBe(status)
    const response = await server.sandbox.fetch(new Request(url))
    expect([response.status, response.headers.get('content-type')]).toEqual(
      status === 200 ? [200, type] : [404, expect.any(String)],
    )
    if (status === 200) expect(response.headers.get('content-security-policy')).toBe("default-src 'none'")
  })
  it('is taken ten minutes after the place was asked for', async () => {
    const { upload_url } = await ticket()
    await server.control('clock', { advance: 600 })
    expect((await putImage(server.sandbox, upload_url)).status).toBe(200)
    await server.control('clock', { now: null })
  })
  it('stores the image, which is served as what it is', async () => {
    const { upload_url, url } = await ticket()
    expect((await server.sandbox.fetch(new Request(url))).status).toBe(404)
    expect((await putImage(server.sandbox, upload_url)).status).toBe(200)
    const response = await server.sandbox.fetch(new Request(url))
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(png)
    expect((await putImage(server.sandbox, upload_url)).status).toBe(409)
  })
  it.each([['uid'], ['token'], ['X-XSRF-TOKEN'], ['cookie'], ['authorization']])('refuses %s', async (name) => {
    const { upload_url } = await ticket()
    expect((await putImage(server.sandbox, upload_url, { headers: { [name]: 'a=b' } })).status).toBe(400)
  })
  it('bears the cookie that a browser adds on the own origin', async () => {
    const { upload_url } = await ticket()
    const headers = { cookie: 'XSRF-TOKEN=a', 'sec-fetch-site': 'same-origin' }
    expect((await putImage(server.sandbox, upload_url, { headers })).status).toBe(200)
  })
  it('refuses bytes that are no image', async () => {
    const { upload_url } = await ticket()
    const bytes = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect((await putImage(server.sandbox, upload_url, { bytes })).status).toBe(415)
  })
  it('refuses 3 MB', async () => {
    const bytes = new Uint8Array(3 * 1024 * 1024)
    bytes.set(png)
    expect((await putImage(server.sandbox, (await ticket()).upload_url, { bytes })).status).toBe(413)
  })
  it('refuses another signature, and one that is too old', async () => {
    const { upload_url } = await ticket()
    expect((await putImage(server.sandbox, `${upload_url}0`)).status).toBe(403)
    await server.control('clock', { advance: 601 })
    expect((await putImage(server.sandbox, upload_url)).status).toBe(403)
    await server.control('clock', { now: null })
  })
})

describe('drawn pictures', () => {
  it.each(drawnKinds)('%s is SVG of at most 3 kB without script or address, the same for the same seed', (kind) => {
    const drawing = drawSvg(kind, 'a')
    expect(drawSvg(kind, 'a')).toBe(drawing)
    // Some hues repeat, so that one of several seeds must differ.
    expect(new Set(['b', 'c', 'd', 'e'].map((seed) => drawSvg(kind, seed))).size).toBeGreaterThan(1)
    expect(drawing.length).toBeLessThan(3000)
    expect(drawing.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
      /<script|href|https?:|style|NaN|undefined/,
    )
  })
  it('a photo to upload is a PNG', () => {
    expect(isImage(photo('a'), 'image/png')).toBe(true)
    expect(photo('a')).not.toEqual(photo('b'))
  })
  it('are served', async () => {
    const response = await server.send('GET', '/__sandbox/avatar/1000001')
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'")
    expect((await server.send('GET', '/__sandbox/other/1')).status).toBe(404)
    // The page takes no address that ends in .svg.
    for (const kind of drawnKinds) expect(paths.drawn(kind, 'a')).not.toMatch(/\.svgz?$/)
  })
})
