import { Suspense, type ReactNode } from 'react'
import type { ById, Line, Worded } from '../language/types/plain'
import { isObject } from '../language/runtime/merge'
import { evaluateCondition, readPath } from '../language/runtime/evaluateCondition'
import { isFigure, withUnit } from '../i18n/format'
import { useFormat, useTexts } from '../i18n/useTexts'
import { useTranslate } from '../i18n/useTranslate'
import { readFigure } from '../i18n/readFigure'
import { wordOf } from '../i18n/wordOf'
import { cleanText } from '../lib/text'
import { Figure } from '../ui/format/Figure'
import { Isolated } from '../ui/format/Isolated'
import { phoneLink } from '../ui/format/safeUrl'
import { lazyPart } from '../ui/layout/lazyPart'
import { Picture } from '../ui/data/Picture'
import type { RichViewProps } from './RichView'
import { orderedEntries } from '../lib/compare'
import type { KeyValueLine } from '../ui/data/KeyValue'
import './ValueView.css'

type Valued = Pick<Line, 'value' | 'format' | 'words' | 'unit' | 'parts'> &
  Partial<Pick<Line, 'times' | 'over' | 'minus' | 'text'> & Pick<Worded, 'instead'>>

/** Few pages show rich text, so its code loads with the first. */
const renderRichText = lazyPart(async () => (await import('./RichView')).RichView)

export interface ValueViewProps {
  readonly line: Valued
  readonly scope: unknown
  readonly label: string
}

/** Shows one value as a message, as pictures or as formatted text, isolated from the text direction around it. */
export function ValueView({ line, scope, label }: ValueViewProps) {
  const value = useValues(scope)(line, label)
  if (typeof value !== 'string') return value
  if (line.format === 'phone') return <Phone number={value} />
  return isFigure(line.format) ? <Figure>{value}</Figure> : <Isolated>{value}</Isolated>
}

/** Returns a function that renders values of the scope: messages and pictures as elements, all else as text. */
export function useValues(scope: unknown): (line: Valued, label: string) => ReactNode {
  const texts = useTexts()
  const format = useFormat()
  const translate = useTranslate()
  return (line, label) => {
    const value = readFigure(scope, line.value, line)
    const text = insteadOf(line, scope)?.text ?? line.text
    if (text && value !== undefined && value !== null && value !== '') return saidAs(translate(text, scope))
    if (line.words) return wordOf(texts, line.words, value) ?? format(value)
    if (line.format === 'image')
      return <Picture src={typeof value === 'string' ? value : undefined} alt={label} ratio="wide" />
    const rich = typeof value === 'string' ? cleanText(value) : ''
    if (line.format === 'rich' && rich !== '') return <RichValue text={rich} />
    if (line.format === 'images') return <Pictures value={value} parts={line.parts} label={label} />
    return withUnit(format(value, line.format), line.unit && readPath(scope, line.unit))
  }
}

/** Returns a message that keeps its figures left to right as an element: those signs are removed from foreign text. */
function saidAs(text: string): ReactNode {
  return /[\u2066-\u2069]/.test(text) ? <bdi>{text}</bdi> : text
}

/** Returns the first message in place of that of the value whose condition holds. */
export function insteadOf({ instead }: Pick<Worded, 'instead'>, scope: unknown) {
  return orderedEntries(instead).find(([, { when }]) => evaluateCondition(when, scope))?.[1]
}

/** Shows a telephone number that a press calls. A text without digits is no number. */
function Phone({ number }: { readonly number: string }) {
  const href = phoneLink(number)
  const text = <Figure>{number}</Figure>
  return href ? (
    <a className="pw-phone" href={href}>
      {text}
    </a>
  ) : (
    text
  )
}

/** Draws formatted text, and keeps its room until the code is there. */
export function RichValue(props: RichViewProps) {
  const room = <span style={{ visibility: 'hidden' }}>{props.text}</span>
  return <Suspense fallback={room}>{renderRichText(props)}</Suspense>
}

function Pictures({ value, parts, label }: { value: unknown; parts: Line['parts']; label: string }) {
  const format = useFormat()
  if (!Array.isArray(value) || value.length === 0) return format(undefined)
  return (
    <span className="pw-pictures">
      {value.map((member: unknown, index) => {
        const src = parts && isObject(member) ? member[parts.src] : member
        const time = parts?.time && isObject(member) ? member[parts.time] : undefined
        return (
          <span key={`${index} ${String(src)}`} className="pw-pictures-one">
            <Picture src={typeof src === 'string' ? src : undefined} alt={`${label} ${index + 1}`} />
            {time !== undefined && <small>{format(time, 'time')}</small>}
          </span>
        )
      })}
    </span>
  )
}

/** Returns the lines whose conditions hold, with label and value. */
export function useLines(lines: ById<Line> | undefined, scope: unknown): readonly KeyValueLine[] {
  const texts = useTexts()
  return orderedEntries(lines)
    .filter(([, line]) => evaluateCondition(line.when, scope))
    .map(([id, line]) => {
      const label = texts.t(line.label)
      const value = readPath(scope, line.value)
      const copy = line.copy && (typeof value === 'string' || typeof value === 'number') ? String(value) : undefined
      return {
        id,
        label,
        value: <ValueView line={line} scope={scope} label={label} />,
        ...(copy !== undefined && { copy }),
        ...((line.format === 'image' || line.format === 'images' || line.format === 'rich') && { wide: true }),
      }
    })
}
