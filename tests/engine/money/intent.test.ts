import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideIntent, draftIntent } from '../../../src/engine/money/decideIntent'
import { intentMessageKey } from '../../../src/engine/money/intentMessageKey'
import {
  applyEvent,
  type Intent,
  type IntentEvent,
  type IntentState,
  isUnresolved,
} from '../../../src/engine/money/journal/intent'
import { intent } from './journalKit'
import { pay } from './setUp'

describe('intent', () => {
  const patience = { misses: 3, graceMs: 60_000 }

  const intent: Intent = {
    key: 'k',
    endpoint: 'POST /pay',
    uid: '7',
    hash: 'h',
    like: 'l',
    facts: { amount: '10' },
    state: 'sending',
    attempt: 2,
    at: 0,
    sentAt: 1000,
    misses: 0,
    seen: false,
    rev: 5,
  }

  const events: { readonly [name: string]: IntentEvent } = {
    answered: { is: 'answered', ref: 'N1' },
    found: { is: 'found', ref: 'N1' },
    refused: { is: 'refused', attempt: 2 },
    refusedEarlier: { is: 'refused', attempt: 1 },
    lost: { is: 'lost', attempt: 2 },
    lostEarlier: { is: 'lost', attempt: 1 },
    missedEarly: { is: 'missed', attempt: 2, isOver: false, isSure: true, isDoubtful: false },
    missedLate: { is: 'missed', attempt: 2, isOver: true, isSure: true, isDoubtful: false },
    missedUnsure: { is: 'missed', attempt: 2, isOver: true, isSure: false, isDoubtful: false },
    missedDoubtful: { is: 'missed', attempt: 2, isOver: true, isSure: false, isDoubtful: true },
    missedBefore: { is: 'missed', attempt: 1, isOver: true, isSure: true, isDoubtful: false },
    held: { is: 'held', attempt: 2 },
    heldEarlier: { is: 'held', attempt: 1 },
    sentAgain: { is: 'sentAgain' },
    replaced: { is: 'replaced' },
    seen: { is: 'seen' },
  }

  describe('F20 F21 each state and each event', () => {
    const states = ['sending', 'checking', 'free', 'unclear', 'done', 'refused'] as const
    // Each intent already has two misses. "-" means no change.
    const table: { readonly [event: string]: readonly (IntentState | '-')[] } = {
      answered: ['done', 'done', 'done', 'done', '-', 'done'],
      found: ['done', 'done', 'done', 'done', '-', '-'],
      refused: ['refused', 'refused', 'refused', 'refused', '-', '-'],
      refusedEarlier: ['-', '-', '-', '-', '-', '-'],
      lost: ['checking', '-', '-', '-', '-', '-'],
      lostEarlier: ['-', '-', '-', '-', '-', '-'],
      missedEarly: ['sending', 'checking', 'free', 'unclear', '-', '-'],
      missedLate: ['free', 'free', 'free', 'free', '-', '-'],
      missedUnsure: ['unclear', 'unclear', 'free', 'unclear', '-', '-'],
      missedDoubtful: ['unclear', 'unclear', 'unclear', 'unclear', '-', '-'],
      missedBefore: ['-', '-', '-', '-', '-', '-'],
      held: ['sending', 'checking', '-', '-', '-', '-'],
      heldEarlier: ['-', '-', '-', '-', '-', '-'],
      sentAgain: ['-', '-', 'sending', 'sending', '-', '-'],
      replaced: ['-', '-', 'refused', '-', '-', '-'],
      seen: ['-', '-', 'free', 'unclear', 'done', 'refused'],
    }
    const cases = Object.entries(table).flatMap(([event, row]) =>
      states.map((state, at) => ({ event, state, then: row[at] })),
    )

    it.each(cases)('$state, $event: $then', ({ event, state, then }) => {
      const before = { ...intent, state, misses: 2 }
      const next = applyEvent(before, events[event] as IntentEvent, { now: 99_000 }, patience)
      if (then === '-') expect(next).toBe(before)
      else expect(next).toMatchObject({ state: then, rev: 6 })
    })
  })

  it('F21 nothing is free before three answers and one proof, and a done intent stays done', () => {
    const event = fc.oneof(
      fc.constantFrom(...Object.values(events)),
      fc.record({
        is: fc.constant('missed' as const),
        attempt: fc.constantFrom(1, 2, 3),
        isOver: fc.boolean(),
        isSure: fc.boolean(),
        isDoubtful: fc.boolean(),
      }),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (all) => {
        let now = intent
        let proofs = 0
        let answers = 0
        for (const one of all) {
          const before = now
          now = applyEvent(before, one, { now: 200_000 }, patience)
          if (one.is === 'missed' && now !== before) {
            answers += 1
            if (one.isOver && one.isSure) proofs += 1
          }
          if (now.attempt !== before.attempt) answers = proofs = 0
          if (before.state !== 'free' && now.state === 'free') expect(answers >= 3 && proofs >= 1).toBe(true)
          if (before.state === 'done') expect(now.state).toBe('done')
          if (isUnresolved(before)) expect(now.seen).toBe(false)
        }
      }),
      { numRuns: 500 },
    )
  })

  it.each<[string, IntentState, string, number | undefined]>([
    ['it becomes free', 'checking', 'missedLate', 500],
    ['it becomes unclear', 'checking', 'missedUnsure', 500],
    ['it is free and was asked about', 'free', 'missedLate', 500],
    ['it is still asked about', 'checking', 'missedEarly', undefined],
    ['it is sent again', 'unclear', 'sentAgain', undefined],
  ])("F36 the server's clock tells how old it is: %s", (_, state, name, serverEndedAt) => {
    const was = { ...intent, state, misses: 2, ...(name === 'sentAgain' && { serverEndedAt: 400 }) }
    const event = events[name]
    expect(event && applyEvent(was, event, { now: 9000, server: 500 }, patience).serverEndedAt).toBe(serverEndedAt)
  })

  it('F36 of an intent whose time is not known "not found" proves nothing', () => {
    const undated = { ...intent, state: 'checking' as const, misses: 2, isUndated: true }
    expect(applyEvent(undated, events.missedLate as IntentEvent, { now: 99_000 }, patience).state).toBe('unclear')
  })
})

