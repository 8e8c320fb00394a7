/** The text inputs of one form. RJSF may not have their newest text yet. */
export interface PendingInputs {
  /** Registers the function that commits the text of an input. Returns a function that removes it. */
  add(commit: () => void): () => void
  /** Commits the text of every input to RJSF. */
  commitAll(): void
}

/** Creates the register of one form's inputs. */
export function createPendingInputs(): PendingInputs {
  const inputs = new Set<() => void>()
  return {
    add(commit) {
      inputs.add(commit)
      return () => inputs.delete(commit)
    },
    commitAll() {
      for (const commit of inputs) commit()
    },
  }
}
