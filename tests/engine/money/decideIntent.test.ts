// Tests what a press leads to, by the intents that the journal has.
import { describe, expect, it } from 'vitest'
import { decideIntent, draftIntent } from '../../../src/engine/money/decideIntent'
import type { Intent } from '../../../src/engine/money/journal/intent'
import { intent } from './journalKit'
import { pay } from './setUp'

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

  it('has the same request as sent once more, and nothing else has changed', () => {
    const free = like('old', { state: 'free', attempt: 2, misses: 4 })
    const { next } = decide([bystander, free])
    expect(next).toEqual([
      bystander,
      { ...free, state: 'sending', attempt: 3, misses: 0, seen: false, sentAt: 5000, aliveAt: 7000, rev: 1 },
    ])
  })

  it('has no free request like the new one any more, and keeps the others', () => {
    const { next } = decide([bystander, like('old', { state: 'free', hash: 'x' })])
    expect(next.map(({ key, state }) => [key, state])).toEqual([
      ['bystander', 'free'],
      ['old', 'refused'],
      ['new', 'sending'],
    ])
  })

  it.each([
    ['a clock that was set', { now: 5000, wasSet: true }, true],
    ['a clock that nobody touched', { now: 5000 }, undefined],
  ])('without the time of the server, %s tells whether the time of sending is known', (_name, clock, isUndated) => {
    const sent = decideIntent([], [draft, () => 0], clock, { misses: 3, graceMs: 0 }).intent
    expect([sent.isUndated, sent.serverAt]).toEqual([isUndated, undefined])
  })
})

it('a press without a label has none', () => {
  const unnamed = draftIntent({ key: 'k', endpoint: pay, body: { to: '8' }, rule, uid: '7' })
  expect(Object.keys(unnamed)).toEqual(['key', 'endpoint', 'uid', 'hash', 'like', 'facts'])
})
