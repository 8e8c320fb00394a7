import type { IChangeEvent } from '@rjsf/core'
import type { RJSFValidationError } from '@rjsf/utils'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import { errorPath } from '../validation/ajvProblems'
import { isLongEnoughToCheck } from './checkQuery'
import { flattenFields } from '../fields/fieldTree'
import { focusFirstInvalid } from './focusFirstInvalid'
import type { FormProps } from './formProps'
import { controlId, valueAt } from '../fields/path'
import type { FieldProblem } from '../validation/fieldProblem'
import type { Values } from '../fields/services'
import type { FormState } from './useFormState'

/** Connects a form's submit with RJSF: what is wrong is shown, checks are waited for, and values are handed over once. */
export function useSubmit(props: FormProps, state: FormState, box: RefObject<HTMLElement | null>) {
  const [count, setCount] = useState(0)
  const [isSending, setSending] = useState(false)
  const cache = useQueryClient()
  const now = useRef({ props, state })
  useEffect(() => {
    now.current = { props, state }
  })

  // RJSF gets the same functions at every render.
  const [handlers] = useState(() => {
    let isLocked = false

    function refuse(errors: readonly RJSFValidationError[]) {
      const { wrong, runtime } = now.current.state
      wrong.current = new Set(errors.map((error) => controlId(runtime.prefix, errorPath(error))))
      setCount(errors.length)
      if (box.current) focusFirstInvalid(box.current)
    }

    /** Validates again after a refused submit. Shows only what was wrong then or was touched since. */
    function validateAgain() {
      const { form, wrong } = now.current.state
      if (wrong.current && form.current?.validateForm()) setCount(0)
    }

    async function refusedByChecks(payload: Values): Promise<readonly FieldProblem[]> {
      const { scope, checkQuery, fields } = now.current.state.runtime
      const current = scope.current()
      const asked = flattenFields(fields, payload).map(
        async ({ path, field: { check } }): Promise<readonly FieldProblem[]> => {
          if (!check || !isLongEnoughToCheck(valueAt(payload, path))) return []
          // If the check fails, or is cancelled because the value changed, the server decides.
          const result = await cache
            .query(checkQuery(check, resolveBindings(check.body, current)))
            .catch(() => undefined)
          return result?.good === false ? [{ path, keyword: 'check', params: { key: check.failed } }] : []
        },
      )
      return (await Promise.all(asked)).flat()
    }

    async function send(payload: Values) {
      const refused = await refusedByChecks(payload)
      const { form, wrong, isSubmitting, refusals, keepDraft, setClean } = now.current.state
      if (refused.length > 0) {
        refusals.current = refused
        isSubmitting.current = true
        flushSync(() => form.current?.validateForm())
        return
      }
      // Where the session turns out to be over, nobody is left to keep it for.
      keepDraft()
      try {
        await now.current.props.onSubmit(payload)
      } catch {
        // Whoever sends has told the person what went wrong; a rejection here only means that nothing is forgotten.
        return
      }
      wrong.current = undefined
      setClean()
    }

    return {
      /** Runs before RJSF's own handler: text in the inputs is handed over, and a second submit goes no further. */
      onSubmitCapture(event: FormEvent<HTMLElement>) {
        // A form in a sheet is no child of this one on the screen, but its events come by here.
        if (!(event.target instanceof Node) || !box.current?.contains(event.target)) return
        const { runtime, refusals, isSubmitting } = now.current.state
        if (!isLocked) flushSync(runtime.pending.handOver)
        if (isLocked || now.current.props.busy) {
          event.preventDefault()
          event.stopPropagation()
          return
        }
        refusals.current = []
        isSubmitting.current = true
      },
      onChange(event: IChangeEvent, fieldId?: string) {
        const { state: current } = now.current
        if (!current.recordChange(event, fieldId)) return
        current.refusals.current = []
        validateAgain()
      },
      /** RJSF answers a submit by `onError` or `onSubmit`; any other call of `onError` comes from validating again. */
      onError(errors: RJSFValidationError[]) {
        const { isSubmitting } = now.current.state
        if (isSubmitting.current) refuse(errors)
        else setCount(errors.length)
        isSubmitting.current = false
      },
      onSubmit({ formData }: IChangeEvent) {
        now.current.state.isSubmitting.current = false
        isLocked = true
        setCount(0)
        setSending(true)
        void send(now.current.state.validation.payloadOf((formData ?? {}) as Values)).finally(() => {
          isLocked = false
          setSending(false)
        })
      },
      validateAgain,
    }
  })

  // Messages that are shown change with the language.
  const { runtime } = state
  const said = useRef(runtime)
  useEffect(() => {
    if (said.current !== runtime) handlers.validateAgain()
    said.current = runtime
  }, [runtime, handlers])

  return useMemo(
    () => ({ ...handlers, count, isBusy: props.busy || isSending }),
    [handlers, count, props.busy, isSending],
  )
}
