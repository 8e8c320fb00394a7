import type { WidgetProps } from '@rjsf/utils'
import { type RefCallback, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { afterPress, watchPresses } from './afterPress'
import { useFormRuntime } from './formRuntime'
import { pathFromId } from '../fields/path'
import type { FormController } from './createForm'

const pauseMs = 300

/** Converts between the text of an input and the value of a field. */
export interface TextCodec {
  /** Returns the value of a text, or undefined for no value. `came` is the value that came from outside, if any. */
  parse(text: string, came?: unknown): unknown
  format(this: void, value: unknown): string
}

/** The props of an uncontrolled input. It keeps its own text, so a key renders nothing. */
export interface TextInputProps<Input> {
  readonly ref: RefCallback<Input>
  /** The text of this render. Safari resets inputs without completion to it when a person comes back to the page. */
  readonly defaultValue: string
  onChange(event: { readonly target: { readonly value: string } }): void
  onBlur(): void
  onFocus(): void
}

/**
 * Keeps the typed text in the input and commits its value to RJSF: on blur, on submit and 300 ms after the last key. If
 * another field reads this one, each key commits. Calls `onText` with every text that the input shows.
 */
export function useTextInput<Input extends HTMLInputElement | HTMLTextAreaElement>(
  props: WidgetProps,
  codec: TextCodec,
  onText?: (text: string) => void,
): TextInputProps<Input> {
  const { prefix, watched, form } = useFormRuntime()
  const created = useRef<TextInput<Input>>(null)
  const textInput = (created.current ??= createTextInput<Input>(form, codec.format(props.value), props.value))
  const isWatched = watched.has(String(pathFromId(prefix, props.id)[0]))
  const next = { props, codec, isWatched, onText }
  useLayoutEffect(() => textInput.update(next))
  return { ...textInput.props, defaultValue: textInput.textOf(next) }
}

/** The arguments of the last render. */
interface Rendered {
  readonly props: WidgetProps
  readonly codec: TextCodec
  /** Another field reads this one, so every key is committed. */
  readonly isWatched: boolean
  readonly onText: ((text: string) => void) | undefined
}

interface TextInput<Input> {
  readonly props: Omit<TextInputProps<Input>, 'defaultValue'>
  /** Returns the text that the input has after a render. */
  textOf(next: Rendered): string
  update(next: Rendered): void
}

// One object per input instead of many hooks: a form may have hundreds of inputs.
function createTextInput<Input extends HTMLInputElement | HTMLTextAreaElement>(
  form: FormController,
  firstText: string,
  firstValue: unknown,
): TextInput<Input> {
  let input: Input | undefined
  let text = firstText
  /** A value that came from outside, and its text. The text may lack a part of it, such as the zone of a time. */
  let origin = { text: firstText, value: firstValue }
  /** The text that the input showed after the last change. A browser may change it without an event. */
  let shown = ''
  let isChanged = false
  let rendered: Rendered | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function setText(next: string) {
    text = next
    isChanged = false
    if (input && input.value !== next) input.value = next
    shown = input?.value ?? ''
    rendered?.onText?.(next)
  }

  function readText(value: string) {
    text = value
    shown = value
    isChanged = true
    rendered?.onText?.(value)
  }

  /** Returns the value of the text. A text that means what came stands for the very value that came. */
  function valueOf(codec: TextCodec): unknown {
    const value = codec.parse(text, origin.value)
    return Object.is(value, codec.parse(origin.text, origin.value)) ? origin.value : value
  }

  /** Returns true if the text does not stand for the value: a suggestion, another choice or a default has set it. */
  function isFromElsewhere({ props, codec }: Rendered): boolean {
    const isNew = !rendered || !Object.is(rendered.props.value, props.value)
    return isNew && !Object.is(props.value, valueOf(codec))
  }

  function commit() {
    clearTimeout(timer)
    // Safari empties a password when a person comes back to the page.
    if (input && input.value !== shown) readText(input.value)
    if (!rendered || !isChanged) return
    isChanged = false
    const { props, codec } = rendered
    const typed = valueOf(codec)
    const value: unknown = typed === undefined ? props.options['emptyValue'] : typed
    if (!Object.is(value, props.value)) props.onChange(value)
  }
  // Renders at once, so that a submit right after it has the value.
  const commitNow = () => flushSync(commit)

  function commitAndFormat() {
    if (!rendered || !input) return
    commit()
    const { props, codec } = rendered
    const value = valueOf(codec)
    setText(codec.format(value))
    props.onBlur(props.id, value)
  }

  return {
    props: {
      ref(element) {
        watchPresses()
        input = element ?? undefined
        shown = element?.value ?? ''
        const removeFromPending = form.addInput(commit)
        return () => {
          input = undefined
          clearTimeout(timer)
          removeFromPending()
        }
      },
      onChange({ target }) {
        readText(target.value)
        clearTimeout(timer)
        if (rendered?.isWatched) commit()
        else timer = setTimeout(() => afterPress(commitNow), pauseMs)
      },
      onBlur() {
        afterPress(commitAndFormat)
      },
      onFocus() {
        rendered?.props.onFocus(rendered.props.id, rendered.props.value)
      },
    },
    textOf: (next) => (isFromElsewhere(next) ? next.codec.format(next.props.value) : text),
    update(next) {
      const isNew = isFromElsewhere(next)
      rendered = next
      if (!isNew) return
      origin = { text: next.codec.format(next.props.value), value: next.props.value }
      setText(origin.text)
    },
  }
}
