// The open calls of a wire, for protocols in which the page tracks them.
import type { Receive } from './wire'

export interface OpenCalls {
  add(id: string, answer: Receive): void
  /** Passes an answer to its call once. Returns false if no call with this id is open. */
  answer(id: unknown, value: unknown): boolean
}

export function createOpenCalls(): OpenCalls {
  const open = new Map<string, Receive>()
  return {
    add: (id, answer) => void open.set(id, answer),
    answer(id, value) {
      const key = String(id)
      const answer = open.get(key)
      if (!answer) return false
      open.delete(key)
      answer(value)
      return true
    },
  }
}
