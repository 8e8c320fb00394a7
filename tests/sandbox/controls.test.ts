// Tests what the sandbox promises to tests and testers: its clock, its log, its faults and what it refuses.
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { demoAccounts } from '../../sandbox/accounts'
import { codes } from '../../sandbox/codes'
import { createSandbox, type SandboxOptions } from '../../sandbox/createSandbox'
import { createJournal } from '../../sandbox/http/journal'
import { goodHeaders, origin, putImage, startServer } from './server'

const server = startServer()
afterAll(() => server.sandbox.close())
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const country = (headers: object = {}) =>
  server.send('POST', '/withoutsign/country', { body: {}, headers: { ...goodHeaders, ...headers } })
const read = async (path: string) => (await server.send('GET', `/__sandbox/${path}`)).json() as Promise<unknown>

it.each<[string, Record<string, string>, number]>([
  ['a page of its own', { host: 'm.lumi.example:4173', origin: 'http://m.lumi.example:4173' }, 200],
  ['a tool', { host: '127.0.0.1:5173' }, 200],
  ['a page of another site', { host: 'localhost:5173', origin: 'http://evil.com' }, 403],
  ['a name that leads here', { host: 'evil.com:5173', origin: 'http://evil.com:5173' }, 403],
])('the controls answer %s (%o) with %i', async (_who, headers, status) => {
  expect((await server.send('POST', '/__sandbox/clock', { body: {}, headers })).status).toBe(status)
})

describe('the clock', () => {
  it.each([{}, { kind: 'status' }, { kind: 'code' }, { kind: 'malformed' }])(
    'stands in the Date of every answer, by which the pages count days: %o',
    async (fault) => {
      onTestFinished(async () => void (await server.control('clock', { now: null })))
      await server.control('clock', { now: '2030-01-02T03:04:05Z' })
      if (fault.kind) await server.control('faults', { endpoint: 'POST /withoutsign/country', ...fault })
      expect((await country()).headers.get('date')).toBe('Wed, 02 Jan 2030 03:04:05 GMT')
    },
  )

  it.each([
    [{ now: '2030-01-02T03:04:05Z' }, '2030-01-02T03:04:05Z'],
    [{ now: Date.parse('2030-01-02T03:04:05Z') }, '2030-01-02T03:04:05Z'],
    [{ now: '2030-01-02T03:04:05Z', advance: 60 }, '2030-01-02T03:05:05Z'],
    [{ advance: -60 }, '2026-05-17T08:59:00Z'],
    [{ advance: 60, now: null }, '2026-05-17T09:01:00Z'],
  ])('set by %o is at %s', async (wish, at) => {
    onTestFinished(async () => void (await server.control('clock', { now: null })))
    expect(await server.control('clock', wish)).toEqual({ now: Date.parse(at) / 1000 })
    expect(await read('clock')).toEqual({ now: Date.parse(at) / 1000 })
  })

  it('is not set by what is no moment', async () => {
    await expect(server.control('clock', { now: 'tomorrow' })).rejects.toThrow('is not a moment')
    expect(await read('clock')).toEqual({ now: Date.parse('2026-05-17T09:00:00Z') / 1000 })
  })
})

describe('the log', () => {
  it('names every endpoint asked for since the server began, also when it was emptied or all was reset', async () => {
    // No other test has used a server with this clock.
    const own = startServer('2026-05-17T09:00:01Z')
    const endpoints = async () => (await own.send('GET', '/__sandbox/endpoints')).json()
    await own.ask('POST /withoutsign/country', {})
    await own.upload(await own.signIn('host'))
    const asked = ['POST /withoutsign/country', 'POST /web/upload', 'upload']
    expect(await endpoints()).toEqual(asked)
    await own.send('DELETE', '/__sandbox/log')
    expect(await (await own.send('GET', '/__sandbox/log')).json()).toEqual([])
    expect(await endpoints()).toEqual(asked)
    await own.control('reset')
    expect(await endpoints()).toEqual(asked)
    own.sandbox.close()
  })

  it('keeps the newest 2000 calls', () => {
    const journal = createJournal()
    for (let at = 1; at <= 2002; at += 1)
      journal.log({ method: 'GET', path: `/${at}`, endpoint: 'GET /', headers: [], body: {}, status: 200 })
    expect(journal.calls).toHaveLength(2000)
    expect([journal.calls[0]?.path, journal.calls.at(-1)?.path]).toEqual(['/3', '/2002'])
  })

  it('has the status and the code of each call, also of a refused one', async () => {
    await server.ask('POST /web/MyAccountInfo', {})
    await server.send('POST', '/withoutsign/country', { body: { page: 0 } })
    const calls = (await read('log')) as readonly object[]
    expect(calls.slice(-2)).toMatchObject([
      { method: 'POST', path: '/web/MyAccountInfo', status: 200, code: 10, body: {} },
      { method: 'POST', path: '/withoutsign/country', status: 400, body: { page: 0 } },
    ])
    expect(calls.at(-1)).not.toHaveProperty('code')
    expect(calls.at(-1)).not.toHaveProperty('fault')
  })

  it('has a call whose answer was lost, with what the server did', async () => {
    await server.control('faults', { endpoint: 'POST /withoutsign/country', kind: 'lost' })
    await expect(country()).rejects.toThrow('dropped the connection')
    const calls = (await read('log')) as readonly object[]
    expect(calls.at(-1)).toMatchObject({ endpoint: 'POST /withoutsign/country', status: 0, code: 0, fault: 'lost' })
  })
})

