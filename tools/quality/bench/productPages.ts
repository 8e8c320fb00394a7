// The product's pages for accounts that have something to show, and simulated faults.
import { demoUid, type DemoName } from '../../../sandbox/accounts'
import type { Fault } from '../../../sandbox/http/faults'
import { addressOf, openRoutes, visitorOf } from '../../../tests/e2e/support/routes'
import type { Network } from './measure/network'
import { account } from '../../../tests/e2e/support/faultKinds'

/** The selector of a page that has loaded and shows something. */
export const usable =
  'body:not(:has([aria-busy=true])):not(:has(.pw-splash)) :is(.pw-page-main :is(.pw-block > :not(.pw-block-title), .pw-empty), .pw-failed)'

/** Returns the address of a route with the session of its visitor. */
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

/** The behaviour of calls or the network while a page opens. */
export const states = {
  'all is well': {},
  'answers 1.5 s late': { fault: { kind: 'delay', ms: 1500, endpoint: '*' } },
  'status 500': { fault: { kind: 'status', status: 500, endpoint: '*', but: [account] } },
  'half an answer': { fault: { kind: 'malformed', endpoint: '*', but: [account] } },
  'the network comes and goes': { network: { flapsFrom: '.pw-page-main' } },
} as const satisfies { readonly [state: string]: Made }

export type State = keyof typeof states

/** Returns the network of a state, if it differs from the default. */
export function networkIn(state: State): Partial<Network> {
  const { network = {} }: Made = states[state]
  return network
}

/** Sets the behaviour of the next calls, and removes the one before. */
export async function order(origin: string, state: State): Promise<void> {
  await control(origin, 'DELETE', 'faults')
  const { fault }: Made = states[state]
  if (fault) await control(origin, 'POST', 'faults', { ...fault, ratioText: 200 })
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
