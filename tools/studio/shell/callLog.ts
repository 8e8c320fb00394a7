// The calls between page and app, the latest first.

export interface Entry {
  readonly id: number
  /** The caller: the page calls functions of the app, and the app sends events to the page. */
  readonly by: 'page' | 'app'
  readonly name: string
  readonly args: unknown
  /** Absent until there is an answer. */
  readonly answer?: { readonly value: unknown; readonly milliseconds: number }
}

export interface CallLog {
  entries(): readonly Entry[]
  /** Logs a call. Returns the function that logs its answer. */
  add(by: Entry['by'], name: string, args: unknown): (value: unknown) => void
  clear(): void
}

/** Creates a log. It calls `changed` after each change; `now` returns milliseconds. */
export function createCallLog(changed: () => void, now: () => number): CallLog {
  let entries: readonly Entry[] = []
  let lastId = 0

  function show(next: readonly Entry[]): void {
    entries = next
    changed()
  }

  return {
    entries: () => entries,
    add(by, name, args) {
      lastId += 1
      const id = lastId
      const begun = now()
      show([{ id, by, name, args }, ...entries].slice(0, mostEntries))
      return (value) => {
        const answer = { value, milliseconds: Math.round(now() - begun) }
        show(entries.map((entry) => (entry.id === id ? { ...entry, answer } : entry)))
      }
    },
    clear: () => show([]),
  }
}

const mostEntries = 500
