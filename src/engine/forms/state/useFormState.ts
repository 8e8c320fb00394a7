import type RjsfForm from '@rjsf/core'
import type { IChangeEvent } from '@rjsf/core'
import { createSchemaUtils, deepEquals } from '@rjsf/utils'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../i18n/useTexts'
import { useBlockReload } from '../../ui/feedback/useBlockReload'
import { createCheckQuery } from './checkQuery'
import { defaultFormState } from '../validation/defaultFormState'
import { staleChoices } from '../fields/staleChoices'
import { restoreDraft } from '../fields/draftValues'
import { watchedNames } from '../fields/fieldTree'
import type { FormProps } from './formProps'
import type { FormRuntime } from './formRuntime'
import { createFormScope } from '../fields/formScope'
import { resolveInitialValues, toValues } from '../fields/initialValues'
import { controlId, type FieldPath, valueAt } from '../fields/path'
import { createPendingInputs } from '../fields/pendingInputs'
import type { FieldProblem } from '../validation/fieldProblem'
import { useFormServices, type Values } from '../fields/services'
import { useDraft } from './useDraft'
import { createValidation } from '../validation/validation'

/** Keeps what belongs to one form beside RJSF's `formData`: who touched what, its draft, its checks and its validation. */
export function useFormState({ id, schema, validator, fields, scope: pageScope, onDirty }: FormProps) {
  const services = useFormServices()
  const texts = useTexts()
  const form = useRef<RjsfForm>(null)
  const [initialValues] = useState<Values>(() => {
    const given = toValues(resolveInitialValues(fields, pageScope))
    return { ...given, ...restoreDraft(services.drafts.load(id), fields, schema) }
  })
  const checksId = useId()
  const [kept] = useState(() => ({
    scope: createFormScope(initialValues, pageScope),
    pending: createPendingInputs(),
    checkQuery: createCheckQuery(services, checksId),
    branches: new Map<string, number>(),
    touched: new Set<string>(),
    /** Fields that take a value now in which the person has no part. */
    adopting: new Set<string>(),
  }))
  const { scope, pending, touched, adopting } = kept
  /** The ids of what was wrong at the last refused submit; undefined before one. */
  const wrong = useRef<ReadonlySet<string>>(undefined)
  const isSubmitting = useRef(false)
  const refusals = useRef<readonly FieldProblem[]>([])
  // Ids are listed with spaces between them, so they may hold none.
  const prefix = `pw-${id.replaceAll(/[^\w-]/g, '-')}`
  const draft = useDraft(id, fields, schema, pending)
  const baseline = useRef<Values>(undefined)
  const hold = useBlockReload('form')
  const now = useRef({ schema, fields, pageScope, texts, onDirty })
  useEffect(() => {
    now.current = { schema, fields, pageScope, texts, onDirty }
  })

  const validation = useMemo(() => {
    const utils = createSchemaUtils(validator, schema, defaultFormState)
    return createValidation(validator, () => ({
      ...now.current,
      scope: now.current.pageScope,
      utils,
      branches: kept.branches,
      prefix,
      refusals: refusals.current,
      isShown: (path) =>
        isSubmitting.current || [wrong.current, touched].some((ids) => ids?.has(controlId(prefix, path))),
    }))
  }, [validator, schema, kept, prefix, touched])

  const setValue = useCallback((path: FieldPath, value: unknown) => form.current?.setFieldValue([...path], value), [])
  const runtime = useMemo<FormRuntime>(
    () => ({
      ...kept,
      fields,
      texts,
      prefix,
      watched: watchedNames(fields),
      setValue,
      isValidAt: (path) => validation.isValidAt(kept.scope.values(), path),
    }),
    // The texts stay the same object in every language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [kept, fields, texts, texts.language, texts.version, prefix, setValue, validation],
  )

  useEffect(() => scope.setPage(pageScope), [scope, pageScope])

  // An initial value whose data came after the form fills a field that nobody has touched.
  useEffect(() => {
    for (const { path, value } of resolveInitialValues(fields, pageScope)) {
      const fieldId = controlId(prefix, path)
      const isFree = () => valueAt(scope.values(), path) === undefined && !touched.has(fieldId)
      if (!isFree()) continue
      queueMicrotask(() => {
        // Text that stands in the input counts as touched.
        flushSync(pending.handOver)
        if (!isFree()) return
        adopting.add(fieldId)
        flushSync(() => setValue(path, value))
        adopting.delete(fieldId)
      })
    }
  }, [fields, pageScope, scope, pending, touched, adopting, setValue, prefix])

  const setClean = useCallback(() => {
    baseline.current = scope.values()
    draft.clear()
    hold(false)
    now.current.onDirty?.(false)
  }, [scope, draft, hold])

  /** Notes a change that RJSF has made, and what follows from it. Returns false where the person had no part in it. */
  const recordChange = useCallback(
    ({ formData }: IChangeEvent, fieldId: string | undefined): boolean => {
      const before = scope.values()
      const after = (formData ?? {}) as Values
      scope.setValues(after)
      // RJSF names no field for the defaults that it fills in.
      if (fieldId === undefined || adopting.has(fieldId)) return false
      touched.add(fieldId)
      baseline.current ??= before
      for (const stale of staleChoices(now.current.fields, before, after)) setValue(stale, undefined)
      draft.keep(after)
      const isDirty = !deepEquals(after, baseline.current)
      hold(isDirty)
      now.current.onDirty?.(isDirty)
      return true
    },
    [scope, touched, adopting, draft, hold, setValue],
  )

  return {
    form,
    initialValues,
    runtime,
    validation,
    wrong,
    isSubmitting,
    refusals,
    recordChange,
    setClean,
    keepDraft: draft.flush,
  }
}

export type FormState = ReturnType<typeof useFormState>
