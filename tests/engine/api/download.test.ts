// Tests files that the server makes: their request, their name, their size, and refusals.
import { describe, expect, it } from 'vitest'
import type { EndpointShape } from '../../../src/engine/api/client'
import { fileNameIn, readFile } from '../../../src/engine/api/download'
import { answer, facts, setUp, type Fetch } from './setUp'

const shape: EndpointShape = { kind: 'read', answer: 'file', response: { type: 'string' } }
const server = (fetch: Fetch, more: Partial<EndpointShape> = {}) =>
  setUp(fetch, { endpoints: () => ({ ...shape, ...more }) })
const csv = (headers: { readonly [name: string]: string } = {}) =>
  answer('a,b\n1,2\n', { headers: { 'content-type': 'text/csv; charset=utf-8', ...headers } })

describe('a request for a file', () => {
  it.each([
    ['GET /report/{month}', { month: '2026-01', kind: 'all' }, '/v1/report/2026-01?kind=all', undefined],
    ['POST /report', { month: '2026-01' }, '/v1/report', '{"month":"2026-01"}'],
  ])('%s goes to the server of the product, with the token in a header alone', async (endpoint, body, path, text) => {
    const { client, sent } = server(async () => csv())
    await client.download(endpoint, body)
    const { url, init, headers } = sent()
    expect(url.origin).toBe('https://api.example')
    expect(url.pathname + url.search).toBe(path)
    expect(url.href).not.toContain(facts.token)
    expect(headers.get('token')).toBe(facts.token)
    expect(init).toMatchObject({ redirect: 'error', referrerPolicy: 'no-referrer', cache: 'no-store' })
    expect(init.body).toBe(text)
  })

  it('gives the bytes, the type and the name of the file', async () => {
    const { client } = server(async () => csv({ 'content-disposition': 'attachment; filename="report.csv"' }))
    const { blob, name } = await client.download('GET /report', {})
    expect(await blob.text()).toBe('a,b\n1,2\n')
    expect(blob.type).toBe('text/csv')
    expect(name).toBe('report.csv')
  })

  it('gives a file of JSON that the server names', async () => {
    const headers = { 'content-type': 'application/json', 'content-disposition': 'attachment; filename=a.json' }
    const { client } = server(async () => answer({ code: 5 }, { headers }))
    expect(await (await client.download('GET /report', {})).blob.text()).toBe('{"code":5}')
  })
})

describe('a file is refused', () => {
  const json = { 'content-type': 'application/json' }
  it.each<[string, Response | (() => Response), object]>([
    [
      'by an envelope',
      answer({ code: 42, msg: 'No orders' }, { headers: json }),
      { kind: 'business', code: '42', serverText: 'No orders' },
    ],
    [
      'by a status',
      answer({ code: 7, msg: 'Too early' }, { status: 409 }),
      { kind: 'business', code: '409', serverText: 'Too early' },
    ],
    ['by an envelope without a file', answer({ code: 0, res: {} }, { headers: json }), { kind: 'malformed' }],
    ['by a server that fails', answer('', { status: 503 }), { kind: 'status', status: 503 }],
  ])('%s', async (_how, response, error) => {
    const { client, over } = server(async () => (typeof response === 'function' ? response() : response))
    await expect(client.download('GET /report', {})).rejects.toMatchObject(error)
    expect(over).not.toHaveBeenCalled()
  })

  it.each([
    ['status 401', answer('', { status: 401 })],
    ['the code of an envelope', answer({ code: 10 }, { headers: json })],
  ])('by %s, which ends the session', async (_how, response) => {
    const { client, over } = server(async () => response)
    await expect(client.download('GET /report', {})).rejects.toMatchObject({ kind: 'session' })
    expect(over).toHaveBeenCalledOnce()
  })

  it.each([
    ['the server announces', { 'content-length': '9' }],
    ['arrives', {}],
  ])('if more bytes than the limit %s', async (_how, headers) => {
    await expect(readFile(csv(headers), 'GET /report', undefined, 7)).rejects.toMatchObject({ code: 'too large' })
    expect((await readFile(csv(), 'GET /report', undefined, 8)).blob.size).toBe(8)
  })

  it('if its body is cut off', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('a'))
        controller.error(new TypeError('network'))
      },
    })
    await expect(readFile(new Response(body), 'GET /report')).rejects.toMatchObject({ kind: 'malformed' })
  })
})

it.each([
  ['attachment; filename="report.csv"', 'report.csv'],
  ['attachment; filename=report.csv', 'report.csv'],
  ['attachment; filename="a \\"b\\".csv"', 'a _b_.csv'],
  ['attachment; filename="e.csv"; filename*=UTF-8\'\'%D8%AA%D9%82%D8%B1%D9%8A%D8%B1.csv', 'تقرير.csv'],
  ["attachment; filename*=UTF-8''%E0%A4%A; filename=plain.csv", 'plain.csv'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="..\\\\..\\\\run.bat"', 'run.bat'],
  ['attachment; filename=".htaccess"', 'htaccess'],
  ['attachment; filename="gpj.\u202Eexe.pdf"', 'gpj.exe.pdf'],
  ['attachment; filename=""', undefined],
  ['attachment', undefined],
  [null, undefined],
])('the name in %j is %j', (header, name) => {
  expect(fileNameIn(header)).toBe(name)
})
