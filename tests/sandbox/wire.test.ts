import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { codes } from '../../sandbox/codes'
import { goodHeaders, startServer, type Server } from './server'

let server: Server
beforeAll(() => {
  server = startServer()
})
beforeEach(() => {
  server.sandbox.journal.clear()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('S7-08 headers', () => {
  const names = ['device-id', 'language', 'platform', 'app-version', 'phone-model', 'system-version', 'timestamp']
  it.each([...names, 'content-type'])('without %s a call is refused loudly', async (name) => {
    const headers = Object.fromEntries(Object.entries(goodHeaders).filter(([key]) => key !== name))
    const response = await server.send('POST', '/withoutsign/country', { body: {}, headers })
    expect(response.status).toBe(400)
    expect(server.sandbox.journal.problems).toHaveLength(1)
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
  it('gives first calls made together the same cookie', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => server.send('POST', '/withoutsign/country', { body: {} })))
    expect(one?.headers.get('set-cookie')).toBe(two?.headers.get('set-cookie'))
  })
})

describe('the session', () => {
  it.each([
    ['no token', async () => undefined, 10],
    ['a wrong token', async () => ({ uid: '1000001', token: 'x' }), 10],
    ['the token of another', async () => ({ ...(await server.signIn('host')), uid: '1000001' }), 10],
    ['a token that is over', () => server.control<never>('session', { uid: '1000001', expired: true }), 11],
  ])('%s', async (_name, person, code) => {
    expect((await server.ask('POST /web/MyAccountInfo', {}, await person())).code).toBe(code)
  })
  it.each([
    ['owner', 'lumi'],
    [' OWNER ', 'lumi'],
    ['81000001', 'lumi'],
  ])('S2-49 signs in as %s with %s', async (account, password) => {
    const { code, res } = await server.ask('POST /withoutsign/user/loginweb', { account, password })
    expect(code).toBe(0)
    expect((await server.ask('POST /web/MyAccountInfo', {}, res)).res.nikeName).toBe('Layla Haddad')
  })
  it.each([
    ['owner', 'Lumi'],
    ['2000001', ''],
  ])('S2-49 does not sign in as %s with %s', async (account, password) => {
    const { code } = await server.ask('POST /withoutsign/user/loginweb', { account, password })
    expect(code).toBe(codes.wrongPassword.code)
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
  it('knows no other call', async () => {
    expect((await server.send('POST', '/web/guild/nothing', { body: {} })).status).toBe(404)
  })
  it('takes the texts of a query as what the schema says', async () => {
    const person = await server.signIn('admin')
    const response = await server.send('GET', '/web/withdrawal/method/list?page=1', {
      headers: { ...goodHeaders, ...person },
    })
    expect(await response.json()).toMatchObject({ code: 0, res: { has_more: false, list: [] } })
  })
  it('logs names of headers, never their values', async () => {
    const { token, uid } = await server.signIn('host')
    server.sandbox.journal.clear()
    await server.ask('POST /web/MyAccountInfo', {}, { token, uid })
    const text = JSON.stringify(server.sandbox.journal.calls)
    expect(text).toContain('"token"')
    expect(text).not.toContain(token)
  })
})
