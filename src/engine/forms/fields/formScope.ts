// The scope that conditions, request bodies and choices of a form read. Independent of React.
import { createEmitter } from '../../lib/emitter'
import type { Values } from './services'

export interface FormScope {
  /** Returns the values that RJSF reported last. */
  values(): Values
  /** Returns the page's scope, with the values as `form`. */
  current(): object
  /** Replaces the values. */
  setValues(values: Values): void
  /** Replaces the page's scope. */
  setPage(scope: object): void
  subscribe(listener: () => void): () => void
}

/** Creates the scope of one form. */
export function createFormScope(initial: Values, pageScope: object): FormScope {
  const changes = createEmitter()
  let values = initial
  let page = pageScope
  let scope: object = { ...page, form: values }

  function update() {
    scope = { ...page, form: values }
    changes.emit()
  }

  return {
    values: () => values,
    current: () => scope,
    setValues(next) {
      values = next
      update()
    },
    setPage(next) {
      if (next === page) return
      page = next
      update()
    },
    subscribe: changes.on,
  }
}
