// The schema of all that may leave in a report: every other member stays, whoever put it into an event.
import type { Store } from '../session/storage'

const id = /^"[\da-f]+"$/
/** A name from the configuration, the build or the browser. */
const name = /^"[\w ./:-]+"$/
const number = /^[\d.]+$/
const members = /^[{[]/

/** The members that may leave, each with the pattern of its JSON. */
export const allowedMembers: { readonly [member: string]: RegExp | undefined } = {
  event_id: id,
  type: /^"(event|transaction|(Type|Range|Reference|Syntax)?Error)"$/,
  platform: name,
  release: name,
  environment: name,
  start_timestamp: number,
  timestamp: number,
  transaction: name,
  tags: members,
  market: name,
  block: name,
  place: name,
  exception: members,
  values: members,
  value: /^("[a-z:-]+"|[\d.]+)$/i,
  stacktrace: members,
  frames: members,
  filename: name,
  lineno: number,
  colno: number,
  measurements: members,
  lcp: members,
  inp: members,
  cls: members,
  contexts: members,
  trace: members,
  trace_id: id,
  span_id: id,
  op: name,
}

/** Writes an event as JSON, without what is not allowed. */
export function serializeAllowed(event: object): string {
  return JSON.stringify(event, (member, value: unknown) =>
    // The event itself is the member '', and the entries of a list have numbers.
    (+member >= 0 ? members : allowedMembers[member])?.test(JSON.stringify(value)) ? value : undefined,
  )
}

/**
 * Returns whether one more request may be made, and counts it: none while offline, at most 20 in an hour, in all tabs and
 * across reloads. The store keeps the count in memory where the browser keeps nothing.
 */
export function countRequest(store: Pick<Store, 'get' | 'set'>): boolean {
  const made = `${store.get('report')}`.split(',').filter((at) => Math.abs(Date.now() - +at) < 3_600_000)
  return navigator.onLine && !made[19] && store.set('report', [...made, Date.now()].join())
}
