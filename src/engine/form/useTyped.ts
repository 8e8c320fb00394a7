import type { WidgetProps } from '@rjsf/utils'
import { type RefCallback, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type Path, valueAt } from './path'
import { usePlace } from './place'
import type { FormStore } from './store'

const pauseMs = 300

export interface Typing {
  /** The value that the text stands for; undefined for none. */
  parse(text: string): unknown
  show(value: unknown): string
}

interface TypedOptions {
  /** Hears each text as it stands in the input. */
  readonly onText?: ((text: string) => void) | undefined
  /** Something beside the input shows the value too. */
  readonly isValueDrawn?: boolean
}

/** What an input is given: it keeps its text itself, so that a key draws nothing. */
export interface TypedInput<Input> {
  /** Follows the form while the input is there. */
  readonly ref: RefCallback<Input>
  readonly defaultValue: string
  onChange(event: { readonly target: { readonly value: string } }): void
  onBlur(): void
}

/**
 * Keeps typed text in the input and hands its value over on blur, on submit or after a pause of 300 ms; at once when something
 * depends on the field. Nothing is drawn for it: the input shows it already.
 */
export function useTyped<Input extends HTMLInputElement | HTMLTextAreaElement>(
  props: Pick<WidgetProps, 'schema' | 'options' | 'value' | 'onChange'>,
  typing: Typing,
  options: TypedOptions = noOptions,
): TypedInput<Input> {
  const { path, memory } = usePlace(props)
  const { value, onChange } = props
  const kept = useRef<Typed<Input>>(null)
  const typed = (kept.current ??= createTyped<Input>(memory.store, value, typing))
  useLayoutEffect(() =>
    typed.draw(value, { ...options, path, isWatched: memory.watched.has(String(path[0])), typing, onChange }),
  )
  return typed.input
}

/** What was drawn last, and with it how the input goes on. */
interface Drawn extends TypedOptions {
  readonly path: Path
  /** Something depends on the field. */
  readonly isWatched: boolean
  readonly typing: Typing
  onChange(value: unknown): void
}

interface Typed<Input> {
  readonly input: TypedInput<Input>
  draw(value: unknown, next: Drawn): void
}

const noOptions: TypedOptions = {}

// One object for all of it: a form may have hundreds of inputs.
function createTyped<Input extends HTMLInputElement | HTMLTextAreaElement>(
  store: FormStore,
  first: unknown,
  typing: Typing,
): Typed<Input> {
  let input: Input | undefined
  let text = typing.show(first)
  let value = first
  let last = first
  let drawn: Drawn | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function put(next: string) {
    text = next
    if (input && input.value !== next) input.value = next
    drawn?.onText?.(next)
  }

  // Whoever takes away what was never drawn changes nothing for the renderer, so the input looks for itself.
  function look() {
    if (!drawn) return
    const kept = Object.is(value, last) ? value : valueAt(store.values(), drawn.path)
    if (Object.is(kept, value)) return
    value = kept
    put(drawn.typing.show(kept))
  }

  function handOver() {
    clearTimeout(timer)
    // Most of what a submit looks at was left empty: nothing is read there.
    if (!drawn || (text === '' && value === undefined)) return
    const { isValueDrawn = false, onChange } = drawn
    const next = drawn.typing.parse(text)
    if (Object.is(next, value)) return
    value = next
    if (isValueDrawn) onChange(next)
    else store.quietly(() => onChange(next))
  }

  const held = { look, handOver }
  return {
    input: {
      ref(element) {
        input = element ?? undefined
        const leave = store.hold(held)
        return () => {
          input = undefined
          clearTimeout(timer)
          leave()
        }
      },
      defaultValue: text,
      onChange({ target }) {
        text = target.value
        drawn?.onText?.(text)
        clearTimeout(timer)
        if (drawn?.isWatched) handOver()
        // Committed at once: a submit right after must not overtake it.
        else timer = setTimeout(() => flushSync(handOver), pauseMs)
      },
      /** On blur the text takes its canonical form. */
      onBlur() {
        handOver()
        if (drawn) put(drawn.typing.show(value))
      },
    },
    draw(given, next) {
      drawn = next
      // What was handed over quietly is newer than what was drawn last.
      if (Object.is(given, last)) return
      value = given
      last = given
      if (!Object.is(given, next.typing.parse(text))) put(next.typing.show(given))
    },
  }
}
