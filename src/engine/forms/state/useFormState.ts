import type RjsfForm from '@rjsf/core'
import type { IChangeEvent } from '@rjsf/core'
import { createSchemaUtils, deepEquals } from '@rjsf/utils'
import { useCallback, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../i18n/useTexts'
import type { ById, Field } from '../../language/types/plain'
import { isObject } from '../../language/runtime/merge'
import { useBlockReload } from '../../ui/feedback/useBlockReload'
import { createCheckQuery } from './checkQuery'
import { withAbsentMembers } from '../validation/absentMembers'
import { allowsNull } from '../validation/fitsSchema'
import { defaultFormState } from '../validation/defaultFormState'
import { withOptionalDefaults } from '../validation/optionalDefaults'
import { staleChoices } from '../fields/staleChoices'
import { restoreDraft } from '../fields/draftValues'
import { watchedNames } from '../fields/fieldTree'
import type { FormProps } from './formProps'
import type { FormRuntime } from './formRuntime'
import { createFormScope, type FormScope } from '../fields/formScope'
import { chosenVariants, withVariants } from '../fields/variants'
import { recordLacks, resolveInitialValues, toValues } from '../fields/initialValues'
import { controlId, type FieldPath, omitPath, valueAt } from '../fields/path'
import { createPendingInputs } from '../fields/pendingInputs'
import type { FieldProblem } from '../validation/fieldProblem'
import { useFormServices, type Values } from '../fields/services'
import { useDraft } from './useDraft'
import { useLateInitialValues } from './useLateInitialValues'
import { createValidation } from '../validation/validation'

/** Creates the state of a form that RJSF does not keep: scope, touched controls, draft, checks and validation. */
export function useFormState(props: FormProps) {
  const { id, schema, validator, scope: pageScope, onDirty, parts } = props
  const services = useFormServices()
  const texts = useTexts()
  const form = useRef<RjsfForm>(null)
  // `aria-describedby` separates ids by spaces, so an id must not contain one.
  const prefix = `pw-${id.replaceAll(/[^\w-]/g, '-')}`
  const [{ initialValues, emptied, leftOut }] = useState(() => {
    const takesNull = (path: FieldPath) => allowsNull(schema, path)
    const loaded = toValues(resolveInitialValues(props.fields, pageScope, takesNull))
    const draft = services.drafts.load(id)
    const restored = restoreDraft(draft, props.fields, schema, takesNull)
    const values = restored.emptied.reduce<Values>(omitPath, { ...loaded, ...restored.values })
    const known = withAbsentMembers(values, recordLacks(props.fields, pageScope), schema, validator)
    return {
      // A draft keeps what the person cleared empty.
      initialValues: draft
        ? known
        : withOptionalDefaults(known, schema, props.fields, createSchemaUtils(validator, schema)),
      emptied: restored.emptied,
      leftOut: services.drafts.leftOut?.(id) ?? [],
    }
  })
  const checksId = useId()
  const [store] = useState(() => ({
    scope: createFormScope(initialValues, pageScope),
    pending: createPendingInputs(),
    checkQuery: createCheckQuery(services, checksId),
    branches: new Map<string, number>(),
    /** Ids of the controls that the person has used. */
    touched: new Set(emptied.map((path) => controlId(prefix, path))),
    /** Ids of the controls that the person left with a value beyond its bounds. */
    left: new Set<string>(),
    /** Ids of the controls that the form itself is filling. Such a change is not a change by the person. */
    filling: new Set<string>(),
    /** Names of the fields in each step that the person tried to leave. */
    tried: new Set<string>(),
  }))
  const { scope, pending, touched, left, filling } = store
  const fields = useVariants(props.fields, scope)
  /** Ids of the invalid controls at the last refused submit; undefined before one. */
  const invalidIds = useRef<ReadonlySet<string>>(undefined)
  const isSubmitting = useRef(false)
  /** Problems that the endpoints of checks found at the last submit, until the next change. */
  const failedChecks = useRef<readonly FieldProblem[]>([])
  const isTouched = useCallback((path: FieldPath) => touched.has(controlId(prefix, path)), [touched, prefix])
  const draft = useDraft(id, { fields, schema, pending, isTouched })
  /** The values before the first change, or at the last successful submit. */
  const cleanValues = useRef<Values>(undefined)
  const hold = useBlockReload('form')
  const latest = useRef({ schema, fields, pageScope, texts, onDirty, parts })
  useEffect(() => {
    latest.current = { schema, fields, pageScope, texts, onDirty, parts }
  })

  const validation = useMemo(() => {
    const utils = createSchemaUtils(validator, schema, defaultFormState)
    return createValidation(validator, () => ({
      ...latest.current,
      scope: latest.current.pageScope,
      utils,
      initial: initialValues,
      branches: store.branches,
      prefix,
      failedChecks: failedChecks.current,
      findProblems: latest.current.parts?.findProblems,
      isShown: (path) =>
        isSubmitting.current ||
        store.tried.has(String(path[0])) ||
        (invalidIds.current && touched.has(controlId(prefix, path))) ||
        invalidIds.current?.has(controlId(prefix, path)) ||
        // Nobody is told while typing, nor of what is still empty.
        (left.has(controlId(prefix, path)) && isFilled(valueAt(scope.values(), path))),
    }))
  }, [validator, schema, initialValues, store, scope, prefix, touched, left])

  const setValue = useCallback((path: FieldPath, value: unknown) => form.current?.setFieldValue([...path], value), [])
  const fill = useCallback(
    (path: FieldPath, value: unknown) => {
      // React forbids a synchronous render inside an effect.
      queueMicrotask(() => {
        if (!form.current || deepEquals(valueAt(scope.values(), path), value)) return
        const id = controlId(prefix, path)
        filling.add(id)
        flushSync(() => setValue(path, value))
        filling.delete(id)
      })
    },
    [scope, prefix, filling, setValue],
  )
  const runtime = useMemo<FormRuntime>(
    () => ({
      ...store,
      fields,
      texts,
      prefix,
      watched: watchedNames(fields),
      setValue,
      fill,
      isValidAt: (path) => validation.isValidAt(store.scope.values(), path),
    }),
    // `texts` is the same object in every language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [store, fields, texts, texts.language, texts.version, prefix, setValue, fill, validation],
  )

  useEffect(() => scope.setPage(pageScope), [scope, pageScope])
  const late = { schema, validator, fields, initialValues, pageScope }
  useLateInitialValues({ ...late, scope, pending, prefix, setValue, touched, filling })

  const setDirty = useCallback(
    (isDirty: boolean) => {
      hold(isDirty)
      latest.current.onDirty?.(isDirty)
    },
    [hold],
  )

  const markClean = useCallback(() => {
    cleanValues.current = scope.values()
    draft.clear()
    setDirty(false)
  }, [scope, draft, setDirty])

  /** Records a change that RJSF reports. Returns false if the person did not cause it. */
  const recordChange = useCallback(
    ({ formData }: IChangeEvent, fieldId: string | undefined): boolean => {
      const before = scope.values()
      const after = (formData ?? {}) as Values
      scope.setValues(after)
      // RJSF gives no id for the defaults that it fills in.
      if (fieldId === undefined || filling.has(fieldId)) return false
      touched.add(fieldId)
      cleanValues.current ??= before
      for (const path of staleChoices(latest.current.fields, before, after)) setValue(path, undefined)
      draft.schedule(after)
      setDirty(!areSame(after, cleanValues.current))
      return true
    },
    [scope, touched, filling, draft, setDirty, setValue],
  )

  return {
    form,
    initialValues,
    leftOut,
    runtime,
    validation,
    invalidIds,
    isSubmitting,
    failedChecks,
    tried: store.tried,
    touched,
    left,
    recordChange,
    markClean,
    saveDraft: draft.flush,
  }
}

/** Returns true for equal values. A member that was cleared is like one that was never filled. */
function areSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => areSame(item, other[index]))
  if (!isObject(one) || !isObject(other)) return one === other
  return Object.keys({ ...one, ...other }).every((name) => areSame(one[name], other[name]))
}

/** Returns the fields in the words of the variants that hold. They are new objects only if others hold. */
function useVariants(fields: ById<Field>, scope: FormScope): ById<Field> {
  const choose = useMemo(() => {
    let last: { readonly ids: string; readonly fields: ById<Field> } | undefined
    return () => {
      const ids = chosenVariants(fields, scope.current())
      if (ids !== last?.ids) last = { ids, fields: withVariants(fields, scope.current()) }
      return last.fields
    }
  }, [fields, scope])
  return useSyncExternalStore(scope.subscribe, choose)
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

export type FormState = ReturnType<typeof useFormState>
