import type { Values } from './services'

export interface Draft {
  /** Keeps the values half a second from now, or when the page is left. */
  keep(values: Values): void
  /** Forgets them: they have been sent. */
  clear(): void
  /** Keeps at once what is waiting. */
  flush(): void
}

interface Shelf {
  save(values: Values): void
  clear(): void
}

/** Makes what keeps the draft of one form on a shelf: 500 ms after the last change, and not once it is cleared. */
export function createDraftSaver(shelf: Shelf): Draft {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: Values | undefined

  function flush() {
    clearTimeout(timer)
    if (waiting) shelf.save(waiting)
    waiting = undefined
  }
  return {
    keep(values) {
      waiting = values
      clearTimeout(timer)
      timer = setTimeout(flush, pauseMs)
    },
    clear() {
      clearTimeout(timer)
      waiting = undefined
      shelf.clear()
    },
    flush,
  }
}

const pauseMs = 500
