/** The result of a step of `npm test`. A step that is no suite of tests counts as one. */
export interface StepOutcome {
  readonly passed: number
  readonly failed: number
  /** Shown only when something failed. */
  readonly output: string
  /** Shown beside the name: 'entry 96 kB', '3 skipped'. */
  readonly note?: string
  /** Printed at the end of the whole run, before its total. */
  readonly closing?: readonly string[]
}

export interface Request {
  /** Parts of names of test files: only those are run. */
  readonly filters: readonly string[]
  /** Set for `npm test -- changed`: only what a change can reach is run. */
  readonly change?: { readonly from: string | undefined } | undefined
}

export interface Step {
  readonly name: string
  /** Not run when one of these failed. */
  readonly needs: readonly string[]
  /** Alone on the machine: its browsers need all of it. */
  readonly isAlone?: boolean
  run(request: Request): Promise<StepOutcome>
}

export const passed = (note?: string): StepOutcome => ({ passed: 1, failed: 0, output: '', ...(note ? { note } : {}) })
export const failed = (output: string): StepOutcome => ({ passed: 0, failed: 1, output })
