import { useEffect, useState } from 'react'

/**
 * Watches for the document being left. Firefox and WebKit then abort what still loads, which looks like a missing file,
 * and a reload would cancel the navigation.
 */
export function watchLeaving(): void {
  const leave = () => {
    leftAt = Date.now()
  }
  window.addEventListener('beforeunload', leave)
  // iOS does not dispatch `beforeunload`.
  window.addEventListener('pagehide', leave)
  // The document came back from the cache of the browser.
  window.addEventListener('pageshow', () => {
    leftAt = -Infinity
  })
}

/** Returns true from the start of leaving, for as long as the browser may take to leave. */
export function isLeaving(): boolean {
  return remainingMs() > 0
}

/** Returns true while the document is being left, and re-renders if it stays. Only the first render asks. */
export function useLeaving(): boolean {
  const [isOver, setOver] = useState(() => !isLeaving())
  useEffect(() => {
    if (isOver) return undefined
    const end = () => setOver(true)
    const timer = setTimeout(end, remainingMs())
    window.addEventListener('pageshow', end)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pageshow', end)
    }
  }, [isOver])
  return !isOver
}

let leftAt = -Infinity
/** A download or a link to another program also counts as leaving, and leaves the document where it is. */
const leavingMs = 10_000

function remainingMs(): number {
  return leftAt + leavingMs - Date.now()
}
