/** Tells its listeners about one kind of event. */
export interface Emitter<Event = void> {
  /** Calls the listener at each event. Returns a function that stops it. */
  on(listener: (event: Event) => void): () => void
  emit(event: Event): void
}

export function createEmitter<Event = void>(): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>()
  return {
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    emit(event) {
      for (const listener of listeners) listener(event)
    },
  }
}