// Tests what a press leads to, by the intents that the journal has.
describe('decide intent', () => {
  const rule = { call: 'POST /paid', body: {}, match: [{ 'row.to': { from: 'body.to' } as const }] }

  const draft = draftIntent({ key: 'new', endpoint: pay, body: { to: '8' }, rule, uid: '7', label: 'pay.label' })

  const like = (key: string, more: Partial<Intent>) => intent(key, { like: draft.like, hash: draft.hash, ...more })

  const decide = (intents: readonly Intent[], msSinceEnd = 60_000, clock = { now: 5000, server: 7000 }) =>
    decideIntent(intents, [draft, () => msSinceEnd], clock, { misses: 3, graceMs: 60_000 })

  describe('a press leads to', () => {
    it.each<readonly [string, Partial<Intent> | undefined, string, string]>([
      ['a new request where there is none like it', undefined, 'send', 'new'],
      ['the end of one that is sent', { state: 'sending' }, 'wait', 'old'],
      ['the end of one that is checked', { state: 'checking' }, 'wait', 'old'],
      ['an unclear one that nobody has looked at', { state: 'unclear', seen: false }, 'wait', 'old'],
      ['the same request again, once the unclear one is put away', { state: 'unclear', seen: true }, 'send', 'old'],
      ['the same request again, where nothing had happened', { state: 'free' }, 'send', 'old'],
      ['a new request where another body is free', { state: 'free', hash: 'x' }, 'send', 'new'],
      ['what was done and nobody has seen', { state: 'done', seen: false }, 'done', 'old'],
      ['a new request after one that was refused', { state: 'refused' }, 'send', 'new'],
      ['a new request after one of another account', { state: 'checking', uid: '9' }, 'send', 'new'],
      ['a new request beside one to somebody else', { state: 'checking', like: 'x' }, 'send', 'new'],
    ])('%s', (_name, old, is, key) => {
      const { is: told, intent: chosen } = decide(old ? [like('old', old)] : [])
      expect([told, chosen.key]).toEqual([is, key])
    })

    it.each([
      [9999, 'justDone'],
      [10_000, 'send'],
    ])('%i ms after it was done and seen: %s', (ms, is) => {
      expect(decide([like('old', { state: 'done', seen: true })], ms).is).toBe(is)
    })
  })

  describe('the journal after a press', () => {
    const bystander = intent('bystander', { state: 'free', like: 'x' })

    it('has the new request as it was sent', () => {
      const { next } = decide([bystander])
      expect(next).toEqual([
        bystander,
        {
          key: 'new',
          endpoint: pay,
          uid: '7',
          label: 'pay.label',
          facts: { to: '8' },
          hash: draft.hash,
          like: draft.like,
          state: 'sending',
          attempt: 1,
          misses: 0,
          seen: false,
          rev: 0,
          at: 5000,
          sentAt: 5000,
          serverAt: 7000,
          aliveAt: 7000,
        },
      ])
    })
  })
})

// Tests which state a person is told of. Two states that prove different things must not have the same words.
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
