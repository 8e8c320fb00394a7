// Tests which state a person is told of. Two states that prove different things must not have the same words.
import { expect, it } from 'vitest'
import { intentMessageKey } from '../../../src/engine/money/intentMessageKey'
import type { IntentState } from '../../../src/engine/money/journal/intent'

it.each<[state: IntentState, key: string]>([
  ['sending', 'engine.money.checking'],
  ['checking', 'engine.money.checking'],
  ['free', 'engine.money.free'],
  ['unclear', 'engine.money.unclear'],
  ['done', 'engine.money.done'],
  ['refused', 'engine.money.refused'],
  ['broken', 'engine.money.broken'],
])('F19 F20 a payment that is %s is told as %s', (state, key) => {
  expect(intentMessageKey(state)).toBe(key)
})
