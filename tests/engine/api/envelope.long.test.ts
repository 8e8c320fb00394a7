import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ApiError } from '../../../src/engine/api/answer/apiError'
import { decode } from '../../../src/engine/api/answer/decode'
import { parseEnvelope } from '../../../src/engine/api/answer/envelope'
import { readPage } from '../../../src/engine/api/answer/listPage'
import { type Shape, ShapeError } from '../../../src/engine/api/answer/shape'
import { mutantOf } from './answerMutants'

it('F13 S3-17 10,000 mutants of an envelope bring ApiError or ShapeError, and nothing else', () => {
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
        readPage(decode(shape, parseEnvelope(text, 'POST /list').res))
        outcomes.good += 1
      } catch (error) {
        if (!(error instanceof ApiError || error instanceof ShapeError)) throw error
        outcomes.bad += 1
      }
    }),
    { numRuns: 10_000, seed: 4 },
  )
  expect(outcomes.good).toBeGreaterThan(100)
  expect(outcomes.bad).toBeGreaterThan(1000)
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
  expect(({} as { canary?: unknown }).canary).toBeUndefined()
})
