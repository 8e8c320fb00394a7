// Lists all members that a report may contain. Every other member is removed.
import type { Store } from '../session/storage'

const id = /^"[\da-f]+"$/
/** A name from the configuration, the build or the browser. */
const name = /^"[\w ./:-]+"$/
const number = /^[\d.]+$/
const members = /^[{[]/

/** Allowed members, each with the pattern of its JSON. */
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
  // The CLS of a small shift is a number such as 3.5e-7.
  value: /^("[a-z:-]+"|[\d.]+(e-\d+)?)$/i,
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

/** Returns an event as JSON with only the allowed members. */
export function serializeAllowed(event: object): string {
  return JSON.stringify(event, (member, value: unknown) =>
    // The event itself is the member '', and entries of a list have numbers.
    (+member >= 0 ? members : allowedMembers[member])?.test(JSON.stringify(value)) ? value : undefined,
  )
}

/**
 * Returns true if another request may be sent, and counts it: none while offline, and at most 20 an hour over all tabs
 * and reloads. If the browser stores nothing, memory keeps the count.
 */
export function countRequest(store: Pick<Store, 'get' | 'set'>): boolean {
  const made = `${store.get('report')}`.split(',').filter((at) => Math.abs(Date.now() - +at) < 3_600_000)
  return navigator.onLine && !made[19] && store.set('report', [...made, Date.now()].join())
}
