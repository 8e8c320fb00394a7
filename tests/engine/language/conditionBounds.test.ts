// Tests what the check reports about bounds of conditions that decide nothing.
import { describe, expect, it } from 'vitest'
import { checkPages } from '../../../src/engine/language/check/check'
import type { Tree } from '../../../src/engine/language/check/known'
import { known } from './smallProduct'

describe('F44 a bound of a condition', () => {
  const user = {
    properties: {
      age: { type: 'integer', minimum: 1, maximum: 9 } as Tree,
      seen: { type: 'integer', 'x-means': 'count' } as Tree,
    },
  }
  const small2 = { ...known, scope: { properties: { user } } }
  it.each([
    ['that decides', { 'user.age': { min: 2, below: 10 } }, []],
    ['below the least', { 'user.age': { min: 0 } }, ['the value is never below 1, so 0 decides nothing.']],
    ['at the least', { 'user.age': { below: 1 } }, ['the value is never below 1, so 1 decides nothing.']],
    ['above the most', { 'user.age': { max: 12 } }, ['the value is never above 9, so 12 decides nothing.']],
    ['below what counts', { 'user.seen': { min: -1 } }, ['the value is never below 0, so -1 decides nothing.']],
  ])('%s', (_what, when, problems) => {
    const page = { title: 'a.title', blocks: { b: { block: 'text', items: { one: { text: 'a.title' } }, when } } }
    expect(checkPages({ '/things': page }, small2).map(({ what }) => what)).toEqual(problems)
  })
})

it('what stands in the place of a block needs a condition of the block', () => {
  const told = (when: object) => {
    const block = { block: 'text', items: { one: { text: 'a.title' } }, otherwise: 'a.title', ...when }
    return checkPages({ '/things': { title: 'a.title', blocks: { b: block } } }, known).map(({ what }) => what)
  }
  expect(told({})).toEqual(['without `when`, the block is always there: leave it out.'])
  expect(told({ when: { 'query.a': { exists: true } } })).toEqual([])
})
