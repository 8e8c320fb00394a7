import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError, type ApiErrorDetails } from '../../../src/engine/api/answer/apiError'
import { canonicalJson, hash64 } from '../../../src/engine/money/journal/canonicalJson'
import { refusalIn } from '../../../src/engine/money/refusal'
import { findOutcome, type RowEvidence } from '../../../src/engine/money/findOutcome'
import { factsForRule, intentFingerprint } from '../../../src/engine/money/intentFingerprint'
import { type OutcomeRule, normalizedText } from '../../../src/engine/money/outcomeRule'

const list: OutcomeRule = {
  call: 'POST /rows',
  body: { kind: 'out', who: { from: 'user.uid' } },
  list: true,
  time: 'at',
  match: [
    { 'row.amount': { from: 'body.amount' }, 'row.to.uid': { from: 'body.to' } },
    { 'row.amount': { from: 'body.amount' }, 'row.to.name': { from: 'body.to' } },
  ],
  ref: 'no',
}
const scope = { body: { amount: '10', to: '7' }, user: { uid: '1' }, since: 1000 }
const row = (no: string, amount: unknown, uid: string, at = 1000) => ({ no, amount, to: { uid, name: `d${uid}` }, at })
const alone: RowEvidence = { key: 'k1', isTaken: (ref) => ref === 'taken', rivals: 0, trustedFrom: 0 }

function server(...pages: readonly (readonly object[])[]) {
  const asked: object[] = []
  const ask = async (endpoint: string, body: object) => {
    asked.push({ endpoint, ...body })
    return { list: pages[asked.length - 1] ?? [], has_more: asked.length < pages.length }
  }
  return { ask, asked }
}

describe('F21 whether it happened', () => {
  it.each([
    { name: 'the row', rows: [row('a', 10, '7')], found: 'a' },
    { name: 'the amount is written otherwise', rows: [row('a', '10.00', '7')], found: 'a' },
    { name: 'by the second way', rows: [row('a', 10, '7')], body: { amount: 10, to: 'd7' }, found: 'a' },
    { name: 'another amount', rows: [row('a', '10.01', '7')] },
    { name: 'another receiver', rows: [row('a', 10, '8')] },
    { name: 'before the minute', rows: [row('a', 10, '7', 999)] },
    { name: 'a row without time', rows: [{ ...row('a', 10, '7'), at: undefined }] },
    { name: 'another intent has the row', rows: [row('taken', 10, '7')] },
    { name: 'another intent has one of two', rows: [row('taken', 10, '7'), row('b', 10, '7')], found: 'b' },
    { name: 'no rows', rows: [] },
    { name: 'nothing to compare with', rows: [{ no: 'a', at: 1000 }], body: {} },
  ])('$name', async ({ rows, body, found }) => {
    const told = await findOutcome(server(rows).ask, list, { ...scope, body: body ?? scope.body }, alone)
    expect(told).toEqual(found === undefined ? { is: 'missing' } : { is: 'found', ref: found, row: expect.anything() })
  })

  const twin = [row('a', 10, '7')]
  const keyed = { ...list, key: 'key' }
  it.each<{ what: string; rows: object[]; known?: Partial<RowEvidence>; rule?: OutcomeRule; is: string; ref?: string }>(
    [
      {
        what: 'an earlier, equal one has no name and may own the row',
        rows: twin,
        known: { rivals: 1 },
        is: 'unclear',
      },
      {
        what: 'there is a row more than others may own',
        rows: [...twin, row('b', 10, '7')],
        known: { rivals: 1 },
        is: 'found',
      },
      {
        what: 'rows of two others, and two rows',
        rows: [...twin, row('b', 10, '7')],
        known: { rivals: 2 },
        is: 'unclear',
      },
      { what: 'nobody remembers the time of the row', rows: twin, known: { trustedFrom: 1001 }, is: 'unclear' },
      {
        what: 'the row is of a time that is remembered',
        rows: twin,
        known: { trustedFrom: 1000 },
        is: 'found',
        ref: 'a',
      },
      { what: 'the row has its key', rows: [{ ...row('a', 10, '8'), key: 'k1' }], rule: keyed, is: 'found', ref: 'a' },
      {
        what: 'its key decides before all else',
        rows: [{ ...row('a', 10, '7'), key: 'k1' }],
        rule: keyed,
        known: { rivals: 9 },
        is: 'found',
        ref: 'a',
      },
      {
        what: 'the row has the key of another',
        rows: [{ ...row('a', 10, '7'), key: 'k2' }],
        rule: keyed,
        is: 'missing',
      },
      { what: 'a row without a key', rows: twin, rule: keyed, is: 'found', ref: 'a' },
    ],
  )('$what: $is', async ({ rows, known, rule = list, is, ref }) => {
    const told = await findOutcome(server(rows).ask, rule, scope, { ...alone, ...known })
    expect(told).toMatchObject({ is, ...(is === 'found' && { ref }) })
  })

  it('fills the body and leafs on until the rows are older', async () => {
    const newer = [row('x', 1, '1', 2000)]
    const { ask, asked } = server(newer, newer, [row('y', 1, '1', 900)], [row('a', 10, '7')])
    expect(await findOutcome(ask, list, scope, alone)).toEqual({ is: 'missing' })
    expect(asked).toEqual([1, 2, 3].map((page) => ({ endpoint: 'POST /rows', kind: 'out', who: '1', page })))
  })

  it('does not answer no if it could not see all rows', async () => {
    const endless = Array.from({ length: 30 }, () => [row('x', 1, '1', 2000)])
    await expect(findOutcome(server(...endless).ask, list, scope, alone)).rejects.toThrow('more than 10 pages')
  })

  const single: OutcomeRule = { call: 'POST /one', body: {}, match: [{ 'row.state': ['a', 'b'] }], missing: ['1103'] }
  const fails = (code: string) => () => Promise.reject(new ApiError('business', 'POST /one', 'no', { code }))

  it('a single answer is the row, and a declared refusal means that there is none', async () => {
    expect(await findOutcome(async () => ({ state: 'b' }), single, scope, alone)).toMatchObject({
      is: 'found',
      row: { state: 'b' },
    })
    expect(await findOutcome(async () => ({ state: 'c' }), single, scope, alone)).toEqual({ is: 'missing' })
    expect(await findOutcome(fails('1103'), single, scope, alone)).toEqual({ is: 'missing' })
  })

  it('any other failure says nothing', async () => {
    await expect(findOutcome(fails('500'), single, scope, alone)).rejects.toThrow('no')
    await expect(findOutcome(async () => ({ list: 'x' }), list, scope, alone)).rejects.toThrow('list')
  })
})

