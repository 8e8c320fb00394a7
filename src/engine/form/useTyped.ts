import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormMemory } from './useFormStore'
import { usePath } from './FieldPath'

const pauseMs = 300

export interface Typing {
  /** The value that the text stands for; undefined for none. */
  parse(text: string): unknown
  show(value: unknown): string
}

/**
 * Keeps typed text in the input and hands its value over on blur, on submit or after a pause of 300 ms;
 * at once when something depends on the field.
 */
export function useTyped(value: unknown, typing: Typing, onChange: (value: unknown) => void) {
  const { store, watched } = useFormMemory()
  const isWatched = watched.has(String(usePath()[0]))
  const [text, setText] = useState(() => typing.show(value))
  const [received, setReceived] = useState(value)
  if (!Object.is(value, received)) {
    setReceived(value)
    if (!Object.is(value, typing.parse(text))) setText(typing.show(value))
  }

  const now = useRef({ text, value, typing, onChange })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    now.current = { text, value, typing, onChange }
  })

  const handOver = useCallback(() => {
    clearTimeout(timer.current)
    const { text: typed, value: known, typing: how, onChange: give } = now.current
    const next = how.parse(typed)
    if (Object.is(next, known)) return
    now.current = { ...now.current, value: next }
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
    text,
    type(typed: string) {
      now.current = { ...now.current, text: typed }
      setText(typed)
      clearTimeout(timer.current)
      if (isWatched) handOver()
      // Committed at once: a submit right after must not overtake it.
      else timer.current = setTimeout(() => flushSync(handOver), pauseMs)
    },
    /** On blur the text takes its canonical form. */
    leave() {
      handOver()
      setText(typing.show(now.current.value))
    },
  }
}
