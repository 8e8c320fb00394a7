import type { IChangeEvent } from '@rjsf/core'
import type { RJSFValidationError } from '@rjsf/utils'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readText } from '../../language/runtime/evaluateCondition'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import { errorPath } from '../validation/ajvProblems'
import { checkFills, isLongEnoughToCheck } from './checkQuery'
import { flattenFields } from '../fields/fieldTree'
import { focusFirstInvalid } from './focusFirstInvalid'
import type { OpenStep } from './formParts'
import type { FormProps } from './formProps'
import { controlId, pathFromId, valueAt, withValueAt } from '../fields/path'
import type { FieldProblem } from '../validation/fieldProblem'
import { useFormServices, type Values } from '../fields/services'
import type { FormState } from './useFormState'

/** Creates the handlers of RJSF's form: they show problems, wait for checks and call `onSubmit` once per submit. */
export function useSubmit(props: FormProps, state: FormState, container: RefObject<HTMLElement | null>) {
  const [problemCount, setProblemCount] = useState(0)
  const [isSending, setSending] = useState(false)
  const cache = useQueryClient()
  const { recents } = useFormServices()
  const latest = useRef({ props, state, recents })
  useEffect(() => {
    latest.current = { props, state, recents }
  })

  // Created once, so that RJSF's props do not change at every render.
  const [handlers] = useState(() => {
    let isLocked = false

    function refuse(errors: readonly RJSFValidationError[]) {
      const { invalidIds, runtime } = latest.current.state
      invalidIds.current = new Set(errors.map((error) => controlId(runtime.prefix, errorPath(error))))
      setProblemCount(errors.length)
      const focus = () => container.current && focusFirstInvalid(container.current)
      const { parts } = latest.current.props
      if (!parts) return void focus()
      const names = new Set(errors.map((error) => String(errorPath(error)[0])))
      // RJSF calls this while React renders, when no other step can open.
      queueMicrotask(() => {
        parts.reveal(names)
        focus()
      })
    }

    /** Shows the problems of a step, or goes on if there are none. */
    async function leaveStep({ names, goOn }: OpenStep) {
      const { form, invalidIds, runtime, tried, failedChecks, validation } = latest.current.state
      const show = () => {
        flushSync(() => form.current?.validateForm())
        if (container.current) focusFirstInvalid(container.current)
      }
      for (const name of names) tried.add(name)
      invalidIds.current ??= new Set()
      if (!names.every((name) => runtime.isValidAt([name]))) return show()
      const { problems } = await runChecks(validation.payloadOf(runtime.scope.values()), names)
      failedChecks.current = problems
      if (problems.length > 0) return show()
      validateAgain()
      goOn()
    }

    /** Tells that a value is beyond its bounds as soon as the person leaves it. */
    function onBlur(id: string) {
      // React renders the value that the blur commits before the next task.
      queueMicrotask(() => {
        const { left, touched, runtime, validation } = latest.current.state
        const path = pathFromId(runtime.prefix, id)
        if (!touched.has(id) || !validation.isBeyondBoundsAt(runtime.scope.values(), path)) return
        left.add(id)
        validateAgain()
      })
    }

    /** Validates again after a refused submit, or after a value beyond its bounds was left. Shows only problems of fields that were invalid then or touched since. */
    function validateAgain() {
      const { form, invalidIds, left } = latest.current.state
      if ((invalidIds.current || left.size > 0) && form.current?.validateForm()) setProblemCount(0)
    }

    /** Runs the checks of the payload, or of some of its fields. Returns the problems that they find, and the payload with what they fill. */
    async function runChecks(payload: Values, names?: readonly string[]) {
      const { scope, checkQuery, fields } = latest.current.state.runtime
      const current = scope.current()
      const checked = await Promise.all(
        flattenFields(fields, payload).map(async ({ path, field: { check } }) => {
          const isMeant = !names || names.includes(String(path[0]))
          if (!check || !isMeant || !isLongEnoughToCheck(valueAt(payload, path)))
            return { path, check, result: undefined }
          // If the check fails, or is cancelled because the value changed, the server decides.
          const result = await cache
            .query(checkQuery(check, resolveBindings(check.body, current)))
            .catch(() => undefined)
          return { path, check, result }
        }),
      )
      return {
        problems: checked.flatMap(({ path, check, result }): readonly FieldProblem[] =>
          check && result?.good === false ? [{ path, keyword: 'check', params: { key: check.failed } }] : [],
        ),
        // A value without a verdict must not keep the name of an earlier one.
        filled: checked.reduce(
          (values, { path, check, result }) =>
            checkFills(check, path, result).reduce((all, fill) => withValueAt(all, fill.path, fill.value), values),
          payload,
        ),
      }
    }

    /** Keeps the values of fields with `recent` on the device. */
    function keepRecent(values: Values) {
      const { scope, fields, prefix } = latest.current.state.runtime
      for (const { path, field } of flattenFields(fields, values)) {
        const value = valueAt(values, path)
        if (!field.recent || (typeof value !== 'string' && typeof value !== 'number') || value === '') continue
        const name = field.recent.name && readText({ ...scope.current(), form: values }, field.recent.name)
        latest.current.recents.add(controlId(prefix, path), { value: String(value), ...(name && { name }) })
      }
    }

    async function send(payload: Values) {
      const { problems: found, filled } = await runChecks(payload)
      const { form, invalidIds, left, isSubmitting, failedChecks, saveDraft, markClean, validation } =
        latest.current.state
      // A rule may compare what a check has filled just now.
      const problems = found.length > 0 || filled === payload ? found : validation.problemsOf(filled)
      if (problems.length > 0) {
        failedChecks.current = problems
        isSubmitting.current = true
        flushSync(() => form.current?.validateForm())
        return
      }
      // If the session has expired, the page is left at once and no later save would happen.
      saveDraft()
      try {
        await latest.current.props.onSubmit(filled)
      } catch {
        // `onSubmit` has told the person what went wrong. The form keeps its values and its draft.
        return
      }
      keepRecent(filled)
      invalidIds.current = undefined
      left.clear()
      markClean()
    }

    return {
      /** Runs before RJSF's own handler: commits pending text and stops a second submit. */
      onSubmitCapture(event: FormEvent<HTMLElement>) {
        // React also sends events of a form in a sheet here, although its element is elsewhere.
        if (!(event.target instanceof Node) || !container.current?.contains(event.target)) return
        const { runtime, failedChecks, isSubmitting } = latest.current.state
        if (!isLocked) flushSync(runtime.pending.commitAll)
        if (isLocked || latest.current.props.busy) {
          event.preventDefault()
          event.stopPropagation()
          return
        }
        failedChecks.current = []
        const step = latest.current.props.parts?.openStep(runtime.scope.current())
        isSubmitting.current = !step
        if (!step) return
        event.preventDefault()
        event.stopPropagation()
        isLocked = true
        setSending(true)
        void leaveStep(step).finally(() => {
          isLocked = false
          setSending(false)
        })
      },
      onChange(event: IChangeEvent, fieldId?: string) {
        const { state: current } = latest.current
        if (!current.recordChange(event, fieldId)) return
        current.failedChecks.current = []
        validateAgain()
      },
      /** RJSF calls this for a refused submit, and for each `validateForm` that finds problems. */
      onError(errors: RJSFValidationError[]) {
        const { isSubmitting, invalidIds } = latest.current.state
        if (isSubmitting.current) refuse(errors)
        else if (invalidIds.current) setProblemCount(errors.length)
        isSubmitting.current = false
      },
      onSubmit({ formData }: IChangeEvent) {
        latest.current.state.isSubmitting.current = false
        isLocked = true
        setProblemCount(0)
        setSending(true)
        void send(latest.current.state.validation.payloadOf((formData ?? {}) as Values)).finally(() => {
          isLocked = false
          setSending(false)
        })
      },
      onBlur,
      validateAgain,
    }
  })

  // Shown messages follow the language: the runtime is a new object after each change of it.
  const { runtime } = state
  const lastRuntime = useRef(runtime)
  useEffect(() => {
    if (lastRuntime.current !== runtime) handlers.validateAgain()
    lastRuntime.current = runtime
  }, [runtime, handlers])

  return useMemo(
    () => ({ ...handlers, problemCount, isBusy: props.busy || isSending }),
    [handlers, problemCount, props.busy, isSending],
  )
}
