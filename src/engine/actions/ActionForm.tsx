import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { useApp } from '../runtime/app/app'
import type { ById, CallAction, Field, Message } from '../language/types/plain'
import { Form } from '../forms/Form'
import { compiledValidator } from '../forms/validation/compiledValidator'
import { FormServicesContext } from '../forms/fields/services'
import { lazyMoneyViews } from './money/lazyMoneyViews'
import { orderedEntries } from '../lib/compare'
import { useRoute } from '../runtime/site/routeContext'
import { useTranslate } from '../runtime/scope/useTranslate'
import { useTexts } from '../i18n/useTexts'
import { lazyPart } from '../ui/layout/lazyPart'
import { Skeleton } from '../ui/feedback/Skeleton'
import { useActionPlace } from './perform/placeContext'
import { useFormServicesOf } from './useFormServicesOf'
import { usePerformCall } from './perform/usePerformCall'

const drawMoneyForm = lazyPart(
  async () => (await lazyMoneyViews.load()).MoneyForm,
  () => lazyMoneyViews.loaded()?.MoneyForm,
)

export interface ActionFormProps {
  readonly id: string
  readonly form: string
  readonly fields: ById<Field>
  readonly order?: readonly string[] | undefined
  readonly incomplete?: Message | undefined
  readonly submit: CallAction
  readonly scope: object
  readonly footer?: ReactNode
  onDone?(): void
}

/** Renders a form of the route. Its submit is a call. Throws if the route has no such form. */
export function ActionForm({ id, form, fields, order, incomplete, submit, scope, footer, onDone }: ActionFormProps) {
  const { endpoint } = useApp()
  const { route } = useRoute()
  const texts = useTexts()
  const translate = useTranslate()
  const services = useFormServicesOf()
  const performCall = usePerformCall()
  const place = useActionPlace()
  const [isBusy, setBusy] = useState(false)
  const compiled = route.forms[form]
  if (!compiled)
    throw new Error(`${id}: the route has no form "${form}". It has: ${Object.keys(route.forms).join(', ') || 'none'}.`)
  const validator = useMemo(() => compiledValidator(compiled), [compiled])
  const ordered = useMemo(() => (order ? Object.fromEntries(orderedEntries(fields, order)) : fields), [fields, order])

  async function send(values: { readonly [name: string]: unknown }) {
    setBusy(true)
    try {
      const isDone = await performCall(
        submit,
        { ...scope, form: values },
        place,
        onDone ? { form: values, onDone } : { form: values },
      )
      // The rejection makes the form keep its values.
      if (!isDone) throw new Error('The call was not sent, or it failed.')
    } finally {
      setBusy(false)
    }
  }

  const drawn = (
    <Form
      id={id}
      schema={compiled.schema}
      validator={validator}
      fields={ordered}
      scope={scope}
      submitLabel={texts.t(submit.label)}
      busy={isBusy}
      incomplete={incomplete && translate(incomplete, scope)}
      onSubmit={send}
      footer={footer}
    />
  )
  return (
    <FormServicesContext value={services}>
      {endpoint(submit.call).kind === 'money' ? (
        <Suspense fallback={<Skeleton look="form" />}>{drawMoneyForm({ id, submit, scope, children: drawn })}</Suspense>
      ) : (
        drawn
      )}
    </FormServicesContext>
  )
}
