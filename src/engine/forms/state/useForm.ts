import type RjsfForm from '@rjsf/core'
import { useQueryClient } from '@tanstack/react-query'
import {
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import { useClock, useTexts } from '../../i18n/useTexts'
import type { ById, Field } from '../../language/types/plain'
import { useBlockReload } from '../../ui/feedback/useBlockReload'
import { watchedNames } from '../fields/fieldTree'
import { useFormServices } from '../fields/services'
import { chosenVariants, withVariants } from '../fields/variants'
import { createCheckQuery } from './checkQuery'
import { createForm, type FormController } from './createForm'
import { focusField, focusMessage } from './focus'
import type { FormProps } from './formProps'
import type { FormRuntime } from './formRuntime'

/** Creates the form of some props, and connects it with what RJSF draws in the container. */
export function useForm(props: FormProps, container: RefObject<HTMLElement | null>) {
  const { id, schema, validator, scope: page, layout, onSubmit, onDirty } = props
  const services = useFormServices()
  const texts = useTexts()
  const clock = useClock()
  const cache = useQueryClient()
  const checks = useId()
  const hold = useBlockReload('form')
  const drawn = useRef<RjsfForm>(null)
  const context = {
    page,
    texts,
    clock,
    services,
    layout,
    onSubmit,
    onDirty(isDirty: boolean) {
      hold(isDirty)
      onDirty?.(isDirty)
    },
  }
  // `aria-describedby` separates ids by spaces, so an id must not contain one.
  const prefix = `pw-${id.replaceAll(/[^\w-]/g, '-')}`
  const [checkQuery] = useState(() => createCheckQuery(services, checks))
  const [form] = useState(() =>
    createForm(
      {
        id,
        prefix,
        schema,
        validator,
        keepsAll: props.keepsAll ?? false,
        // If the check fails, or is cancelled because the value changed, the server decides.
        ask: (check, body) => cache.query(checkQuery(check, body)).catch(() => undefined),
      },
      { ...context, fields: props.fields },
    ),
  )
  const fields = useVariants(props.fields, form)

  useLayoutEffect(() => {
    form.attach({
      setValue: (path, value) => drawn.current?.setFieldValue([...path], value),
      flush: flushSync,
      drawProblems: () => void drawn.current?.validateForm(),
      focusField: (problems) => container.current !== null && focusField(container.current, problems),
      focusMessage: () => container.current && focusMessage(container.current),
    })
    return () => form.attach(undefined)
  }, [form, container])
  useEffect(() => form.update({ ...context, fields }))
  useEffect(() => {
    addEventListener('pagehide', form.keep)
    return () => {
      removeEventListener('pagehide', form.keep)
      form.saveDraft()
    }
  }, [form])

  const runtime = useMemo<FormRuntime>(
    () => ({ form, checkQuery, fields, texts, prefix, watched: watchedNames(fields) }),
    [form, checkQuery, fields, texts, prefix],
  )
  return { form, runtime, drawn }
}

/** Returns the fields in the words of the variants that hold. They are new objects only if others hold. */
function useVariants(fields: ById<Field>, form: FormController): ById<Field> {
  const choose = useMemo(() => {
    let last: { readonly ids: string; readonly fields: ById<Field> } | undefined
    return () => {
      const ids = chosenVariants(fields, form.current())
      if (ids !== last?.ids) last = { ids, fields: withVariants(fields, form.current()) }
      return last.fields
    }
  }, [fields, form])
  return useSyncExternalStore(form.subscribe, choose)
}
