import type { Texts } from '../../i18n/texts'
import { useFormat, useTexts } from '../../i18n/useTexts'
import { isObject } from '../../language/runtime/merge'
import { readPath, readText } from '../../language/runtime/evaluateCondition'
import type { BlockOf, ById, Line } from '../../language/types/plain'
import { cleanText } from '../../lib/text'
import { useRead } from '../../runtime/app/useRead'
import { useScope, type ScopeValues } from '../../runtime/scope/scope'
import { useTranslate } from '../../i18n/useTranslate'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Isolated } from '../../ui/format/Isolated'
import { KeyValue } from '../../ui/data/KeyValue'
import { Card } from '../../ui/layout/Card'
import { useLines } from '../../values/ValueView'
import { readBody } from '../request/readBody'
import { ReadFailed, useUnknown } from '../request/ReadFailed'
import { currentOf, isThere, stepsOf } from '../../values/steps'
import './TimelineBlockView.css'

type TimelineBlock = BlockOf<'timeline'>
interface Step {
  readonly id: string
  readonly label: string
  /** The label while the step is not finished. */
  readonly pending?: string | undefined
  readonly note?: string | undefined
  readonly time: unknown
  readonly format: 'time' | 'date'
  readonly due?: { readonly label: string; readonly time: unknown } | undefined
  readonly isDone: boolean
  /** A step of a list in the answer. */
  readonly row?: object | undefined
}

/** Renders steps from an answer or from the config. Renders nothing if there are none. */
function TimelineBlockView({ block }: { readonly block: TimelineBlock }) {
  const scope = useScope()
  const { call } = block
  return call === undefined ? <Steps block={block} scope={scope} /> : <ReadSteps block={block} call={call} />
}
export { TimelineBlockView as timeline }

function ReadSteps({ block, call }: { readonly block: TimelineBlock; readonly call: string }) {
  const scope = useScope()
  const query = useRead(call, readBody(block, scope))
  if (query.data !== undefined) return <Steps block={block} scope={{ ...scope, row: query.data }} />
  if (!query.isError) return <Skeleton look="lines" />
  return <ReadFailed inline error={query.error} reasons={block.reasons} onRetry={() => void query.refetch()} />
}

function Steps({ block, scope }: { readonly block: TimelineBlock; readonly scope: ScopeValues }) {
  const texts = useTexts()
  const translate = useTranslate()
  const format = useFormat()
  const conditions = Object.values(block.steps ?? {}).flatMap(({ when, done }) => [when, done])
  // The current step is known only when all conditions are.
  const unknown = useUnknown(conditions, <Skeleton look="lines" />)
  if (unknown) return unknown
  const steps = block.list ? listed(block.list, scope, texts) : written()
  if (steps.length === 0) return null
  const current = currentOf(steps)
  return (
    <Card>
      <ol className="pw-timeline">
        {steps.map(({ id, label, pending = label, note, due, row, ...step }, index) => {
          const time = isThere(step.time) ? format(step.time, step.format) : undefined
          return (
            <li
              key={id}
              className={index < current ? 'pw-timeline-done' : undefined}
              aria-current={index === current ? 'step' : undefined}
            >
              <span className="pw-timeline-label">{index < current ? label : pending}</span>
              {index < current && <span className="pw-hidden">{texts.t('engine.timeline.done')}</span>}
              {note && <p>{note}</p>}
              {time !== undefined && (
                <time dateTime={time}>
                  <Isolated className="pw-figure">{time}</Isolated>
                </time>
              )}
              {index >= current && due && isThere(due.time) && <Due {...due} format={step.format} />}
              {row && block.list?.lines && <StepLines lines={block.list.lines} scope={{ ...scope, step: row }} />}
            </li>
          )
        })}
      </ol>
    </Card>
  )

  function written(): readonly Step[] {
    return stepsOf(block.steps, scope, block.order).map(({ id, step, time, isDone }) => ({
      id,
      label: translate(step.label, scope),
      pending: step.pending && translate(step.pending, scope),
      note: step.note && translate(step.note, scope),
      time,
      format: step.format ?? 'time',
      due: step.due && { label: translate(step.due.label, scope), time: readPath(scope, step.due.time) },
      isDone,
    }))
  }
}

interface DueProps {
  readonly label: string
  readonly time: unknown
  readonly format: 'time' | 'date'
}

/** Shows what happens by itself, and when. */
function Due({ label, time, format: exact }: DueProps) {
  const format = useFormat()
  const at = format(time, exact)
  return (
    <>
      <p>{label}</p>
      <time dateTime={at}>
        <Isolated className="pw-figure">{at}</Isolated>
      </time>
    </>
  )
}

function StepLines({ lines, scope }: { readonly lines: ById<Line>; readonly scope: object }) {
  return <KeyValue lines={useLines(lines, scope)} />
}

/** Returns the steps of a list in the answer, without members that are not objects. */
function listed(list: NonNullable<TimelineBlock['list']>, scope: ScopeValues, texts: Texts): readonly Step[] {
  const found = readPath(scope, list.steps)
  return (Array.isArray(found) ? found : []).filter(isObject).map((step, index) => {
    const time = list.time === undefined ? undefined : step[list.time]
    return {
      id: String(index),
      label: labelOf(step),
      note: list.note === undefined ? undefined : cleanText(readText(step, list.note)),
      time,
      format: list.format ?? 'time',
      isDone: list.done === undefined ? isThere(time) : step[list.done] === true,
      row: step,
    }
  })

  function labelOf(step: object) {
    const label = readText(step, list.label)
    const word = Object.hasOwn(list.words ?? {}, label) ? list.words?.[label] : undefined
    return word ? texts.t(word) : cleanText(label)
  }
}
