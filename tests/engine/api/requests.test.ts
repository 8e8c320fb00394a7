import { describe, expect, it } from 'vitest'
import { answer, consumer, facts, good, setUp } from './setUp'

describe('requests', () => {
  it('S7-08 carry every header, the timestamp in seconds', async () => {
    const { client, sent } = setUp(good, { xsrfCookie: () => 'x1' })
    await client.read('POST /row', {}, consumer)
    expect(sent().init.headers).toEqual({
      'content-type': 'application/json',
      'device-id': 'd1',
      language: 'tr',
      platform: '2',
      'app-version': '1.3.14',
      'phone-model': '%D0%9C%D0%BE%D0%B4%D0%B5%D0%BB%D1%8C',
      'system-version': '14',
      timestamp: '1700000000',
      uid: '7',
      token: 'secret',
      'X-XSRF-TOKEN': 'x1',
    })
  })

  it('S7-08 carry platform 1 elsewhere, and no uid, token or anti-forgery header without a session', async () => {
    const { client, sent } = setUp(good, { headers: () => ({ ...facts, isAndroid: false, uid: undefined, token: '' }) })
    await client.read('POST /row', {}, consumer)
    expect(sent().headers.get('platform')).toBe('1')
    expect(['uid', 'token', 'X-XSRF-TOKEN'].filter((name) => sent().headers.has(name))).toEqual([])
  })

  it('F36 S7-08 follow the clock of the server once it has told its time', async () => {
    const { client, sent } = setUp(async () =>
      answer({ code: 0, res: { uid: 1 } }, { headers: { date: new Date(1_700_086_400_000).toUTCString() } }),
    )
    await client.read('POST /row', {}, consumer)
    await client.read('POST /row', {}, consumer)
    expect(sent(0).headers.get('timestamp')).toBe('1700000000')
    expect(sent(1).headers.get('timestamp')).toBe('1700086400')
  })

  it('S7-09 of a GET carry the body in the query', async () => {
    const { client, sent } = setUp(async () => answer({ code: 0, res: { n: '5' } }))
    const body = { q: 'a b&c', page: 1, all: false, none: null, ids: ['1', '2'], nested: { a: 1 } }
    expect(await client.read('GET /rows', body, consumer)).toEqual({ n: 5 })
    expect(sent().url.pathname).toBe('/v1/rows')
    expect([...sent().url.searchParams]).toEqual([
      ['q', 'a b&c'],
      ['page', '1'],
      ['all', 'false'],
      ['ids', '1'],
      ['ids', '2'],
      ['nested', '{"a":1}'],
    ])
    expect(sent().init.body).toBeUndefined()
  })

  it.each(['POST', 'PUT'])('S7-09 of a %s carry the body as JSON, ids byte-equal', async (method) => {
    const { client, sent } = setUp(async () => answer('{"code":0,"res":{"id":9007199254740993}}'))
    await client.write(`${method} /save`, { uid: '9007199254740993' })
    expect(sent().init.method).toBe(method)
    expect(sent().text).toBe('{"uid":"9007199254740993"}')
    expect(sent().url.search).toBe('')
  })

  it('F19 F21 of a write carry the key that it is given, and no other call has one', async () => {
    const { client, sent } = setUp(async () => answer({ code: 0, res: { uid: 1 } }))
    await client.write('POST /save', { n: 1 }, { key: 'k1' })
    await client.write('POST /save', { n: 1 })
    await client.read('POST /row', {}, consumer)
    expect([0, 1, 2].map((call) => sent(call).headers.get('idempotency-key'))).toEqual(['k1', null, null])
  })

  it('F46 go to the configured root alone, without redirect, cache or referrer', async () => {
    const { client, sent } = setUp(good)
    await client.read('POST /row', {}, consumer)
    expect(sent().url.href).toBe('https://api.example/v1/row')
    expect(sent().init).toMatchObject({
      credentials: 'include',
      redirect: 'error',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    })
  })

  it.each(['HEAD /row', 'POST row', 'POST https://evil.example/', '/row'])(
    'refuse %s, which is not an endpoint',
    async (name) => {
      const { client, spy } = setUp(good, { endpoints: () => ({ kind: 'read', response: {} }) })
      await expect(client.read(name, {}, consumer)).rejects.toThrow('is not an endpoint')
      expect(spy).not.toHaveBeenCalled()
    },
  )

  it.each(['POST //evil.example/row', 'POST /\\evil.example', 'POST /@evil.example', 'POST /../../row'])(
    'keep to the host of the root for %s',
    async (name) => {
      const { client, sent } = setUp(good, { endpoints: () => ({ kind: 'read', response: {} }) })
      await client.read(name, {}, consumer)
      expect(sent().url.host).toBe('api.example')
    },
  )

  it('S7-17 ask for no endpoint that is not known', async () => {
    const { client, spy } = setUp(good)
    await expect(client.read('POST /other', {}, consumer)).rejects.toThrow('No endpoint "POST /other".')
    expect(spy).not.toHaveBeenCalled()
  })
})
