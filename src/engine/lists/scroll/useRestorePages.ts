import { type RefObject, useEffect, useRef, useState } from 'react'

export interface RestorePagesOptions {
  /** Pages to get back to. */
  readonly wanted: number
  readonly held: number
  readonly canLoad: boolean
  readonly isBusy: boolean
  /** The first pages are not there yet, or asking failed. */
  readonly isPending: boolean
  readonly isFailed: boolean
  load(): void
}

/** Asks for the pages a list held before a reload, once, and says whether it is still at it. */
export function useRestorePages({
  wanted,
  held,
  canLoad,
  isBusy,
  isPending,
  isFailed,
  load,
}: RestorePagesOptions): boolean {
  const [isOver, setIsOver] = useState(held >= wanted)
  const isEnough = isFailed || (!isPending && (held >= wanted || !canLoad))
  if (!isOver && isEnough) setIsOver(true)
  const isAtIt = !isOver && !isEnough

  useEffect(() => {
    if (isAtIt && !isBusy && !isPending) load()
  }, [isAtIt, isBusy, isPending, held, load])

  return isAtIt
}

/** Shows the top of the rows when those of another search or filter have come and the reader is further down. */
export function useScrollToTopOnChange(top: RefObject<HTMLElement | null>, name: string, isSettled: boolean): void {
  const shown = useRef(name)
  useEffect(() => {
    if (!isSettled || shown.current === name) return
    shown.current = name
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView({ block: 'start' })
  }, [top, name, isSettled])
}
