import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { goodHeaders, startServer, type Server } from './server'

let server: Server
beforeAll(() => {
  server = startServer()
})
beforeEach(() => {
  server.sandbox.log.clear()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('S7-08 headers', () => {
  const names = ['device-id', 'language', 'platform', 'app-version', 'phone-model', 'system-version', 'timestamp']
  it.each([...names, 'content-type'])('without %s a call is refused loudly', async (name) => {
    const headers = Object.fromEntries(Object.entries(goodHeaders).filter(([key]) => key !== name))
    const response = await server.send('POST', '/withoutsign/country', { body: {}, headers })
    expect(response.status).toBe(400)
    expect(server.sandbox.log.problems).toHaveLength(1)
    expect(console.error).toHaveBeenCalled()
  })
  it.each([
    ['platform', '3'],
    ['timestamp', '1760000000000'],
    ['language', 'pt-BR'],
  ])('%s: %s is refused', async (name, value) => {
    const headers = { ...goodHeaders, [name]: value }
    expect((await server.send('POST', '/withoutsign/country', { body: {}, headers })).status).toBe(400)
  })
})

describe('S7-10 the anti-forgery pair', () => {
  it('gives the cookie once, then wants it back with every POST', async () => {
    const first = await server.send('POST', '/withoutsign/country', { body: {} })
    const cookie = /XSRF-TOKEN=([^;]+)/.exec(first.headers.get('set-cookie') ?? '')?.[1] ?? ''
    expect(cookie).not.toBe('')
    const call = (header: object) =>
      server.send('POST', '/withoutsign/country', {
        body: {},
        headers: { ...goodHeaders, cookie: `XSRF-TOKEN=${cookie}`, ...header },
      })
    expect((await call({})).status).toBe(403)
    expect((await call({ 'X-XSRF-TOKEN': 'other' })).status).toBe(403)
    const good = await call({ 'X-XSRF-TOKEN': cookie })
    expect(good.status).toBe(200)
    expect(good.headers.get('set-cookie')).toBeNull()
  })
})

describe('the contract', () => {
  it.each([
    ['a member of another type', { country_id: 1 }],
    ['a missing member', {}],
    ['a member nobody knows', { country_id: '1', contry: 'x' }],
    ['no object', []],
  ])('refuses a request with %s', async (_name, body) => {
    expect((await server.send('POST', '/withoutsign/payment/methods', { body })).status).toBe(400)
    const problems = await (await server.send('GET', '/__sandbox/problems')).json()
    expect(problems).toMatchObject([{ endpoint: 'POST /withoutsign/payment/methods', side: 'request' }])
  })
  it('logs names of headers, never their values', async () => {
    const { token, uid } = await server.signIn('host')
    server.sandbox.log.clear()
    await server.ask('POST /web/MyAccountInfo', {}, { token, uid })
    const text = JSON.stringify(server.sandbox.log.calls)
    expect(text).toContain('"token"')
    expect(text).not.toContain(token)
  })
})
