import { useEffect, useRef, type RefObject } from 'react'

/** Shows the top of the rows when those of another search or filter have come and the reader is further down. */
export function useTopOnChange(top: RefObject<HTMLElement | null>, name: string, isSettled: boolean): void {
  const shown = useRef(name)
  useEffect(() => {
    if (!isSettled || shown.current === name) return
    shown.current = name
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView({ block: 'start' })
  }, [top, name, isSettled])
}
