// A sandbox for each column of a workbench, so that columns share no people, days or faults.
import type { Opening } from '../workbench/benchAddress'
import type { Middleware } from '@pagewright/vite/source'
import type { ColumnSandbox } from './columnSandbox'

/** The most sandboxes at a time. The oldest slot gives way to a new one. */
const mostSandboxes = 4

export interface BenchSandboxes {
  /** Resets the sandbox of a slot, or creates it. */
  open(opening: Opening): Promise<void>
  /** Returns the handler for the calls of a slot, or undefined if the slot was never opened. */
  answerOf(slot: string): Middleware | undefined
  /** Returns the handler of the sandbox that has something at a path. Used for requests that name no slot. */
  handlerFor(path: string): Promise<Middleware | undefined>
  /** Closes all sandboxes. */
  close(): void
}

/** Creates the sandboxes, each with `make`. Making one takes seconds, so each is reset and used again. */
export function createBenchSandboxes(make: () => Promise<ColumnSandbox>): BenchSandboxes {
  const made = new Map<string, Promise<ColumnSandbox>>()
  const answers = new Map<string, Middleware>()

  function sandboxOf(slot: string): Promise<ColumnSandbox> {
    const [oldest] = made.keys()
    const from = made.has(slot) ? slot : made.size >= mostSandboxes ? oldest : undefined
    const found = (from === undefined ? undefined : made.get(from)) ?? make()
    if (from !== undefined) {
      made.delete(from)
      answers.delete(from)
    }
    made.set(slot, found)
    // A sandbox that could not be created is tried again next time.
    found.catch(() => made.delete(slot))
    return found
  }

  async function open(opening: Opening): Promise<void> {
    const { slot, shift, data } = opening
    const making = sandboxOf(slot)
    const sandbox = await making
    // It may have been closed while it was made.
    if (made.get(slot) !== making) return open(opening)
    answers.set(slot, sandbox.open(shift, data))
  }

  return {
    open,
    answerOf: (slot) => answers.get(slot),
    async handlerFor(path) {
      for (const one of made.values()) {
        const handler = await (await one).handlerFor(path)
        if (handler) return handler
      }
      return undefined
    },
    close() {
      for (const one of made.values()) void one.then((sandbox) => sandbox.close()).catch(() => undefined)
      made.clear()
      answers.clear()
    },
  }
}
