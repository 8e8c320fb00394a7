// Draws what a field adds to its text input: texts around it, a mask, dial codes, and the bounds of a date.
import type { WidgetProps } from '@rjsf/utils'
import { lazy, Suspense, useCallback, useMemo, useState, type ChangeEvent, type ReactNode } from 'react'
import type { Field, Message } from '../../../language/types/plain'
import { useFormServices } from '../../fields/services'
import { useInScope, useLabel, useFormRuntime } from '../../state/formRuntime'
import type { TextKind } from '../../state/textKinds'
import { latinDigits, momentOf } from '../../validation/ownRules'
import { dialCodesOf, joinNumber, splitNumber } from './dialCode'
import { grouped, ungrouped } from './mask'
import './inputParts.css'

/** Draws a text before or behind an input. A click on it goes to the input, as on any label. */
export function Affix({ text }: { readonly text: Message }) {
  const { translate } = useFormServices()
  return (
    <span className="pw-affix">{useInScope(useCallback((scope) => translate(text, scope), [text, translate]))}</span>
  )
}

/** Returns the kind of an input whose text a mask groups. */
export function maskedKind(kind: TextKind, mask: string): TextKind {
  return {
    ...kind,
    type: 'text',
    isCode: true,
    ...(!/[A*]/.test(mask) && { mode: 'numeric' }),
    parse: (typed) => ungrouped(typed, mask) || undefined,
    format: (value) => grouped(kind.format(value), mask),
  }
}

/** Groups the text at each key, unless somebody corrects its middle: the caret would jump. */
export function groupedAtEnd(mask: string, onChange: (event: ChangeEvent<HTMLInputElement>) => void) {
  return (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event
    const isAtEnd = target.selectionStart === null || target.selectionStart === target.value.length
    const next = grouped(target.value, mask)
    if (isAtEnd && next !== target.value) target.value = next
    onChange(event)
  }
}

/** Returns the choice of a dial code, and the kind of the input beside it. */
export function useDialCode(
  props: WidgetProps,
  config: Field | undefined,
): { readonly select: ReactNode; kindOf(kind: TextKind): TextKind } {
  const { texts } = useFormRuntime()
  const label = useLabel(props)
  const given = config?.dialCodes
  // A text, because the hook compares values.
  const listed = useInScope(useCallback((scope: object) => dialCodesOf(given, scope).join(), [given]))
  const codes = useMemo(() => listed.split(',').filter(Boolean), [listed])
  const { value, onChange, id, readonly, disabled } = props
  const held = splitNumber(value, codes)
  const [chosen, choose] = useState<string>()
  const code = held.code ?? chosen ?? codes[0]
  const kindOf = useCallback(
    (kind: TextKind): TextKind =>
      codes.length === 0
        ? kind
        : {
            ...kind,
            parse: (typed) => joinNumber(code, latinDigits(typed)),
            format: (number) => splitNumber(number, codes).rest,
          },
    [codes, code],
  )
  const select = codes.length > 0 && (
    <select
      className="pw-dial"
      dir="ltr"
      aria-label={texts.t('engine.form.dialCode', { label })}
      value={code}
      disabled={disabled === true || readonly === true}
      onChange={({ target }) => {
        choose(target.value)
        if (held.rest !== '') onChange(joinNumber(target.value, held.rest), undefined, id)
      }}
    >
      {codes.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  )
  return { select, kindOf }
}

/** Returns the bounds of the browser's own calendar and clock. */
export function useMomentBounds(
  config: Field | undefined,
  type: TextKind['type'],
): { readonly min?: string; readonly max?: string } {
  const isMoment = type === 'date' || type === 'time' || type === 'datetime-local'
  const length = type === 'date' ? 10 : 16
  const { min: least, max: most } = config ?? {}
  const min = useInScope(
    useCallback((scope: object) => (isMoment ? momentOf(least, scope) : undefined), [isMoment, least]),
  )
  const max = useInScope(
    useCallback((scope: object) => (isMoment ? momentOf(most, scope) : undefined), [isMoment, most]),
  )
  return {
    ...(min !== undefined && { min: min.slice(0, length) }),
    ...(max !== undefined && { max: max.slice(0, length) }),
  }
}

/** Draws the choice of a file. Few forms have one, so its code loads with the first. */
export function LazyFileWidget(props: WidgetProps) {
  return (
    <Suspense fallback={null}>
      <FileWidget {...props} />
    </Suspense>
  )
}

const FileWidget = lazy(() => import('./FileWidget').then((file) => ({ default: file.FileWidget })))
