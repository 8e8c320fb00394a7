// The memory of one form between its renderer and its controls. Knows no React.
import { flushSync } from 'react-dom'
import { type Path, valueAt } from './path'
import type { Values } from './services'

export interface FormStore {
  /** The values as they are. */
  values(): Values
  /** What conditions and bodies read: the page's scope with `form` in it. */
  scope(): object
  /** The chosen branch of each oneOf and anyOf, by the id of its selector. */
  readonly branches: Map<string, number>
  /** Takes the values after a change; a quiet one is drawn with the next that is not. */
  publish(values: Values, isQuiet?: boolean): void
  /** Grows with each change that has to be drawn. */
  version(): number
  /** Hands over a value that its input shows already. */
  quietly(handOver: () => void): void
  isQuiet(): boolean
  /** Takes a new scope of the page. */
  rescope(scope: object): void
  subscribe(listener: () => void): () => void
  /** Connects the renderer, which owns the values. */
  attach(write: (path: Path, value: unknown) => void): void
  /** Sets a value from outside an input: a fill, a cleared dependent, a ready-made answer. */
  set(path: Path, value: unknown): void
  /** Sets a value the person had no part in, where there is none: it makes no draft and no unsaved change. */
  adopt(path: Path, value: unknown): void
  isAdopting(): boolean
  /** Registers an input, which keeps its text itself; gives the way to leave. */
  hold(input: HeldInput): () => void
  /** Makes every input hand over what it holds. */
  flush(): void
}

export interface HeldInput {
  /** Looks whether it still shows what is kept. */
  look(): void
  /** Hands over what it has not yet. */
  handOver(): void
}

/** Makes the store of one form. */
export function createFormStore(initial: Values, pageScope: object): FormStore {
  const listeners = new Set<() => void>()
  const held = new Set<HeldInput>()
  let values = initial
  let outer = pageScope
  let scope: object = { ...outer, form: values }
  let write: ((path: Path, value: unknown) => void) | undefined
  let isAdopting = false
  let isQuiet = false
  let version = 0

  function renew() {
    scope = { ...outer, form: values }
    for (const listener of listeners) listener()
    for (const input of held) input.look()
  }

  function flush() {
    for (const input of held) input.handOver()
  }

  return {
    values: () => values,
    scope: () => scope,
    branches: new Map(),
    publish(next, isShown = false) {
      values = next
      if (!isShown) version += 1
      renew()
    },
    version: () => version,
    quietly(handOver) {
      isQuiet = true
      try {
        handOver()
      } finally {
        isQuiet = false
      }
    },
    isQuiet: () => isQuiet,
    rescope(next) {
      if (next === outer) return
      outer = next
      renew()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    attach(next) {
      write = next
    },
    isAdopting: () => isAdopting,
    adopt(path, value) {
      queueMicrotask(() => {
        flushSync(flush)
        if (valueAt(values, path) !== undefined) return
        isAdopting = true
        flushSync(() => write?.(path, value))
        isAdopting = false
      })
    },
    set(path, value) {
      // A change outside an event has a lower priority than a submit and would miss it: it is committed at once.
      queueMicrotask(() => flushSync(() => write?.(path, value)))
    },
    hold(input) {
      held.add(input)
      return () => held.delete(input)
    },
    flush,
  }
}
