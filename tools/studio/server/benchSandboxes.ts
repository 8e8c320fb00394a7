// A sandbox for each column of a workbench: people side by side must not meet, nor days or faults.
import type { createSandbox, Sandbox } from '../../../sandbox/createSandbox'
import type { sandboxMiddleware } from '../../../sandbox/nodeMiddleware'
import type { Opening } from '../workbench/benchAddress'
import type { Middleware } from '@pagewright/vite'
import { answersIn } from './answersIn'

/** More than one workbench has; beyond them the slot that was made longest ago gives way. */
const most = 4

export interface BenchSandboxes {
  /** Makes the sandbox of a slot as new. */
  open(opening: Opening): Promise<void>
  /** What answers the calls of a slot; undefined where it was never opened. */
  answerOf(slot: string): Middleware | undefined
  /** What answers where one of them has something at a path, and a browser does not say for whom it asks. */
  holderOf(path: string): Promise<Middleware | undefined>
  /** Forgets all of them. */
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

/** `load` gives the sandbox's code. To make one costs seconds, so each is used again, as new. */
export function createBenchSandboxes(load: () => Promise<SandboxModules>): BenchSandboxes {
  const made = new Map<string, Promise<Made>>()
  const answers = new Map<string, Middleware>()

  function slotOf(slot: string): Promise<Made> {
    const [oldest] = made.keys()
    const from = made.has(slot) ? slot : made.size >= most ? oldest : undefined
    const found = (from === undefined ? undefined : made.get(from)) ?? make(load)
    if (from !== undefined) {
      made.delete(from)
      answers.delete(from)
    }
    made.set(slot, found)
    // One that could not be made is tried again.
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
    async holderOf(path) {
      const { sandboxMiddleware: middleware } = await load()
      for (const one of made.values()) {
        const { sandbox } = await one
        const answer = await sandbox.fetch(new Request(new URL(path, 'http://localhost')))
        if (answer.ok) return middleware(framed(sandbox))
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

/** Pages of others stand in a frame here. */
function framed(sandbox: Sandbox): Sandbox {
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
  // A new one asks for the time while it is made.
  const clock = { shift: 0 }
  return Object.assign(clock, { sandbox: create({ file: ':memory:', now: () => Date.now() + clock.shift }) })
}
