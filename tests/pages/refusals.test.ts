// Each business code that a call of a page can be refused with has words in ten languages, or the server's own text is shown.
import { describe, expect, it } from 'vitest'
import { pages } from '../../pages.config'
import { codes, type CodeName } from '../../sandbox/codes'
import { refusalsByEndpoint } from './refusals'

const refusals = refusalsByEndpoint()

/** Forms, choices and conditions of the pages never send what these refuse: the server's text is enough. */
const saidByServer = new Set<CodeName>([
  'notAllowed',
  'unknownCountry',
  'unknownPaymentMethod',
  'unknownMethod',
  'unknownChannel',
  'unknownWithdrawal',
  'unknownGuild',
  'unknownUser',
  'unknownImage',
  'badAmount',
  'methodIncomplete',
  'reasonMissing',
  'proofMissing',
  'tooManyImages',
  'ownerStays',
  // Only a settlement that went wrong takes more than an order holds.
  'balanceTooLow',
])

interface Call {
  readonly place: string
  readonly call: string
  readonly reasons: { readonly [code: string]: string }
}

/** Returns the writing calls in a part of a page, with the names on the way to them. */
function callsIn(value: unknown, place: string): readonly Call[] {
  if (typeof value !== 'object' || value === null) return []
  const { do: kind, call, reasons = {} } = value as { do?: string; call?: string; reasons?: Call['reasons'] }
  const own = kind === 'call' && call !== undefined ? [{ place, call, reasons }] : []
  return [...own, ...Object.entries(value).flatMap(([name, member]) => callsIn(member, `${place} ${name}`))]
}

const calls = Object.entries(pages).flatMap(([route, page]) => callsIn(page, route))

describe('S4-19 S8-04 a refusal', () => {
  it('is found for every endpoint that has a handler', () => {
    expect(refusals.size).toBe(56)
    expect(refusals.get('POST /web/withdrawal/order')).toContain('weeklyLimit')
  })

  it.each(calls)('$place: $call', ({ call, reasons }) => {
    const possible = (refusals.get(call) ?? []).filter((name) => !saidByServer.has(name))
    expect(possible.filter((name) => !Object.hasOwn(reasons, String(codes[name].code)))).toEqual([])
  })

  it('has words only where it can come about', () => {
    const idle = calls.flatMap(({ place, call, reasons }) =>
      Object.keys(reasons)
        .filter((code) => !(refusals.get(call) ?? []).some((name) => String(codes[name].code) === code))
        .map((code) => `${place} ${code}`),
    )
    expect(idle).toEqual([])
  })
})
