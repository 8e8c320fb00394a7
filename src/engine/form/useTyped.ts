import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePath } from './FieldPath'
import { valueAt } from './path'
import { useFormMemory } from './useFormStore'

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
  readonly ref: RefObject<Input | null>
  readonly defaultValue: string
  onChange(event: { readonly target: { readonly value: string } }): void
  onBlur(): void
}

/**
 * Keeps typed text in the input and hands its value over on blur, on submit or after a pause of 300 ms; at once when something
 * depends on the field. Nothing is drawn for it: the input shows it already.
 */
export function useTyped<Input extends HTMLInputElement | HTMLTextAreaElement>(
  value: unknown,
  typing: Typing,
  onChange: (value: unknown) => void,
  { onText, isValueDrawn = false }: TypedOptions = {},
): TypedInput<Input> {
  const { store, watched } = useFormMemory()
  const path = usePath()
  const isWatched = watched.has(String(path[0]))
  const [first] = useState(() => typing.show(value))
  const ref = useRef<Input>(null)
  const now = useRef({ text: first, value, drawn: value, typing, onChange, onText, isValueDrawn })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const put = useCallback((text: string) => {
    now.current.text = text
    if (ref.current && ref.current.value !== text) ref.current.value = text
    now.current.onText?.(text)
  }, [])

  useLayoutEffect(() => {
    Object.assign(now.current, { typing, onChange, onText, isValueDrawn })
    // What was handed over quietly is newer than what was drawn last.
    if (Object.is(value, now.current.drawn)) return
    Object.assign(now.current, { value, drawn: value })
    if (!Object.is(value, typing.parse(now.current.text))) put(typing.show(value))
  })

  // Whoever takes away what was never drawn changes nothing for the renderer, so the input looks for itself.
  useEffect(
    () =>
      store.subscribe(() => {
        const { value: own, drawn } = now.current
        const kept = Object.is(own, drawn) ? own : valueAt(store.values(), path)
        if (Object.is(kept, own)) return
        now.current.value = kept
        put(now.current.typing.show(kept))
      }),
    [store, path, put],
  )

  const handOver = useCallback(() => {
    clearTimeout(timer.current)
    const { text, value: known, typing: how, onChange: give } = now.current
    const next = how.parse(text)
    if (Object.is(next, known)) return
    now.current.value = next
    if (now.current.isValueDrawn) give(next)
    else store.quietly(() => give(next))
  }, [store])

  useEffect(() => {
    const leave = store.hold(handOver)
    return () => {
      clearTimeout(timer.current)
      leave()
    }
  }, [store, handOver])

  return {
    ref,
    defaultValue: first,
    onChange({ target }) {
      now.current.text = target.value
      onText?.(target.value)
      clearTimeout(timer.current)
      if (isWatched) handOver()
      // Committed at once: a submit right after must not overtake it.
      else timer.current = setTimeout(() => flushSync(handOver), pauseMs)
    },
    /** On blur the text takes its canonical form. */
    onBlur() {
      handOver()
      put(now.current.typing.show(now.current.value))
    },
  }
}
