// Tests that credentials go to the market's API and to no other host.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { consumer, facts, good, setUp } from '../../engine/api/setUp'
import { calls } from './calls'

const roots = [
  ['https://api.example', 'https://api.example'],
  ['https://api.example/v1/', 'https://api.example/v1'],
  ['https://api.example:8443/a/b', 'https://api.example:8443/a/b'],
  ['http://localhost:3001', 'http://localhost:3001'],
  ['https://user:secret@api.example/v1?token=secret#x', 'https://api.example/v1'],
] as const

describe.each(roots)('F46 S7-08 with the API at %s', (root, base) => {
  it.each(calls)('$name goes there, names the person in its headers and nowhere else', async (call) => {
    const { client, sent, spy } = setUp(good, { root, endpoints: () => call, xsrfCookie: () => 'x1' })
    const asked =
      call.kind === 'read' ? client.read(call.name, { q: '7' }, consumer) : client.write(call.name, { q: '7' })
    await asked.catch(() => undefined)
    const { url, headers, init, text } = sent()
    expect(spy).toHaveBeenCalledTimes(1)
    expect(`${url.origin}${url.pathname}`).toBe(`${base}${call.name.split(' ')[1] ?? ''}`)
    expect(['uid', 'token', 'x-xsrf-token'].map((name) => headers.get(name))).toEqual(['7', 'secret', 'x1'])
    expect(url.href + (text ?? '')).not.toMatch(/secret|x1/)
    // A redirect would send the headers to another host.
    expect(init).toMatchObject({ redirect: 'error', referrerPolicy: 'no-referrer' })
  })
})

it.each(calls)('F46 S7-08 $name without a session carries no uid, token or anti-forgery header', async (call) => {
  const headersOf = () => ({ ...facts, uid: undefined, token: undefined })
  const { client, sent } = setUp(good, { headers: headersOf, endpoints: () => call, xsrfCookie: () => undefined })
  await client.write(call.name, {}).catch(() => undefined)
  expect(['uid', 'token', 'x-xsrf-token'].filter((name) => sent().headers.has(name))).toEqual([])
})

it('F46 no name of a call and no value of a body leads to another host', async () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '@',
    ':',
    '?',
    '#',
    '..',
    '%2f',
    '\t',
    '\n',
    'evil.example',
    'http:',
    'x',
  )
  const words = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('GET', 'POST', 'PUT'), words, fc.string(), async (method, name, value) => {
      const { client, spy } = setUp(good, { endpoints: () => ({ kind: 'read', response: {} }) })
      await client.read(`${method} /${name}`, { value, [value]: name }, consumer).catch(() => undefined)
      for (const [url] of spy.mock.calls) {
        const { origin, username } = new URL(url)
        expect([origin, username]).toEqual(['https://api.example', ''])
      }
    }),
    { numRuns: 5000 },
  )
})
