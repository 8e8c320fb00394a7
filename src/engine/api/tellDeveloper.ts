// Says why a call failed to the person who develops: in the console, in the terminal of the development server, and on the
// page. Builds have none of it.
import { attempt } from '../lib/attempt'
import { ApiError } from './answer/apiError'
import { parseJson } from './answer/envelope'
import type { ListAdapter } from './answer/listPage'
import { ShapeError } from './answer/shape'

/** What fails now, by endpoint. */
let failing: ReadonlyMap<string, string> = new Map()
const told = new Set<string>()
const listeners = new Set<() => void>()

/** For `useSyncExternalStore`. */
export const failures = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => failing,
}

/**
 * Tells once of a call that failed through the server: without an answer, with a status of failure, or with an answer that
 * cannot be read. `text` is the answer. Refusals, the end of a session and cancelled calls are no such failures.
 */
export function tellFailure(error: unknown, call: CallHow, text: string): void {
  if (!(error instanceof ApiError)) return
  const reason = reasonOf(error, call, text)
  if (reason === undefined) return
  const said = `${error.endpoint}: ${reason}`
  change(error.endpoint, said)
  // The rows of a list may all be wrong in the same way.
  const once = said.replaceAll(/\[\d+\]/g, '[]')
  if (told.has(once)) return
  told.add(once)
  // The browser itself reports the others.
  if (error.kind === 'malformed') console.warn(said)
  import.meta.hot?.send('pagewright:failed', said)
}

/** Ends what is told of an endpoint on the page. */
export function tellSuccess(endpoint: string): void {
  if (failing.has(endpoint)) change(endpoint, undefined)
}

/** The part of an endpoint that says what its answer looks like. */
interface CallHow {
  readonly answer?: 'bare' | 'file'
  readonly pages?: ListAdapter
}

function change(endpoint: string, said: string | undefined): void {
  const others = [...failing].filter(([name]) => name !== endpoint)
  failing = new Map(said === undefined ? others : [...others, [endpoint, said]])
  for (const listener of listeners) listener()
}

function reasonOf({ kind, status = 0, serverText, message, cause, body }: ApiError, call: CallHow, text: string) {
  if (kind === 'network') return 'no answer. The console of the browser says why.'
  if (kind === 'protocol') return message
  if (kind === 'status') {
    // The development server answers so for a server that does not, or not as an API.
    if (serverText !== undefined && /https?:\/\//.test(serverText)) return serverText
    const shown = serverText ?? (body === undefined ? undefined : shortened(JSON.stringify(body)))
    const said = shown ?? (status === 404 ? 'the server has no such address' : 'the server says no more')
    return `status ${status}: ${said.replace(/\.?$/, '.')}`
  }
  if (kind !== 'malformed') return undefined
  if (text.trim() === '') return 'the answer is empty.'
  const answer = attempt(() => parseJson(text))
  if (cause instanceof ShapeError) return misfitOf(cause, call, answer)
  if (answer === undefined)
    return `the answer is not JSON${/^\s*</.test(text) ? ', but a web page' : ''}. It begins with ${sampleOf(text)}.`
  return `${message}. It is ${seenAs(answer, '')}. A call without envelope has "answer": "bare" in schemas/api.json.`
}

/** Returns where an answer does not fit, as the server wrote it, what the schema wants, and what is there. */
function misfitOf({ path, expected, found }: ShapeError, { answer, pages }: CallHow, whole: unknown): string {
  const own = pages ? path.replace(/^list(?=$|\[)/, pages.rows ?? '') : path
  const place = [answer === undefined ? 'res' : '', own].filter(Boolean).join('.').replace('.[', '[')
  const names = place.split(/[.[\]]+/).filter(Boolean)
  const value = names.reduce<unknown>((at, name) => (at === null ? undefined : Object(at)[name]), whole)
  const seen = value === undefined ? found : seenAs(value, names.at(-1) ?? '')
  return `the answer does not fit its schema at ${place === '' ? 'its root' : `"${place}"`}: wanted ${expected}, seen ${seen}.`
}

/** Returns the type of a value and at most 40 characters of it, and nothing of what may be a secret. */
function seenAs(value: unknown, name: string): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return `array of ${value.length}`
  if (typeof value === 'object') return `object with ${sampleOf(Object.keys(value).join(', '))}`
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  // Tokens have one long word, whatever their name.
  const isSecret = /token|secret|pass|auth|session|cookie|key|pin|otp|cvv/i.test(name) || /^[^\s@]{25,}$/.test(text)
  return isSecret ? typeof value : `${typeof value} ${typeof value === 'string' ? sampleOf(text) : text}`
}

function sampleOf(text: string): string {
  return JSON.stringify(shortened(text))
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
