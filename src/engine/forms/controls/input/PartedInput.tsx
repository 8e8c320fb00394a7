// A text input in parts: with a mask, with a dial code, or with the bounds of a date.
import type { WidgetProps } from '@rjsf/utils'
import { type InputEvent, type ReactNode, useCallback, useMemo, useState } from 'react'
import type { Field } from '../../../language/types/plain'
import { useFormRuntime, useInScope, useLabel } from '../../state/formRuntime'
import { isMoment, type TextKind } from '../../state/textKinds'
import { useClock } from '../../../i18n/useTexts'
import { latinDigits } from '../../../lib/text'
import { momentOf } from '../../validation/ownRules'
import { TextInput } from './TextInput'
import { isRef, readPath } from '../../../language/runtime/evaluateCondition'
import './PartedInput.css'

interface PartedInputProps extends WidgetProps {
  readonly config: Field | undefined
  readonly kind: TextKind
  /** A control behind the text. */
  readonly end?: ReactNode
}

/** Draws a text input with a mask, dial codes, or bounds of a date. Other fields use `TextInput` directly, without these hooks. */
export function PartedInput({ config, kind: plainKind, ...props }: PartedInputProps) {
  const mask = config?.mask
  const { select, kindOf } = useDialCode(props, config)
  const kind = useMemo(
    () => (mask === undefined ? kindOf(plainKind) : maskedKind(plainKind, mask)),
    [plainKind, mask, kindOf],
  )
  const more = {
    min: useMomentBound(config?.min, kind, 1),
    max: useMomentBound(config?.max, kind, -1),
    onInput:
      mask === undefined ? undefined : (event: InputEvent<HTMLInputElement>) => regroup(event.currentTarget, mask),
  }
  return <TextInput {...props} kind={kind} select={select} more={more} />
}

function maskedKind(kind: TextKind, mask: string): TextKind {
  return {
    ...kind,
    type: 'text',
    isCode: true,
    ...(!/[A*]/.test(mask) && { mode: 'numeric' }),
    parse: (typed) => ungrouped(typed, mask) || undefined,
    format: (value) => grouped(kind.format(value), mask),
  }
}

/** Groups the text if the caret is at its end. In the middle of the text, the caret would jump. */
function regroup(input: HTMLInputElement, mask: string): void {
  const isAtEnd = input.selectionStart === null || input.selectionStart === input.value.length
  const next = grouped(input.value, mask)
  if (isAtEnd && next !== input.value) input.value = next
}

/** Returns the choice of a dial code, and the kind of the input beside it. */
function useDialCode(
  props: WidgetProps,
  config: Field | undefined,
): { readonly select: ReactNode; kindOf(kind: TextKind): TextKind } {
  const { texts } = useFormRuntime()
  const label = useLabel(props)
  const given = config?.dialCodes
  // Joined into a text, because `useInScope` compares results by value.
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

/** Returns a bound of the browser's own calendar or clock, or undefined in other inputs. */
function useMomentBound(bound: Field['min'], kind: TextKind, sign: 1 | -1): string | undefined {
  const clock = useClock()
  return useInScope(
    useCallback(
      (scope: object) => {
        const limit = isMoment(kind) ? momentOf(bound, scope, sign, clock) : undefined
        // A day bounds a time with its first or its last minute.
        const isDay = kind.type === 'datetime-local' && limit?.length === 10
        return isDay ? `${limit}T${sign > 0 ? '00:00' : '23:59'}` : limit?.slice(0, kind.type === 'date' ? 10 : 16)
      },
      [bound, kind, sign, clock],
    ),
  )
}

/** Returns a text as the mask groups it. Characters that fit no place are left out, and those behind the mask stay. */
export function grouped(text: string, mask: string): string {
  const rest = [...ungrouped(text, mask)]
  let shown = ''
  for (const place of mask) {
    if (rest.length === 0) return shown
    shown += isPlace(place) ? (rest.shift() ?? '') : place
  }
  return shown + rest.join('')
}

/** Returns the digits and letters of a text, without those that the mask itself writes at its start. */
export function ungrouped(text: string, mask: string): string {
  const start = /^[^#A*]*/.exec(mask)?.[0] ?? ''
  const typed = latinDigits(text)
  const own = start.trim() !== '' && typed.startsWith(start.trim()) ? typed.slice(start.trim().length) : typed
  const rest = [...own].filter((one) => /[\p{L}\p{N}]/u.test(one))
  const taken: string[] = []
  for (const place of [...mask].filter(isPlace)) {
    while (rest[0] !== undefined && !fits(rest[0], place)) rest.shift()
    const next = rest.shift()
    if (next === undefined) return taken.join('')
    taken.push(next)
  }
  return [...taken, ...rest].join('')
}

function isPlace(one: string): boolean {
  return one === '#' || one === 'A' || one === '*'
}

function fits(one: string, place: string): boolean {
  if (place === '#') return /\d/.test(one)
  return place === '*' || /\p{L}/u.test(one)
}

/** Returns the dial codes of a field. A reference to anything but a list gives none. */
function dialCodesOf(given: Field['dialCodes'], scope: object): readonly string[] {
  const found: unknown = isRef(given) ? readPath(scope, given.from) : given
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
}

/** Returns the code that a number begins with, and the rest. The longest code wins: +1 684 before +1. */
function splitNumber(
  value: unknown,
  codes: readonly string[],
): { readonly code: string | undefined; readonly rest: string } {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const [code] = codes.filter((one) => text.startsWith(one)).sort((one, other) => other.length - one.length)
  return { code, rest: code === undefined ? text : text.slice(code.length).trim() }
}

/** Joins a code and a number. A number that has a code of its own stays. The zero of the home country is left out. */
function joinNumber(code: string | undefined, typed: string): string | undefined {
  const digits = typed.trim()
  if (digits === '') return undefined
  if (code === undefined || digits.startsWith('+')) return digits
  // Italian numbers keep their zero abroad.
  return `${code}${code === '+39' ? digits : digits.replace(/^0/, '')}`
}
