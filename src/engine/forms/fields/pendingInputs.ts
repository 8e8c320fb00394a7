/** The inputs of a form whose text the form does not hold yet. */
export interface PendingInputs {
  /** Registers how an input hands its text over; returns the way to leave. */
  add(handOver: () => void): () => void
  /** Makes every input hand over its text. */
  handOver(): void
}

/** Makes the register of one form's inputs. */
export function createPendingInputs(): PendingInputs {
  const inputs = new Set<() => void>()
  return {
    add(handOver) {
      inputs.add(handOver)
      return () => inputs.delete(handOver)
    },
    handOver() {
      for (const handOver of inputs) handOver()
    },
  }
}
