// Reads and writes the journal as text. Older and newer builds share it, so it is always a list. Each record keeps its
// unknown members. A record that this build cannot read is written back unchanged.
import { isObject } from '../../language/runtime/merge'
import { attempt } from '../../lib/attempt'
import { hash64 } from './canonicalJson'
import type { Intent, IntentState } from './intent'

/** Version of the records that this build writes. A newer build that satisfies `isStored` need not raise it. */
const version = 1

/** A record that this build cannot read. */
export interface BrokenRecord {
  /** Identifies the record on the page and in support requests. */
  readonly key: string
  /** Undefined if the record does not name one: then it may belong to any call, or any person. */
  readonly endpoint: string | undefined
  readonly uid: string | undefined
  readonly raw: unknown
}

export interface Records {
  readonly intents: readonly Intent[]
  readonly broken: readonly BrokenRecord[]
  /** Time from which the journal is complete: device milliseconds, and server milliseconds if known. */
  readonly since: JournalStart | undefined
  /** Keys of the broken records that the person has dismissed. */
  readonly putAway: readonly string[]
}
export interface JournalStart {
  readonly device: number
  readonly server?: number | undefined
  /** True if the device's clock changed while a page was open. */
  readonly wasSet?: boolean
}

export const noRecords: Records = { intents: [], broken: [], since: undefined, putAway: [] }

/** Parses the text without losing anything of it. */
export function readRecords(text: string): Records {
  if (text === '') return noRecords
  // In a tuple, because `attempt` returns undefined for a failure, and the parsed value may be anything.
  const parsed = attempt((): readonly [unknown] => [JSON.parse(text)]) ?? [text]
  // Text that is not a list counts as one broken record.
  const found: readonly unknown[] = Array.isArray(parsed[0]) ? parsed[0] : parsed
  const intents: Intent[] = []
  const broken: BrokenRecord[] = []
  let head: Header | undefined
  for (const one of found) {
    if (isHeader(one)) head = one
    else if (isStored(one)) intents.push(fromStored(one))
    else if (isNotEmpty(one)) broken.push(toBroken(one))
  }
  return { intents, broken, since: head?.since, putAway: head?.putAway ?? [] }
}

export function writeRecords({ intents, broken, since, putAway }: Records): string {
  const head = { journal: version, since, putAway }
  return JSON.stringify([head, ...intents.map(toStored), ...broken.map(({ raw }) => raw)])
}

/** Returns true for a record of a newer build, which this build must not repair. */
export function isFromNewerBuild({ raw }: BrokenRecord): boolean {
  return isObject(raw) && typeof raw.v === 'number' && raw.v > version
}

/**
 * Returns an intent for a broken record that names at least its endpoint, user and facts; otherwise undefined. The
 * intent counts as sent now.
 */
export function repairRecord({ raw, key, endpoint, uid }: BrokenRecord, now: number): Intent | undefined {
  if (!isObject(raw) || endpoint === undefined || uid === undefined || !isObject(raw.facts)) return undefined
  const { at, hash, like, label, attempt: sent, rev } = raw
  return {
    key,
    endpoint,
    uid,
    facts: raw.facts,
    state: 'checking',
    hash: isText(hash) ? hash : '',
    like: isText(like) ? like : '',
    ...(isText(label) && { label }),
    attempt: isCount(sent) && sent > 0 ? sent : 1,
    at: isTime(at) ? at : now,
    ...(!isTime(at) && { isUndated: true }),
    sentAt: now,
    misses: 0,
    seen: false,
    rev: isCount(rev) ? rev + 1 : 1,
  }
}

interface Header {
  readonly journal: number
  readonly since?: JournalStart
  readonly putAway?: readonly string[]
}

function isHeader(value: unknown): value is Header {
  if (!isObject(value) || typeof value.journal !== 'number') return false
  const { since, putAway } = value
  const isSince = since === undefined || (isObject(since) && isTime(since.device) && isAbsentOr(since.server, isTime))
  return isSince && isAbsentOr(putAway, (all) => Array.isArray(all) && all.every(isText))
}

/** An intent as stored: `unclear` is written as `checking`, which older builds know. */
interface Stored extends Intent {
  readonly v?: number
  readonly finding?: 'unclear'
}

function toStored(intent: Intent): object {
  const { finding: _, ...rest } = { v: version, ...intent } as Stored
  return intent.state === 'unclear' ? { ...rest, state: 'checking', finding: 'unclear' } : rest
}

function fromStored(stored: Stored): Intent {
  return stored.state === 'checking' && stored.finding === 'unclear' ? { ...stored, state: 'unclear' } : stored
}

function isStored(value: unknown): value is Stored {
  return isObject(value) && Object.entries(validators).every(([name, isGood]) => isGood(value[name]))
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 10_000
const isName = (value: unknown): value is string => isText(value) && value !== ''
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const isAbsentOr = (value: unknown, isGood: (value: unknown) => boolean): boolean =>
  value === undefined || isGood(value)

const states: readonly IntentState[] = ['sending', 'checking', 'free', 'done', 'refused']
const validators: { readonly [name in Exclude<keyof Stored, 'finding'>]-?: (value: unknown) => boolean } = {
  v: (value) => isAbsentOr(value, isCount),
  key: isName,
  endpoint: isName,
  uid: isText,
  label: (value) => isAbsentOr(value, isText),
  page: (value) => isAbsentOr(value, isText),
  found: (value) => isAbsentOr(value, (one) => isObject(one) && isName(one.to)),
  hash: isText,
  like: isText,
  facts: isObject,
  state: (value) => states.some((one) => one === value),
  attempt: (value) => isCount(value) && value > 0,
  at: isTime,
  serverAt: (value) => isAbsentOr(value, isTime),
  sentAt: isTime,
  aliveAt: (value) => isAbsentOr(value, isTime),
  beat: (value) => isAbsentOr(value, isCount),
  misses: isCount,
  endedAt: (value) => isAbsentOr(value, isTime),
  serverEndedAt: (value) => isAbsentOr(value, isTime),
  ref: (value) => isAbsentOr(value, isText),
  isUndated: (value) => isAbsentOr(value, isFlag),
  seen: isFlag,
  rev: isCount,
}

function isNotEmpty(value: unknown): boolean {
  return (isObject(value) && Object.keys(value).length > 0) || (typeof value === 'string' && value !== '')
}

function toBroken(found: unknown): BrokenRecord {
  const raw = typeof found === 'string' ? found.slice(0, 10_000) : found
  const { key, endpoint, uid }: { readonly [name: string]: unknown } = isObject(raw) ? raw : {}
  return {
    key: isName(key) ? key.slice(0, 64) : hash64(JSON.stringify(raw)),
    endpoint: isName(endpoint) ? endpoint : undefined,
    uid: isText(uid) ? uid : undefined,
    raw,
  }
}
