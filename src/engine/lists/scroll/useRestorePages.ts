import { type RefObject, useEffect, useRef, useState } from 'react'

export interface RestorePagesOptions {
  /** Number of pages to restore. */
  readonly wanted: number
  readonly held: number
  readonly canLoad: boolean
  readonly isBusy: boolean
  /** True until the first page has loaded or failed. */
  readonly isPending: boolean
  readonly isFailed: boolean
  load(): void
}

/** Loads the pages that a list had before a reload, once. Returns true until done. */
export function useRestorePages({
  wanted,
  held,
  canLoad,
  isBusy,
  isPending,
  isFailed,
  load,
}: RestorePagesOptions): boolean {
  const [isDone, setIsDone] = useState(held >= wanted)
  const isEnough = isFailed || (!isPending && (held >= wanted || !canLoad))
  if (!isDone && isEnough) setIsDone(true)
  const isRestoring = !isDone && !isEnough

  useEffect(() => {
    if (isRestoring && !isBusy && !isPending) load()
  }, [isRestoring, isBusy, isPending, held, load])

  return isRestoring
}

/** Scrolls to the top of the rows when another search or filter has loaded and the reader is further down. */
export function useScrollToTopOnChange(top: RefObject<HTMLElement | null>, name: string, isSettled: boolean): void {
  const shown = useRef(name)
  useEffect(() => {
    if (!isSettled || shown.current === name) return
    shown.current = name
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView({ block: 'start' })
  }, [top, name, isSettled])
}
