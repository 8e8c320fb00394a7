/** Ends with the first request to stop: Ctrl+C, a kill, or, where it is asked for, the end of the standard input. */
export function stopped({ withInput = false } = {}): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => resolve()
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
    if (withInput) process.stdin.resume().once('end', stop).once('error', stop)
  })
}
