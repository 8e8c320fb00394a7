import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePath } from './FieldPath'
import { useFormMemory } from './useFormStore'

const pauseMs = 300

export interface Typing {
  /** The value that the text stands for; undefined for none. */
  parse(text: string): unknown
  show(value: unknown): string
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
 * depends on the field. `onText` hears each text as it stands in the input.
 */
export function useTyped<Input extends HTMLInputElement | HTMLTextAreaElement>(
  value: unknown,
  typing: Typing,
  onChange: (value: unknown) => void,
  onText?: (text: string) => void,
): TypedInput<Input> {
  const { store, watched } = useFormMemory()
  const isWatched = watched.has(String(usePath()[0]))
  const [first] = useState(() => typing.show(value))
  const ref = useRef<Input>(null)
  const now = useRef({ text: first, value, typing, onChange, onText })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const put = useCallback((text: string) => {
    now.current.text = text
    if (ref.current && ref.current.value !== text) ref.current.value = text
    now.current.onText?.(text)
  }, [])

  useLayoutEffect(() => {
    const isNews = !Object.is(value, now.current.value)
    Object.assign(now.current, { value, typing, onChange, onText })
    if (isNews && !Object.is(value, typing.parse(now.current.text))) put(typing.show(value))
  })

  const handOver = useCallback(() => {
    clearTimeout(timer.current)
    const { text, value: known, typing: how, onChange: give } = now.current
    const next = how.parse(text)
    if (Object.is(next, known)) return
    now.current.value = next
    give(next)
  }, [])

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
