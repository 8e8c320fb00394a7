// A sandbox for each column of a workbench, so that columns share no people, days or faults.
import type { createSandbox, Sandbox } from '../../../sandbox/createSandbox'
import type { sandboxMiddleware } from '../../../sandbox/nodeMiddleware'
import type { Opening } from '../workbench/benchAddress'
import type { Middleware } from '@pagewright/vite'
import { answersIn } from './answersIn'

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

export interface SandboxModules {
  readonly createSandbox: typeof createSandbox
  readonly sandboxMiddleware: typeof sandboxMiddleware
}

interface Made {
  readonly sandbox: Sandbox
  shift: number
}

/**
 * Creates the sandboxes. `load` returns the sandbox's code. Creating one takes seconds, so each is reset and used
 * again.
 */
export function createBenchSandboxes(load: () => Promise<SandboxModules>): BenchSandboxes {
  const made = new Map<string, Promise<Made>>()
  const answers = new Map<string, Middleware>()

  function slotOf(slot: string): Promise<Made> {
    const [oldest] = made.keys()
    const from = made.has(slot) ? slot : made.size >= mostSandboxes ? oldest : undefined
    const found = (from === undefined ? undefined : made.get(from)) ?? make(load)
    if (from !== undefined) {
      made.delete(from)
      answers.delete(from)
    }
    made.set(slot, found)
    // A sandbox that could not be created is tried again next time.
    found.catch(() => made.delete(slot))
    return found
  }

  return {
    async open({ slot, shift, data }) {
      const { sandboxMiddleware: middleware } = await load()
      const one = await slotOf(slot)
      one.shift = shift
      one.sandbox.reset()
      answers.set(slot, middleware(answersIn(one.sandbox, data)))
    },
    answerOf: (slot) => answers.get(slot),
    async handlerFor(path) {
      const { sandboxMiddleware: middleware } = await load()
      for (const one of made.values()) {
        const { sandbox } = await one
        const answer = await sandbox.fetch(new Request(new URL(path, 'http://localhost')))
        if (answer.ok) return middleware(allowFrames(sandbox))
      }
      return undefined
    },
    close() {
      for (const one of made.values()) void one.then(({ sandbox }) => sandbox.close()).catch(() => undefined)
      made.clear()
      answers.clear()
    },
  }
}

/** Allows the workbench to show pages of the sandbox, such as a payment page, in a frame. */
function allowFrames(sandbox: Sandbox): Sandbox {
  const name = 'content-security-policy'
  return {
    ...sandbox,
    async fetch(request) {
      const response = await sandbox.fetch(request)
      const policy = response.headers.get(name)
      if (policy !== null)
        response.headers.set(name, policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
      return response
    },
  }
}

async function make(load: () => Promise<SandboxModules>): Promise<Made> {
  const { createSandbox: create } = await load()
  // The sandbox reads the clock while it is created.
  const clock = { shift: 0 }
  return Object.assign(clock, { sandbox: create({ file: ':memory:', now: () => Date.now() + clock.shift }) })
}
