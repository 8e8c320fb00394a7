import { useLayoutEffect, useRef, useState } from 'react'

const countingMs = 480

/**
 * Returns the text to show for a figure. It counts from the figure that stood here to the one that stands here now, so
 * that a change is seen. The first figure stands at once: nobody should read an amount that is not there. Without
 * motion every figure does. `before` is the figure that an earlier drawing of the place showed.
 */
export function useCountedFigure(text: string, before?: string): string {
  const last = useRef(before)
  const [step, setStep] = useState({ of: text, text })
  // Before the frame is painted: the new figure would flash, and then count from the old one.
  useLayoutEffect(() => {
    const from = last.current
    last.current = text
    return from === undefined || from === text
      ? undefined
      : countTo(from, text, (written) => setStep({ of: text, text: written }))
  }, [text])
  // A newer figure ends the counting.
  return step.of === text ? step.text : text
}

/** Passes on the figures between two, for half a second. Returns a function that stops it. */
function countTo(from: string, to: string, show: (written: string) => void): (() => void) | undefined {
  const [start, end] = [from, to].map(digitsOf)
  if (start === undefined || end === undefined || kindOf(from) !== kindOf(to)) return undefined
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return undefined
  const begun = performance.now()
  show(withDigits(to, start))
  let frame = requestAnimationFrame(function next(now) {
    const share = Math.min(1, Math.max(0, (now - begun) / countingMs))
    show(share < 1 ? withDigits(to, Math.round(between(start, end, share))) : to)
    if (share < 1) frame = requestAnimationFrame(next)
  })
  return () => cancelAnimationFrame(frame)
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