describe('the stored and compared facts', () => {
  it('only members that the rule names are kept of a body', () => {
    expect(factsForRule(list, { amount: '10', to: '7', account: 'secret', note: 'x' })).toEqual({
      amount: '10',
      to: '7',
    })
  })

  it('what the server would find in the same row is alike', () => {
    const of = (body: object) => intentFingerprint(list, { ...scope, body: factsForRule(list, body) })
    expect(of({ amount: '10.00', to: ' 7', account: 'x' })).toBe(of({ to: '7', amount: 10 }))
    expect(of({ amount: '10', to: '8' })).not.toBe(of({ amount: '10', to: '7' }))
    const steps: OutcomeRule = { ...list, match: [{ 'body.step': 'a' }, { 'body.step': 'b' }] }
    const step = (name: string) => intentFingerprint(steps, { ...scope, body: { step: name } })
    expect(step('a')).not.toBe(step('b'))
  })

  it.each([
    ['10.00', '10'],
    ['1.50', '1.5'],
    ['0.05', '0.05'],
    ['007', '007'],
    ['100', '100'],
    ['9007199254740993', '9007199254740993'],
    ['a.0', 'a.0'],
  ])('%s is %s', (text, same) => expect(normalizedText(text)).toBe(same))

  it('amounts that are equal have one text, and others have not', () => {
    fc.assert(
      fc.property(fc.nat(99_999), fc.nat(99_999), (a, b) => {
        const text = (cents: number) => normalizedText((cents / 100).toFixed(2))
        expect(text(a) === text(b)).toBe(a === b)
        expect(text(a)).toBe(normalizedText(`${(a / 100).toFixed(2)}00`))
      }),
    )
  })

  it('a body is the same whatever the order of its members', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (body) => {
        const turned = Object.fromEntries(Object.entries(body).toReversed())
        expect(hash64(canonicalJson(turned))).toBe(hash64(canonicalJson(body)))
      }),
    )
    expect(hash64(canonicalJson({ a: 1 }))).not.toBe(hash64(canonicalJson({ a: 2 })))
    expect(canonicalJson({ a: 1, b: undefined })).toBe(canonicalJson({ a: 1 }))
  })
})

describe("F21 proof of refusal: the API's own envelope with a code that the endpoint declares", () => {
  const rule = { ...list, refusals: ['42'] }
  const error = (...[kind, facts]: [ApiError['kind'], ApiErrorDetails?]) => new ApiError(kind, 'POST /x', 'm', facts)
  it.each<[what: string, failure: unknown, isRefused: boolean]>([
    ['a declared code', error('business', { code: '42' }), true],
    ['a declared code with status 400', error('status', { status: 400, body: { code: 42, msg: 'no' } }), true],
    ['a declared code as text with status 422', error('status', { status: 422, body: { code: '42' } }), true],
    ['the session is over', error('session'), true],
    ['the session is over, with status 401', error('session', { status: 401 }), true],
    ['it never left', error('protocol'), true],
    ['a code that nobody declared', error('business', { code: '43' }), false],
    ['a code that nobody declared, with status 400', error('status', { status: 400, body: { code: 43 } }), false],
    ['a page of a firewall', error('status', { status: 403 }), false],
    ['the JSON of a gateway', error('status', { status: 403, body: { code: 403, message: 'blocked' } }), false],
    ['JSON that is no envelope', error('status', { status: 400, body: { error: 'x' } }), false],
    ['code 0 with status 403', error('status', { status: 403, body: { code: 0 } }), false],
    ['404', error('status', { status: 404 }), false],
    ['429', error('status', { status: 429 }), false],
    ['a declared code with status 500', error('status', { status: 500, body: { code: 42 } }), false],
    ['the session is over, with status 502', error('session', { status: 502 }), false],
    ['504', error('status', { status: 504 }), false],
    ['no network', error('network'), false],
    ['no time left', error('timeout'), false],
    ['aborted', error('aborted'), false],
    ['a body that is no envelope', error('malformed'), false],
    ['an error of our own', new Error('of our own'), false],
  ])('%s: %s', (_, failure, isRefused) => expect(refusalIn(failure, rule) !== undefined).toBe(isRefused))

  it('a refusal with status 4xx counts as any other, by its code', () => {
    const failure = error('status', { status: 400, body: { code: 42 }, serverText: 'too much' })
    expect(refusalIn(failure, rule)?.error).toMatchObject({ kind: 'business', code: '42', serverText: 'too much' })
  })
})
