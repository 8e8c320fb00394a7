import type { WidgetProps } from '@rjsf/utils'
import { type RefCallback, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { afterPress, watchPresses } from './afterPress'
import { useFormRuntime } from './formRuntime'
import { pathFromId } from '../fields/path'
import type { PendingInputs } from '../fields/pendingInputs'

const pauseMs = 300

export interface TextCodec {
  /** Returns the value that the text stands for; undefined for none. */
  parse(text: string): unknown
  show(value: unknown): string
}

/** What an input is given: it keeps its text itself, so that a key renders nothing. */
export interface TextInputProps<Input> {
  readonly ref: RefCallback<Input>
  readonly defaultValue: string
  onChange(event: { readonly target: { readonly value: string } }): void
  onBlur(): void
  onFocus(): void
}

/**
 * Keeps typed text in the input and hands its value to RJSF on blur, on submit or after a pause of 300 ms; at every key when
 * something depends on the field. `onText` hears each text as it stands in the input.
 */
export function useTextInput<Input extends HTMLInputElement | HTMLTextAreaElement>(
  props: WidgetProps,
  typing: TextCodec,
  onText?: (text: string) => void,
): TextInputProps<Input> {
  const { prefix, watched, pending } = useFormRuntime()
  const kept = useRef<Typed<Input>>(null)
  const typed = (kept.current ??= createTyped<Input>(pending, typing.show(props.value)))
  const isWatched = watched.has(String(pathFromId(prefix, props.id)[0]))
  useLayoutEffect(() => typed.follow({ props, typing, isWatched, onText }))
  return typed.input
}

/** What the widget was rendered with last. */
interface Rendered {
  readonly props: WidgetProps
  readonly typing: TextCodec
  /** Something depends on the field. */
  readonly isWatched: boolean
  readonly onText: ((text: string) => void) | undefined
}

interface Typed<Input> {
  readonly input: TextInputProps<Input>
  follow(next: Rendered): void
}

// One object for all of it: a form may have hundreds of inputs.
function createTyped<Input extends HTMLInputElement | HTMLTextAreaElement>(
  pending: PendingInputs,
  first: string,
): Typed<Input> {
  let input: Input | undefined
  let text = first
  let isTyped = false
  let rendered: Rendered | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function put(next: string) {
    text = next
    isTyped = false
    if (input && input.value !== next) input.value = next
    rendered?.onText?.(next)
  }

  function handOver() {
    clearTimeout(timer)
    if (!rendered || !isTyped) return
    isTyped = false
    const { props, typing } = rendered
    const value = text === '' ? props.options['emptyValue'] : typing.parse(text)
    if (!Object.is(value, props.value)) props.onChange(value)
  }

  /** The text takes its canonical form. */
  function leave() {
    if (!rendered || !input) return
    handOver()
    const { props, typing } = rendered
    const value = typing.parse(text)
    put(typing.show(value))
    props.onBlur(props.id, value)
  }
  // Committed at once: a submit right after must not overtake it.
  const handOverNow = () => flushSync(handOver)

  return {
    input: {
      ref(element) {
        watchPresses()
        input = element ?? undefined
        const forget = pending.add(handOver)
        return () => {
          input = undefined
          clearTimeout(timer)
          forget()
        }
      },
      defaultValue: text,
      onChange({ target }) {
        text = target.value
        isTyped = true
        rendered?.onText?.(text)
        clearTimeout(timer)
        if (rendered?.isWatched) handOver()
        else timer = setTimeout(() => afterPress(handOverNow), pauseMs)
      },
      onBlur() {
        afterPress(leave)
      },
      onFocus() {
        rendered?.props.onFocus(rendered.props.id, rendered.props.value)
      },
    },
    follow(next) {
      const isNew = !rendered || !Object.is(rendered.props.value, next.props.value)
      rendered = next
      // Another value than the text stands for came from elsewhere: a fill, a choice, a default.
      if (isNew && !Object.is(next.props.value, next.typing.parse(text))) put(next.typing.show(next.props.value))
    },
  }
}
