/** A place in a built file: `assets/x.js`, line and column from 1. */
export interface BuiltPlace {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** The printed parts of an event. */
export interface ReportedEvent {
  readonly title: string
  /** Release, market, route, block and others. */
  readonly facts: { readonly [name: string]: string }
  /** The innermost call first. */
  readonly frames: readonly BuiltPlace[]
}

/** Reads an event from its JSON, or from an envelope: lines of JSON, one of which is the event. */
export function readEvent(text: string): ReportedEvent | undefined {
  const all = [text, ...text.split('\n')].map(parsed)
  const event = all.find((one) => one?.['exception'])
  if (!event) return undefined
  const exception = membersOf(listOf(membersOf(event['exception'])['values'])[0])
  const frames = listOf(membersOf(exception['stacktrace'])['frames']).toReversed()
  const { release, environment, transaction: route } = event
  const known = Object.entries({ release, environment, route, ...membersOf(event['tags']) })
  return {
    title: [exception['type'], exception['value']].filter(isText).join(': '),
    facts: Object.fromEntries(known.flatMap(([name, value]) => (isText(value) ? [[name, value]] : []))),
    frames: frames.flatMap((frame) => placeOf(membersOf(frame))),
  }
}

function placeOf({ filename, lineno, colno }: Members): readonly BuiltPlace[] {
  const file = isText(filename) ? /\/(assets\/[\w./-]+)$/.exec(filename)?.[1] : undefined
  if (file === undefined || file.includes('..')) return []
  return [{ file, line: Number(lineno ?? 0), column: Number(colno ?? 0) }]
}

interface Members {
  readonly [name: string]: unknown
}

function parsed(text: string): Members | undefined {
  try {
    return membersOf(JSON.parse(text))
  } catch {
    return undefined
  }
}

function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