describe('a server', () => {
  async function open(
    options: Partial<SandboxOptions>,
    headers: Record<string, string> = goodHeaders,
    body: object = {},
  ) {
    const sandbox = createSandbox({ file: ':memory:', ...options })
    onTestFinished(() => sandbox.close())
    const request = new Request(`${origin}/withoutsign/country`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    const response = await sandbox.fetch(request)
    return { status: response.status, text: await response.text(), problems: sandbox.journal.problems }
  }

  it.each([
    { strict: true, status: 400 },
    { strict: false, status: 200 },
  ])(
    'that is strict: $strict answers a call without headers with $status, and notes it',
    async ({ strict, status }) => {
      const found = await open({ strict }, { 'content-type': 'application/json' })
      expect(found.status).toBe(status)
      expect(found.problems).toMatchObject([{ endpoint: 'POST /withoutsign/country', side: 'header' }])
    },
  )
  it('that is not strict refuses what does not fit its schema all the same', async () => {
    const found = await open({ strict: false }, goodHeaders, { page: 'one' })
    expect(found.status).toBe(400)
    expect(found.problems).toMatchObject([{ side: 'request' }])
  })
  it('whose answer breaks the contract fails, says where, and notes it', async () => {
    const wrong = { has_more: 'no', list: [] }
    const found = await open({ handlers: { 'POST /withoutsign/country': () => wrong as never } })
    expect(found.status).toBe(500)
    expect(found.text).toContain('POST /withoutsign/country breaks the contract: /has_more must be boolean')
    expect(found.problems).toMatchObject([{ endpoint: 'POST /withoutsign/country', side: 'answer' }])
  })
  it('whose handler throws undoes what the handler wrote', async () => {
    let names: unknown
    const handlers = {
      'POST /withoutsign/country': ({ db }: { db: { run(sql: string): number } }) => {
        db.run("update countries set name = 'gone'")
        throw new Error('half-way')
      },
      'POST /withoutsign/payment/methods': ({ db }: { db: { all(sql: string): unknown[] } }) => {
        names = db.all("select id from countries where name = 'gone'")
        return { has_more: false, list: [] }
      },
    }
    const sandbox = createSandbox({ file: ':memory:', handlers })
    onTestFinished(() => sandbox.close())
    const post = (path: string, body: object) =>
      sandbox.fetch(new Request(origin + path, { method: 'POST', headers: goodHeaders, body: JSON.stringify(body) }))
    const failed = await post('/withoutsign/country', {})
    expect([failed.status, await failed.text()]).toEqual([500, 'half-way'])
    expect((await post('/withoutsign/payment/methods', { country_id: '1' })).status).toBe(200)
    expect(names).toEqual([])
  })
})

describe('S7-08 headers that are as they should be', () => {
  it.each([
    [{ platform: '2' }, 200],
    [{ platform: '0' }, 400],
    [{ 'content-type': 'application/json; charset=utf-8' }, 200],
    [{ 'content-type': 'text/plain' }, 400],
    [{ 'content-type': 'application/jsonp' }, 400],
    [{ language: 'zh' }, 200],
    [{ language: 'EN' }, 400],
    [{ 'device-id': 'a b' }, 400],
    [{ 'device-id': 'a'.repeat(129) }, 400],
    [{ 'phone-model': 'Galaxy S24 Ultra' }, 200],
    [{ timestamp: '176000000' }, 400],
  ])('%o: %i', async (headers, status) => {
    expect((await country(headers)).status).toBe(status)
  })
})

describe('S7-10 the anti-forgery cookie', () => {
  const cookie = async (device: string) => (await country({ 'device-id': device })).headers.get('set-cookie') ?? ''
  it('is for every path, stays on its site, and is read by scripts', async () => {
    const parts = (await cookie('device-2')).split('; ').slice(1)
    expect(parts.toSorted()).toEqual(['Path=/', 'SameSite=Lax'])
  })
  it('is another one on another device', async () => {
    expect(await cookie('device-2')).not.toBe(await cookie('device-3'))
  })
  it('is not wanted back by a GET', async () => {
    const headers = { ...goodHeaders, ...(await server.signIn('host')), cookie: 'XSRF-TOKEN=a' }
    expect((await server.send('GET', '/web/withdrawal/method/list', { headers })).status).toBe(200)
  })
})

describe('a fault', () => {
  it('of an upload meets the next PUT of an image, and nothing is stored', async () => {
    const person = await server.signIn('host')
    const wish = { name: 'a.png', size: 12, type: 'image/png' }
    const { res } = await server.ask('POST /web/upload', wish, person)
    await server.control('faults', { endpoint: 'upload', kind: 'status', status: 503 })
    expect((await putImage(server.sandbox, res.upload_url)).status).toBe(503)
    expect((await server.sandbox.fetch(new Request(res.url))).status).toBe(404)
    expect((await putImage(server.sandbox, res.upload_url)).status).toBe(200)
  })
  it.each([
    ['status', 500, 'text/plain'],
    ['code', 200, 'application/json'],
    ['malformed', 200, 'application/json'],
    ['html', 200, 'text/html'],
  ])('%s without more has the status %i and the type %s', async (kind, status, type) => {
    await server.control('faults', { endpoint: '*', kind })
    const response = await country()
    expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([status, type])
    if (kind === 'code') expect(await response.json()).toEqual({ code: 9999, res: null, extend: {}, msg: '' })
  })
  it.each(['POST /withoutsign/country', 'POST /withoutsign/payment/methods'])(
    'of all calls but two leaves the call %s alone',
    async (endpoint) => {
      onTestFinished(async () => void (await server.send('DELETE', '/__sandbox/faults')))
      const but = ['POST /withoutsign/country', 'POST /withoutsign/payment/methods']
      await server.control('faults', { endpoint: '*', but, kind: 'status' })
      const [, path = ''] = endpoint.split(' ')
      expect((await server.send('POST', path, { body: { country_id: '1' } })).status).not.toBe(500)
      expect((await server.send('POST', '/web/MyAccountInfo', { body: {} })).status).toBe(500)
    },
  )
  it('that is taken away lets go what it holds, and meets nobody', async () => {
    await server.control('faults', { endpoint: 'POST /withoutsign/country', kind: 'hold' })
    const held = country()
    await server.ask('POST /web/MyAccountInfo', {}, await server.signIn('host'))
    await server.control('faults', { endpoint: '*', kind: 'status', times: 3 })
    await server.send('DELETE', '/__sandbox/faults')
    expect((await held).status).toBe(200)
    expect((await country()).status).toBe(200)
  })
  it('delays the call, which is made', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await server.control('faults', { endpoint: '*', kind: 'delay', ms: 5000 })
    let status: number | undefined
    const answer = country().then((response) => (status = response.status))
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(4999)
    expect(status).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toBe(200)
  })
})

