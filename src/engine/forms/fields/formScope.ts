// What conditions, bodies and choices of a form read: the page's scope with the form's values in it. Knows no React.
import type { Values } from './services'

export interface FormScope {
  /** The values that the form reported last. */
  values(): Values
  /** The page's scope with `form` in it. */
  current(): object
  /** Takes the values that the form reports. */
  setValues(values: Values): void
  /** Takes a new scope of the page. */
  setPage(scope: object): void
  subscribe(listener: () => void): () => void
}

/** Makes the scope of one form. */
export function createFormScope(initial: Values, pageScope: object): FormScope {
  const listeners = new Set<() => void>()
  let values = initial
  let page = pageScope
  let scope: object = { ...page, form: values }

  function renew() {
    scope = { ...page, form: values }
    for (const listener of listeners) listener()
  }

  return {
    values: () => values,
    current: () => scope,
    setValues(next) {
      values = next
      renew()
    },
    setPage(next) {
      if (next === page) return
      page = next
      renew()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
