import { describe, expect, it } from 'vitest'
import type { ApiError } from '../../../src/engine/api/answer/apiError'
import { parseEnvelope } from '../../../src/engine/api/answer/envelope'
import { readPage } from '../../../src/engine/api/answer/listPage'
import { ShapeError } from '../../../src/engine/api/answer/shape'

const endpoint = 'POST /list'

describe('codes', () => {
  it.each([
    [{ code: 0, res: { a: 1 }, extend: 'x', msg: 'ok' }],
    [{ code: '0', res: { a: 1 }, extend: 'x', msg: 'ok' }],
  ])('S3-17 %j is a success', (body) => {
    expect(parseEnvelope(body, endpoint)).toEqual({ res: { a: 1 }, extend: 'x', msg: 'ok' })
    expect(parseEnvelope(JSON.stringify(body), endpoint)).toEqual({ res: { a: 1 }, extend: 'x', msg: 'ok' })
  })

  it.each([10, 11, '10', '11'])('S4-07 %j is the end of the session', (code) => {
    const body = { code, msg: 'again' }
    expect(() => parseEnvelope(body, endpoint)).toThrow(
      expect.objectContaining({ kind: 'session', code: String(code), body, serverText: 'again', endpoint }),
    )
  })

  it.each([1, -1, '7', 'E_LIMIT', 0.5, '00', 100])('S4-07 %j rejects with the body', (code) => {
    const body = { code, msg: 'no', res: { left: 0 } }
    expect(() => parseEnvelope(body, endpoint)).toThrow(
      expect.objectContaining({ kind: 'business', code: String(code), body }),
    )
  })

  it.each([
    '',
    ' ',
    'null',
    '[]',
    '"0"',
    '0',
    '{}',
    '{"code":null}',
    '{"code":""}',
    '{"code":true}',
    '{"code":[0]}',
    '{"code":{"a":0}}',
    '{"code":1e999}',
    '{"res":{}}',
    '{"__proto__":{"code":0}}',
    '<!doctype html><title>502</title>',
    '{"code":0,"res":{"list":[',
  ])('F13 S3-17 %s is malformed, not a success', (text) => {
    expect(() => parseEnvelope(text, endpoint)).toThrow(expect.objectContaining({ kind: 'malformed' }))
  })

  it('keeps a byte order mark from spoiling an answer', () => {
    expect(parseEnvelope('\uFEFF{"code":0,"res":1}', endpoint).res).toBe(1)
  })
})

it.each([
  ['x'.repeat(300), 'x'.repeat(200)],
  ['😀'.repeat(300), '😀'.repeat(200)],
  ['no', 'no'],
  [' ', undefined],
  [{ html: 1 }, undefined],
  [7, undefined],
])('the words of the server are text of at most 200 characters', (msg, serverText) => {
  const thrown = catchError(() => parseEnvelope({ code: 5, msg }, endpoint))
  expect((thrown as ApiError).serverText).toBe(serverText)
})

describe('pages', () => {
  const row = { id: 1 }
  it.each([
    [{ list: [row], has_more: true }, true],
    [{ list: [row], has_more: 1 }, true],
    [{ list: [row], has_more: 'true' }, true],
    [{ list: [row] }, true],
    [{ list: [row], has_more: null }, true],
    [{ list: [row], has_more: false }, false],
    [{ list: [row], has_more: 'false' }, false],
    [{ list: [row], has_more: 0 }, false],
    [{ list: [row], has_more: '0' }, false],
    [{ list: [], has_more: true }, false],
    [{ list: [null], has_more: true }, false],
    [{ list: [] }, false],
  ])('F30 S4-09 %j has more: %s', (res, hasMore) => {
    expect(readPage(res).hasMore).toBe(hasMore)
  })

  it('S3-17 gives the rows and skips null ones', () => {
    expect(readPage({ list: [row, null, row], has_more: true }).list).toEqual([row, row])
  })

  it.each([{}, { list: null }, { list: {} }, { list: 'x' }, null, undefined, 'x', 0])('S3-17 %j is no page', (res) => {
    expect(() => readPage(res)).toThrow(ShapeError)
  })
})

function catchError(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error
  }
}
