import { cleanText } from '../../lib/text'
import { joinClasses } from '../../lib/react'
import { hasLetters } from './Isolated'
import './Figure.css'

interface FigureProps {
  readonly children: string
  /** Uses the market's font for figures, as cells do. */
  readonly isMain?: boolean
  readonly className?: string
}

/** Shows a figure and its unit, isolated so that their direction does not affect the text around them. */
export function Figure({ children, isMain = false, className }: FigureProps) {
  const text = cleanText(children)
  const [, unit = ''] = /\d\D{0,2}\u00a0(\P{N}+)$/u.exec(text) ?? []
  const digits = text.slice(0, text.length - unit.length)
  return (
    <bdi
      className={joinClasses('pw-figure', className, isMain && 'pw-figure-main', own.test(digits) && 'pw-figure-own')}
      dir={hasLetters(text) ? undefined : 'ltr'}
    >
      {digits}
      {unit && <span className="pw-unit">{unit}</span>}
    </bdi>
  )
}

/** Matches what a market's font for figures can draw: no letters except those of short figures, such as 1.5K. */
const own = /^\P{L}*\d[KMB]?[+%]?\u00a0?$/u
