/** Resolves at the first request to stop: Ctrl+C, a kill, or, if asked, the end of standard input. */
export function untilStopped({ withInput = false } = {}): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => resolve()
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
    if (withInput) process.stdin.resume().once('end', stop).once('error', stop)
  })
}
