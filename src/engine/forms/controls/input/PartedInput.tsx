import type { WidgetProps } from '@rjsf/utils'
import { useCallback, useMemo, useState, type InputEvent, type ReactNode } from 'react'
import type { Field } from '../../../language/types/plain'
import { useFormRuntime, useInScope, useLabel } from '../../state/formRuntime'
import { isMoment, type TextKind } from '../../state/textKinds'
import { latinDigits, momentOf } from '../../validation/ownRules'
import { dialCodesOf, joinNumber, splitNumber } from './dialCode'
import { grouped, ungrouped } from './mask'
import { TextInput } from './TextInput'
import './PartedInput.css'

interface PartedInputProps extends WidgetProps {
  readonly config: Field | undefined
  readonly kind: TextKind
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

/** Returns the kind of an input whose text a mask groups. */
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
  return useInScope(
    useCallback(
      (scope: object) =>
        isMoment(kind) ? momentOf(bound, scope, sign)?.slice(0, kind.type === 'date' ? 10 : 16) : undefined,
      [bound, kind, sign],
    ),
  )
}
