// Each call that changes something: what is sent, what is asked before, and what follows after success and after a refusal.
import { describe, expect, it } from 'vitest'
import { isObject } from '@pagewright/engine/tools'
import { pages } from '../../pages.config'
import { actionsOfKind, asText, members, words } from './facts'
import { outcomes, type Outcome } from './outcomes'
import { partsIn } from './partsIn'

const calls = actionsOfKind('call')

function outcomeOf(place: string): Outcome {
  const { call, body, label, ask, review, done, then, found, failed, reasons } = calls.get(place) ?? {}
  const question = ask ?? review
  const next = thenText(then)
  return {
    sends: [String(call), ...members(body)],
    asks: `${words(label)}${question === undefined ? '' : `: ${words(question)}`}`,
    ...(done !== undefined && { done: words(done) }),
    ...(next !== undefined && { then: next }),
    ...(isObject(found) && { found: thenText(found) ?? '' }),
    failed: words(failed),
    ...(isObject(reasons) && {
      reasons: Object.fromEntries(Object.entries(reasons).map(([code, text]) => [code, words(text)])),
    }),
  }
}

function thenText(then: unknown): string | undefined {
  if (!isObject(then)) return then === undefined ? undefined : asText(then)
  const { signIn, to, query, replace, leave } = then
  const parts = [
    ...(isObject(signIn) ? [`signIn ${members(signIn).join(' ')}`] : []),
    ...(to === undefined ? [] : [['to', asText(to), ...members(query)].join(' ')]),
    ...(isObject(leave) ? [`leave ${String(leave['from'])}`] : []),
    ...(replace === true ? ['in place of the form'] : []),
  ]
  return parts.join(', ')
}

it('S7-12 S7-13 S7-14 S7-15 S7-16 every call that changes something is told here', () => {
  expect([...calls.keys()].toSorted()).toEqual(Object.keys(outcomes).toSorted())
})

describe('S1-01 S1-02 S1-03 S1-08 S4-11 S4-12 S4-14 S4-15 S4-16 S4-18 S8-04 S8-05 what is sent, and what follows', () => {
  it.each(Object.entries(outcomes))('%s', (place, expected) => {
    expect(outcomeOf(place)).toEqual(expected)
  })
})

it('S1-02 S3-12 S4-14 the answer to a question is the name of what was pressed', () => {
  const asked = partsIn(pages).flatMap(({ label, ask }) => (isObject(ask) && 'ok' in ask ? [[label, ask['ok']]] : []))
  expect(asked.length).toBeGreaterThan(7)
  expect(asked.filter(([label, ok]) => label !== ok)).toEqual([])
})

it('S6-03 a button that cannot be pressed says why', () => {
  const closed = partsIn(pages).flatMap(({ label, enabled }) =>
    isObject(enabled) ? [[words(label), words(enabled['otherwise'])]] : [],
  )
  expect(closed).toEqual([['Remove from agency', 'Members can be removed on days 2–4 and 17–19 of each month only.']])
})
