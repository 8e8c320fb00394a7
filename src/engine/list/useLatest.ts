import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Keeps the value of the last render where listeners that outlive it can read it. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
