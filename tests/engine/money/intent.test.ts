import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyEvent,
  isUnresolved,
  type Intent,
  type IntentEvent,
  type IntentState,
} from '../../../src/engine/money/journal/intent'

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

  it('sent again keeps the key and the first moment, and begins to count anew', () => {
    const free = { ...intent, state: 'free' as const, misses: 7, seen: true }
    expect(applyEvent(free, { is: 'sentAgain' }, { now: 99_000 }, patience)).toMatchObject({
      key: 'k',
      at: 0,
      attempt: 3,
      sentAt: 99_000,
      misses: 0,
      seen: false,
    })
  })

  it('an end must be reported, and keeps the name of the deed', () => {
    const gone = { ...intent, state: 'free' as const, seen: true }
    const done = applyEvent(gone, { is: 'found', ref: 'N9' }, { now: 99_000 }, patience)
    expect(done).toMatchObject({ state: 'done', ref: 'N9', endedAt: 99_000, seen: false })
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

it('an unclear intent that was dismissed, and may be sent again, is not reported again', () => {
  const gone = { ...intent, state: 'unclear' as const, seen: true, misses: 2 }
  const free = applyEvent(gone, events.missedLate as IntentEvent, { now: 99_000 }, patience)
  expect(free).toMatchObject({ state: 'free', seen: true })
})
