import type { Values } from './services'

export interface DraftSaver {
  /** Saves the values in 500 ms, unless newer ones arrive. */
  schedule(values: Values): void
  /** Deletes the draft and cancels a scheduled save. */
  clear(): void
  /** Saves scheduled values now. */
  flush(): void
}

interface DraftStorage {
  save(values: Values): void
  clear(): void
}

/** Creates the saver of one form's draft. It saves 500 ms after the last change. */
export function createDraftSaver(storage: DraftStorage): DraftSaver {
  let timer: ReturnType<typeof setTimeout> | undefined
  let scheduled: Values | undefined

  function flush() {
    clearTimeout(timer)
    if (scheduled) storage.save(scheduled)
    scheduled = undefined
  }
  return {
    schedule(values) {
      scheduled = values
      clearTimeout(timer)
      timer = setTimeout(flush, pauseMs)
    },
    clear() {
      clearTimeout(timer)
      scheduled = undefined
      storage.clear()
    },
    flush,
  }
}

const pauseMs = 500
