import { useEffect, useRef, type ReactNode } from 'react'

const countingMs = 480

interface CountedFigureProps {
  /** The figure as text. Another figure that stood here before is counted from. */
  readonly text: string
  /** The figure that an earlier drawing of this place showed. */
  readonly before?: string | undefined
  readonly children: ReactNode
}

/**
 * Counts from the figure that stood here to the one that stands here now, so that a change is seen. The first figure
 * stands at once: nobody should read an amount that is not there. Without motion every figure does.
 */
export function CountedFigure({ text, before, children }: CountedFigureProps) {
  const place = useRef<HTMLSpanElement>(null)
  const shown = useRef(before)
  useEffect(() => {
    const from = shown.current
    shown.current = text
    const node = place.current && textNodeOf(place.current)
    if (from === undefined || from === text || !node || node.data !== text) return undefined
    return countTo(node, from, text)
  }, [text])
  return <span ref={place}>{children}</span>
}

function textNodeOf(element: Node): Text | undefined {
  const first = element.firstChild
  if (first instanceof Text) return first
  return first ? textNodeOf(first) : undefined
}

/** Writes the figures between two into a text, for half a second. Returns a function that ends with the last one. */
function countTo(node: Text, from: string, to: string): () => void {
  const [start, end] = [from, to].map(digitsOf)
  if (start === undefined || end === undefined || kindOf(from) !== kindOf(to)) return () => {}
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return () => {}
  const begun = performance.now()
  let written = to
  let frame = requestAnimationFrame(step)
  function step(now: number) {
    const share = Math.min(1, Math.max(0, (now - begun) / countingMs))
    written = share < 1 ? withDigits(to, Math.round(between(start ?? 0, end ?? 0, share))) : to
    node.data = written
    if (share < 1) frame = requestAnimationFrame(step)
  }
  return () => {
    cancelAnimationFrame(frame)
    // A newer figure may stand there already.
    if (node.data === written) node.data = to
  }
}

/** Returns a number between two, which nears the second ever more slowly. */
function between(start: number, end: number, share: number): number {
  return end - (end - start) * (1 - share) ** 3
}

/** Returns all digits of a figure as a number, or undefined if they are none or too many to count with. */
function digitsOf(figure: string): number | undefined {
  const digits = figure.replace(/\D/g, '')
  return digits.length > 0 && digits.length < 16 ? Number(digits) : undefined
}

/** Returns a figure without its digits and separators: its sign, unit and currency. */
function kindOf(figure: string): string {
  return figure.replace(/[\d.,\s]/g, '')
}

/** Writes the digits of a number into the places of the digits of a figure, from the end. More of them stand before. */
function withDigits(figure: string, value: number): string {
  const digits = String(value).padStart(decimalsOf(figure) + 1, '0')
  const places = figure.replace(/\D/g, '').length
  let place = 0
  const written = figure.replace(/\d/g, () => {
    place += 1
    const at = digits.length - (places - place) - 1
    if (place === 1) return digits.slice(0, Math.max(0, at + 1))
    return digits[at] ?? ''
  })
  return written.replace(/^(\D*?)[.,]+(?=\d)/, '$1')
}

function decimalsOf(figure: string): number {
  return /[.,](\d{1,2})\D*$/.exec(figure)?.[1]?.length ?? 0
}
