// What a visitor may see go wrong with any read, and how each is made.
import type { Fault } from '../../../sandbox/http/faults'

export const account = 'POST /web/MyAccountInfo'

type Made = Omit<Fault, 'endpoint' | 'but'>

/** Answers that are none. */
export const refusals = {
  'a status of 500': { kind: 'status', status: 500 },
  'a status of 429': { kind: 'status', status: 429, body: '<h1>Too many requests</h1>' },
  'half an answer': { kind: 'malformed' },
  'a page of a gateway': { kind: 'html' },
  'an empty answer': { kind: 'empty' },
  'a lost connection': { kind: 'offline' },
  'a refusal': { kind: 'code', code: 9999 },
  'no result': { kind: 'malformed', body: '{"code":0,"res":null,"extend":{},"msg":"success"}' },
  'no list': { kind: 'altered', as: 'listless' },
  'values of other types': { kind: 'altered', as: 'mistyped' },
} as const satisfies { readonly [name: string]: Made }

/** Answers that are late, or never there. */
export const waits = {
  'a slow answer': { kind: 'hold' },
  'no answer': { kind: 'hang' },
} as const satisfies { readonly [name: string]: Made }

export type VisibleFault = keyof typeof refusals | keyof typeof waits

export const visibleFaults: readonly VisibleFault[] = [
  ...(Object.keys(refusals) as (keyof typeof refusals)[]),
  ...(Object.keys(waits) as (keyof typeof waits)[]),
]

export function isWait(fault: VisibleFault): fault is keyof typeof waits {
  return Object.hasOwn(waits, fault)
}
