import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../src/engine/api/answer/apiError'
import { decode } from '../../../src/engine/api/answer/decode'
import { parseEnvelope, parseJson } from '../../../src/engine/api/answer/envelope'
import { readPage } from '../../../src/engine/api/answer/listPage'
import { type Shape, ShapeError } from '../../../src/engine/api/answer/shape'
import { mutantOf } from './answerMutants'

it('F13 S3-17 1,000 mutants of an envelope bring ApiError or ShapeError, and nothing else', () => {
  const before = Object.getOwnPropertyNames(Object.prototype)
  const good = {
    code: 0,
    msg: 'ok',
    extend: {},
    res: { has_more: true, list: [{ uid: 9007199254740991, name: 'a', owner: { uid: '2', amount: '12.50' } }] },
  }
  const owner: Shape = {
    type: 'object',
    required: ['uid'],
    properties: { uid: { type: 'string' }, amount: { type: 'number' } },
  }
  const row: Shape = {
    type: 'object',
    required: ['uid'],
    properties: { uid: { type: 'string' }, name: { type: 'string' }, owner },
  }
  const shape: Shape = {
    type: 'object',
    required: ['list'],
    properties: { list: { type: 'array', items: row }, has_more: { type: ['boolean', 'integer', 'string'] } },
  }
  const outcomes = { good: 0, bad: 0 }
  fc.assert(
    fc.property(mutantOf(good), (text) => {
      try {
        readPage(decode(shape, parseEnvelope(text, 'POST /list', { success: ['0'] }).res))
        outcomes.good += 1
      } catch (error) {
        if (!(error instanceof ApiError || error instanceof ShapeError)) throw error
        outcomes.bad += 1
      }
    }),
    { numRuns: 1_000, seed: 4 },
  )
  expect(outcomes.good).toBeGreaterThan(50)
  expect(outcomes.bad).toBeGreaterThan(500)
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
  expect(({} as { canary?: unknown }).canary).toBeUndefined()
})

describe('parse json', () => {
  it('F14 gives what JSON.parse gives, but for unsafe integers, whose digits stay byte-equal', () => {
    const figure = fc
      .double({ noDefaultInfinity: true, noNaN: true })
      .filter((one) => !Number.isInteger(one) || Math.abs(one) < 2 ** 53)
    const leaf = fc.oneof(fc.string(), fc.integer(), figure, fc.boolean(), fc.constant(null))
    const big = fc.bigInt({ min: 9007199254740992n, max: 10n ** 25n })
    fc.assert(
      fc.property(fc.dictionary(fc.string(), leaf), fc.array(big, { minLength: 50, maxLength: 60 }), (row, ids) => {
        const text = `{"row":${JSON.stringify(row)},"ids":[${ids.join(',')}],"minus":[${ids.map((id) => -id).join(' ,')}]}`
        const parsed = parseJson(text)
        const sent = `{"row":${JSON.stringify(row)},"ids":${quoted(ids)},"minus":${quoted(ids.map((id) => -id))}}`
        expect(parsed).toEqual(JSON.parse(sent))
        // A value keeps its digits on the way back to the server.
        expect(JSON.stringify((parsed as { ids: unknown }).ids)).toBe(quoted(ids))
      }),
      { numRuns: 100 },
    )
  })

  it('takes and refuses the same texts as JSON.parse', () => {
    const piece = fc.constantFrom(...'{}[]:,"\\-.e 0', '12345678901234567890', '"a"', 'null')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('')
        expect(isGood(() => parseJson(text))).toBe(isGood(() => JSON.parse(text)))
      }),
      { numRuns: 1_000 },
    )
  })

  function quoted(ids: readonly bigint[]): string {
    return `[${ids.map((id) => `"${id}"`).join(',')}]`
  }

  function isGood(run: () => unknown): boolean {
    try {
      run()
      return true
    } catch {
      return false
    }
  }
})
