import { readFileSync, readdirSync } from 'node:fs'
import { Ajv } from 'ajv'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handlers } from '../../sandbox/handlers'
import { startServer, type Server } from './server'

const read = (file: string) => JSON.parse(readFileSync(new URL(`../../schemas/${file}.json`, import.meta.url), 'utf8'))
const { protocol: _, ...calls }: { readonly [name: string]: { readonly [member: string]: string } } = read('api')
const tables = ['api', 'native']
const files = readdirSync(new URL('../../schemas/', import.meta.url))
  .map((file) => file.replace('.json', ''))
  .filter((file) => !tables.includes(file))

describe('schemas', () => {
  it('name each thing once', () => {
    const names = files.flatMap((file) => Object.keys(read(file).$defs))
    expect(names).toEqual([...new Set(names)])
  })
  it('point at things that are there', () => {
    const ajv = new Ajv({ strict: false, formats: { id: true, decimal: true, phone: true, 'image-url': true } })
    for (const file of files.filter((one) => one !== 'forms')) ajv.addSchema(read(file), `${file}.json`)
    for (const { request, response } of Object.values(calls)) {
      for (const ref of [request, response]) expect(ajv.getSchema(ref ?? '')).toBeTypeOf('function')
    }
  })
  it('hold patterns that compile with the u flag, beside a length of at most 256', () => {
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return
      const { pattern, maxLength } = node as { pattern?: unknown; maxLength?: number }
      if (typeof pattern === 'string') {
        expect(() => new RegExp(pattern, 'u')).not.toThrow()
        expect(maxLength).toBeLessThanOrEqual(256)
      }
      Object.values(node).forEach(visit)
    }
    visit(read('forms'))
  })
  it.each([
    [
      'recharge',
      'amount',
      ['1', '0.5', '0.01', '10.10', '5000'],
      ['0', '0.0', '0.00', '01', '1e3', '-1', '1.234', '+5', '٥'],
    ],
    ['recharge', 'user_id', ['1', '81000001'], ['', 'a', '1 2', '-1']],
    ['guildCreate', 'contact_phone', ['+966 50 100 0001', '0501234567'], ['12', 'call me', '++966501234567']],
    [
      'withdrawMethod',
      'iban',
      ['SA0380000000608010167519', 'sa03 8000 0000 6080 1016 7519'],
      ['SA', '0380000000608010'],
    ],
    ['withdrawMethod', 'account_no', ['0551234567', 'TQn9Y2khEsLJ', 'a@b.example'], ['<b>', 'a b', '']],
    ['refusal', 'reason', ['x', ' x '], ['', '   ', '\n']],
  ])('%s.%s takes and refuses', (form, field, good, bad) => {
    const pattern = new RegExp(read('forms').$defs[form].properties[field].pattern, 'u')
    expect(good.filter((text) => !pattern.test(text))).toEqual([])
    expect(bad.filter((text) => pattern.test(text))).toEqual([])
  })
  it('have a handler each', () => {
    expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(calls).toSorted())
  })
})

describe('what is seeded', () => {
  let server: Server
  beforeAll(() => {
    server = startServer()
  })
  afterAll(() => server.sandbox.close())

  it('S9-04 60 countries or more, the four special ones among them', async () => {
    const { res } = await server.ask('POST /withoutsign/country', {})
    const ids = res.list.map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(60)
    expect(ids).toEqual(expect.arrayContaining(['34', '40', '42', '15']))
  })
})
