/** An event that tells of a failure, with the members that one or the other kind has. */
export interface FailureEvent {
  readonly type?: string
  /** A script or a style sheet that did not load has an address; the window has none. */
  readonly target?: FailedTarget | null
  readonly error?: unknown
  readonly reason?: unknown
  readonly payload?: unknown
  /** The block that the error boundary stands in. */
  readonly block?: string
  readonly effectiveDirective?: string
  readonly sourceFile?: string
  readonly lineNumber?: number
  readonly columnNumber?: number
  /** The web vitals, which are sent as failures are. */
  readonly measurements?: object
}

interface FailedTarget extends EventTarget {
  readonly src?: string
  readonly href?: string
}
