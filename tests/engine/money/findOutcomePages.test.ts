// Tests how far the pages of a list are read, and what counts as a row.
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../src/engine/api/answer/apiError'
import { findOutcome, type RowEvidence } from '../../../src/engine/money/findOutcome'
import type { OutcomeRule } from '../../../src/engine/money/outcomeRule'

const rule: OutcomeRule = {
  call: 'POST /rows',
  body: {},
  list: true,
  time: 'at',
  match: [{ 'row.to': { from: 'body.to' } }],
  ref: 'no',
}
const scope = { body: { to: '8' }, user: { uid: '7' }, since: 1000 }
const alone: RowEvidence = { key: 'k1', isTaken: () => false, rivals: 0, trustedFrom: 0 }
const hit = (no: string, more: object = {}) => ({ no, to: '8', at: 2000, ...more })
const miss = (at = 2000) => ({ no: 'x', to: '9', at })

/** Returns the finding, and how many pages were read for it. */
async function lookIn(pages: readonly (readonly unknown[])[], more: Partial<OutcomeRule> = {}) {
  let asked = 0
  const ask = async () => {
    asked += 1
    return { list: pages[asked - 1] ?? [], has_more: asked < pages.length }
  }
  const finding = await findOutcome(ask, { ...rule, ...more }, scope, alone)
  return { is: finding.is, ref: finding.is === 'found' ? finding.ref : undefined, asked }
}

describe('pages are read', () => {
  it.each<readonly [string, readonly (readonly unknown[])[], Partial<OutcomeRule>, string, string | undefined, number]>(
    [
      ['until the row is found', [[hit('a')], [hit('b')]], {}, 'found', 'a', 1],
      ['to the end if there is none', [[miss()], [miss()]], {}, 'missing', undefined, 2],
      [
        'until a row with the key, among others',
        [[miss(), hit('a', { key: 'k1' })], []],
        { key: 'key' },
        'found',
        'a',
        1,
      ],
      [
        'past a possible row, if one with the key may come',
        [[hit('a')], [hit('b', { key: 'k1' })]],
        { key: 'key' },
        'found',
        'b',
        2,
      ],
      ['until one is older than the request', [[miss(), miss(999)], [hit('a')]], {}, 'missing', undefined, 1],
      ['past one that is as old as the request', [[miss(1000)], [hit('a')]], {}, 'found', 'a', 2],
      [
        'past one without a time',
        [
          [
            { ...miss(), at: null },
            { no: 'x', to: '9' },
          ],
          [hit('a')],
        ],
        {},
        'found',
        'a',
        2,
      ],
      ['ten times at most', [...Array.from({ length: 9 }, () => [miss()]), [hit('a')]], {}, 'found', 'a', 10],
    ],
  )('%s', async (_name, pages, more, is, ref, asked) => {
    expect(await lookIn(pages, more)).toEqual({ is, ref, asked })
  })

  it('and no answer is given if more than ten would be needed', async () => {
    await expect(lookIn(Array.from({ length: 11 }, () => [miss()]))).rejects.toThrow('more than 10 pages')
  })
})

it('a row of a call without references is never taken by another intent without one', async () => {
  const { ref: _, ...nameless } = rule
  const ask = async () => ({ list: [hit('a')], has_more: false })
  const isTaken = (ref: string | undefined) => ref === undefined
  expect((await findOutcome(ask, nameless, scope, { ...alone, isTaken })).is).toBe('found')
})

describe('no row', () => {
  // This rule takes any row.
  const any: Partial<OutcomeRule> = { match: [{}] }

  it.each([[null], ['text'], [5], [undefined]])('is %j in a list', async (value) => {
    const { time: _, ...timeless } = rule
    const ask = async () => ({ list: [value], has_more: false })
    expect(await findOutcome(ask, { ...timeless, ...any }, scope, alone)).toEqual({ is: 'missing' })
  })

  it('is a single record that the server says is missing', async () => {
    const { time: _, ...timeless } = rule
    const single: OutcomeRule = { ...timeless, ...any, list: false, missing: ['1103'] }
    const ask = async () => Promise.reject(new ApiError('business', 'POST /rows', 'no', { code: '1103' }))
    expect(await findOutcome(ask, single, scope, alone)).toEqual({ is: 'missing' })
  })
})
