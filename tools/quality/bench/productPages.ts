// Pages of the product as somebody opens them for whom they have something to show, and what goes wrong meanwhile.
import { demoUid, type DemoName } from '../../../sandbox/accounts'
import type { Fault } from '../../../sandbox/http/faults'
import { addressOf, openRoutes, visitorOf } from '../../../tests/e2e/support/routes'
import type { Network } from './measure/network'
import { account } from '../../../tests/e2e/support/faultKinds'

/** Nothing is loading any more, and there is something to look at. */
export const usable =
  'body:not(:has([aria-busy=true])):not(:has(.pw-splash)) :is(.pw-page-main :is(.pw-block > :not(.pw-block-title), .pw-empty), .pw-failed)'

/** The address of a route with the session of its visitor in it. */
export async function signedAddress(origin: string, route: string): Promise<string> {
  const url = new URL(addressOf(route), origin)
  if (openRoutes.includes(route)) return url.href
  const who = visitorOf(route)
  const uid = /^\d+$/.test(who) ? who : demoUid(who as DemoName)
  const { uid: user, token } = (await control(origin, 'POST', 'session', { uid })) as { uid: string; token: string }
  url.searchParams.set('uid', user)
  url.searchParams.set('token', token)
  return url.href
}

interface Made {
  readonly fault?: Fault
  readonly network?: Partial<Network>
}

/** What calls, or the network, do while a page opens. */
export const states = {
  'all is well': {},
  'answers 1.5 s late': { fault: { kind: 'delay', ms: 1500, endpoint: '*' } },
  'status 500': { fault: { kind: 'status', status: 500, endpoint: '*', but: [account] } },
  'half an answer': { fault: { kind: 'malformed', endpoint: '*', but: [account] } },
  'the network comes and goes': { network: { flapsFrom: '.pw-page-main' } },
} as const satisfies { readonly [state: string]: Made }

export type State = keyof typeof states

/** What the network does in a state, where it is not as ever. */
export function networkIn(state: State): Partial<Network> {
  const { network = {} }: Made = states[state]
  return network
}

/** Orders what the next calls do, in place of what they did. */
export async function order(origin: string, state: State): Promise<void> {
  await control(origin, 'DELETE', 'faults')
  const { fault }: Made = states[state]
  if (fault) await control(origin, 'POST', 'faults', { ...fault, times: 200 })
}

async function control(origin: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${origin}/__sandbox/${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`The sandbox refuses ${method} ${path}: ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}
