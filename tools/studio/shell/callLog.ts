// What page and app have asked of each other, the latest first.

export interface Entry {
  readonly id: number
  /** Who calls: the page calls functions of the app, the app tells the page of events. */
  readonly by: 'page' | 'app'
  readonly name: string
  readonly args: unknown
  /** Absent until there is an answer. */
  readonly answer?: { readonly value: unknown; readonly milliseconds: number }
}

export interface CallLog {
  entries(): readonly Entry[]
  /** Notes a call; gives what notes its answer. */
  add(by: Entry['by'], name: string, args: unknown): (value: unknown) => void
  clear(): void
}

/** Makes a log; `changed` is called after each change, `now` gives milliseconds. */
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
      show([{ id, by, name, args }, ...entries].slice(0, kept))
      return (value) => {
        const answer = { value, milliseconds: Math.round(now() - begun) }
        show(entries.map((entry) => (entry.id === id ? { ...entry, answer } : entry)))
      }
    },
    clear: () => show([]),
  }
}

const kept = 500
