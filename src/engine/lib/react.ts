import {
  type Context,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

/** Returns the value of a context. Throws, with its name, where nothing above the component provides one. */
export function useProvided<Value extends object>(context: Context<Value | null>, name: string): Value {
  const value = useContext(context)
  if (value === null)
    throw new Error(`No ${name} is above this component. Render it inside a page of start(), or provide one.`)
  return value
}

/** Keeps the value of the last render for listeners that outlive it. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}

/** Returns true once `ms` milliseconds have passed since the mount. */
export function useElapsed(ms: number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isOver
}

/** Returns true while the browser reports a network, and re-renders on changes. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Returns true while a media query holds, and re-renders on changes. False where the browser cannot tell. */
export function useMedia(query: string): boolean {
  const [list] = useState(() => (typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined))
  return useSyncExternalStore(
    (listener) => {
      list?.addEventListener('change', listener)
      return () => list?.removeEventListener('change', listener)
    },
    () => list?.matches ?? false,
  )
}

/** Joins the class names that apply. */
export function joinClasses(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
