import type RjsfForm from '@rjsf/core'
import { createSchemaUtils, deepEquals } from '@rjsf/utils'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useHold } from '../ui/useHold'
import { createCheckBook } from './checks'
import { defaultState } from './defaultState'
import { staleChoices } from './dependents'
import { restored } from './draft'
import { watchedNames } from './fieldTree'
import { findProblems, type Verdict } from './findProblems'
import type { FormProps } from './Form'
import { initialList, placed } from './initial'
import { isUnder, type Path, valueAt } from './path'
import { useFormServices, type Values } from './services'
import { createFormStore } from './store'
import { useDraft } from './useDraft'
import type { FormMemory } from './useFormStore'

/** The state of one form: its values, what was touched, and how they are judged now. */
export function useFormState({ id, schema, validator, fields, scope, onDirty }: FormProps) {
  const services = useFormServices()
  const renderer = useRef<RjsfForm>(null)
  const [initial] = useState(() => ({
    ...placed(initialList(fields, scope)),
    ...restored(services.drafts.load(id), fields, schema),
  }))
  const [store] = useState(() => createFormStore(initial, scope))
  const [checks] = useState(() => createCheckBook((check, body, signal) => services.check(check, body, signal)))
  const [touched] = useState(() => new Set<string>())
  const utils = useMemo(() => createSchemaUtils(validator, schema, defaultState), [validator, schema])
  // Ids are listed with spaces between them, so they may hold none.
  const prefix = `pw-${id.replaceAll(/[^\w-]/g, '-')}`
  const draft = useDraft(id, fields, schema, store)
  const baseline = useRef<Values>(undefined)
  const hold = useHold('form')
  const now = useRef({ schema, validator, utils, fields, onDirty })
  useEffect(() => {
    now.current = { schema, validator, utils, fields, onDirty }
  })

  const judge = useCallback(
    (values: Values): Verdict =>
      findProblems({
        ...now.current,
        scope: { ...store.scope(), form: values },
        values,
        branches: store.branches,
        prefix,
      }),
    [store, prefix],
  )
  const memory = useMemo<FormMemory>(
    () => ({
      store,
      checks,
      fields,
      prefix,
      watched: watchedNames(fields),
      isSound: (path: Path) => !judge(store.values()).problems.some((problem) => isUnder(problem.path, path)),
    }),
    [store, checks, fields, prefix, judge],
  )

  // Data that comes after the form: an initial value fills a field nobody has touched.
  useEffect(() => {
    for (const { path, value } of initialList(fields, scope)) {
      const isFree = valueAt(store.values(), path) === undefined && !touched.has([prefix, ...path].join('_'))
      if (isFree) store.adopt(path, value)
    }
  }, [fields, scope, store, touched, prefix])

  const setClean = useCallback(() => {
    baseline.current = store.values()
    draft.clear()
    hold(false)
    now.current.onDirty?.(false)
  }, [store, draft, hold])

  /** Takes the values after a change; without an id the change is the renderer's own. */
  const touch = useCallback(
    (values: Values, changedId: string | undefined) => {
      const before = store.values()
      store.publish(values)
      if (changedId === undefined || store.isAdopting()) return
      touched.add(changedId)
      for (const path of staleChoices(now.current.fields, before, values))
        renderer.current?.setFieldValue([...path], undefined)
      baseline.current ??= before
      draft.keep(values)
      const isDirty = !deepEquals(values, baseline.current)
      hold(isDirty)
      now.current.onDirty?.(isDirty)
    },
    [store, touched, draft, hold],
  )

  return { initial, memory, renderer, touched, touch, judge, setClean, keepDraft: draft.flush }
}

export type FormState = ReturnType<typeof useFormState>
