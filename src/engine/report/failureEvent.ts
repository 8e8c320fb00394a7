/** An event of a failure, with the members that its kinds have. */
export interface FailureEvent {
  readonly type?: string
  /** A script or style sheet that failed to load has an address; the window has none. */
  readonly target?: FailedTarget | null
  readonly error?: unknown
  readonly reason?: unknown
  readonly payload?: unknown
  /** Block around the error boundary. */
  readonly block?: string
  readonly effectiveDirective?: string
  readonly sourceFile?: string
  readonly lineNumber?: number
  readonly columnNumber?: number
  /** Id of another release than the started one. */
  readonly release?: string | undefined
  /** Id of the report, if it may be sent twice. */
  readonly id?: string | undefined
  /** Web vitals, which are sent as failures are. */
  readonly measurements?: object
}

interface FailedTarget extends EventTarget {
  readonly src?: string
  readonly href?: string
}

export interface StackFrame {
  readonly filename: string
  readonly lineno: number
  readonly colno: number
}

/** Returns the frames of a stack that lie in files of the build, the innermost at the end. */
export function stackFrames(stack: string): readonly StackFrame[] {
  const frames: StackFrame[] = []
  // Keeps only the path of an address, without host, user and query. The policy allows scripts only from the page's own
  // host.
  for (const [, file, line = 0, column = 0] of stack.matchAll(/(\/assets\/\S+?\.[jc]ss?)\S*:(\d*):(\d*)/g))
    frames.unshift({ filename: `app://${file}`, lineno: +line, colno: +column })
  return frames
}
