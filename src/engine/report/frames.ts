export interface Frame {
  readonly filename: string
  readonly lineno: number
  readonly colno: number
}

/** Returns the frames of a stack that lie in files of the build, the innermost at the end. */
export function framesOf(stack: string): readonly Frame[] {
  const frames: Frame[] = []
  // Of an address its path alone, without host, user and query. The policy lets only the page's own host have scripts.
  for (const [, file, line = 0, column = 0] of stack.matchAll(/(\/assets\/\S+?\.[jc]ss?)\S*:(\d*):(\d*)/g))
    frames.unshift({ filename: `app://${file}`, lineno: +line, colno: +column })
  return frames
}
