import { expect, it } from 'vitest'
import { failureText } from '../../../src/engine/actions/perform/failureText'
import { callBody } from '../../../src/engine/actions/perform/callBody'
import { hrefOf } from '../../../src/engine/runtime/navigation/useNavigateTo'
import { ApiError, type ApiErrorDetails, type ApiErrorKind } from '../../../src/engine/api/answer/apiError'
import type { CallAction } from '../../../src/engine/language/types/plain'

const action: CallAction = { do: 'call', call: 'POST /x', label: 'x', failed: 'own', reasons: { 5: 'five' } }
const bare: CallAction = { do: 'call', call: 'POST /x', label: 'x' }
const say = (message: unknown) => `said ${String(message)}`
const own = 'said own'
const network = 'said engine.error.network'
const failed = 'said engine.error.failed'

it.each<[ApiErrorKind, ApiErrorDetails, CallAction, expected: string | undefined]>([
  ['business', { code: '5' }, action, 'said five'],
  ['business', { code: '5', serverText: 'no' }, action, 'said five'],
  ['business', { code: '6', serverText: 'no' }, action, 'no'],
  ['business', { code: '6' }, action, own],
  ['business', { code: '6', serverText: 'no' }, bare, 'no'],
  ['business', { code: '6' }, bare, failed],
  ['network', {}, action, network],
  ['timeout', {}, action, network],
  ['status', { status: 500 }, action, failed],
  ['status', { status: 404 }, action, 'said engine.error.address'],
  ['aborted', {}, action, undefined],
  ['malformed', {}, action, failed],
  ['canceled', {}, action, undefined],
  ['protocol', {}, action, 'said engine.error.address'],
  ['session', {}, action, 'said engine.error.session'],
])('S8-02 %s %j is said as it is', (kind, facts, call, expected) => {
  expect(failureText(call, new ApiError(kind, 'POST /x', 'message', facts), say)).toBe(expected)
})

it('an error other than ApiError is a failure of the call', () => {
  expect(failureText(action, new Error('x'), say)).toBe(own)
  expect(failureText(bare, new Error('x'), say)).toBe(failed)
})

it.each([
  ['takes what the request knows of the form', {}, { a: 1, c: 3 }, { a: 1 }],
  ['leaves out what was not filled in', {}, { a: undefined, b: null }, { b: null }],
  ['binds over the form', { a: { from: 'row.id' } }, { a: 1, b: 2 }, { a: 'r', b: 2 }],
  ['adds what the config names although the request does not', { d: 'x' }, {}, { d: 'x' }],
  ['leaves out a reference to nothing', { a: { from: 'row.none' } }, { a: 1 }, { a: 1 }],
  ['takes nothing inherited', {}, Object.create({ a: 1 }) as object, {}],
])('requestBody %s', (_name, body, form, expected) => {
  const shape = { kind: 'write' as const, request: { properties: { a: {}, b: {} } }, response: {} }
  expect(callBody(shape, body, { row: { id: 'r' } }, form as { [name: string]: unknown })).toEqual(expected)
})

it('requestBody of an endpoint without a request sends only bound values', () => {
  expect(callBody({ kind: 'write', response: {} }, { a: 1 }, {}, { b: 2 })).toEqual({ a: 1 })
})

it.each([
  ['/a', {}, '/a'],
  ['/a', { b: 1, c: 'x y' }, '/a?b=1&c=x+y'],
  ['/a', { b: 'a&b=c#d' }, '/a?b=a%26b%3Dc%23d'],
])('target %s %j is %s', (to, query, expected) => {
  expect(hrefOf(to, query)).toBe(expected)
})