describe('for a test', () => {
  it('the demo people are listed', async () => {
    expect(await read('people')).toEqual(demoAccounts)
  })
  it.each([
    ['people', { flags: ['is_king'] }, 'There is no flag'],
    ['people', { gid: '1' }, codes.unknownGuild.msg],
    ['session', { uid: '5' }, codes.unknownUser.msg],
    ['rates', { method_id: '9', coins_per_unit: 1 }, 'There is no payment method'],
    ['withdrawals', { uid: '1000004', diamonds: '1e3' }, 'is not a decimal amount'],
    ['faults', { endpoint: '*', kind: 'altered', as: 'odd' }, 'There is no alteration'],
    ['faults', { endpoint: '*', kind: 'odd' }, 'There is no fault'],
  ])('%s refuses %o', async (path, body, text) => {
    await expect(server.control(path, body)).rejects.toThrow(text)
  })
  it('a person has what was wished for', async () => {
    const wish = {
      nickname: 'Mona Saleh',
      country_id: '3',
      user_name: 'mona',
      coins: 1,
      agent_coins: 2,
      diamonds: '3.5',
      gid: '10012',
      role: 'admin',
      flags: ['agent', 'is_reseller'],
    }
    const { uid, token } = await server.newPerson(wish)
    expect(await read(`balance/${uid}`)).toEqual({ coins: 1, agent_coins: 2, diamonds: 350 })
    const signedIn = await server.ask('POST /withoutsign/user/loginweb', { account: 'mona', password: 'lumi' })
    expect(signedIn.res.uid).toBe(uid)
    expect((await server.ask('POST /web/MyAccountInfo', {}, { uid, token })).res).toMatchObject({
      nikeName: 'Mona Saleh',
      country_name: 'Egypt',
      gold: 1,
      diamonds: '3.50',
      guild_id: '10012',
      guild_role: 'admin',
      agent: 1,
      is_reseller: true,
      is_bd: false,
    })
  })
  it('a session is opened by the name of a demo person as well', async () => {
    const { uid } = await server.control<{ uid: string }>('session', { account: 'upper' })
    expect(uid).toBe('1000010')
  })
})
