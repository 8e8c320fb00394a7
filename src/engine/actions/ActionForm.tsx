import { Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useTrack } from '../runtime/app/track'
import { useApp } from '../runtime/app/app'
import type { ById, Field, FormSubmit, Message } from '../language/types/plain'
import { Form } from '../forms/Form'
import type { FormWithPartsProps } from '../forms/FormWithParts'
import { compiledValidator } from '../forms/validation/compiledValidator'
import { FormServicesContext } from '../forms/fields/services'
import { lazyMoneyViews } from './money/lazyMoneyViews'
import { orderedEntries } from '../lib/compare'
import { useRoute } from '../runtime/site/routeContext'
import { useTranslate } from '../i18n/useTranslate'
import { useNavigateTo } from '../runtime/navigation/useNavigateTo'
import { lazyPart } from '../ui/layout/lazyPart'
import { Skeleton } from '../ui/feedback/Skeleton'
import { actionLabel } from './perform/actionTexts'
import { useActionPlace } from './perform/placeContext'
import { lazyReview } from './review/ReviewProvider'
import { useFormServicesOf } from './useFormServicesOf'
import { usePerformCall } from './perform/usePerformCall'

const drawMoneyForm = lazyPart(
  async () => (await lazyMoneyViews.load()).MoneyForm,
  () => lazyMoneyViews.loaded()?.MoneyForm,
)

/** The code of steps, sections and rules is imported on demand. */
const drawFormWithParts = lazyPart(async () => (await import('../forms/FormWithParts')).FormWithParts)

export interface ActionFormProps extends Pick<FormWithPartsProps, 'steps' | 'sections' | 'rules' | 'branches'> {
  readonly id: string
  readonly form: string
  readonly fields: ById<Field>
  readonly order?: readonly string[] | undefined
  readonly incomplete?: Message | undefined
  readonly submit: FormSubmit
  readonly scope: object
  readonly footer?: ReactNode
  onDone?(): void
}

/** Renders a form of the route. Its submit is a call, or a link to a page. Throws if the route has no such form. */
export function ActionForm(props: ActionFormProps) {
  const { id, form, fields, order, incomplete, submit, scope, footer, onDone, steps, sections, rules, branches } = props
  const { endpoint } = useApp()
  const { route } = useRoute()
  const translate = useTranslate()
  const services = useFormServicesOf()
  const performCall = usePerformCall()
  const navigateTo = useNavigateTo()
  const place = useActionPlace()
  const track = useTrack()
  const [isBusy, setBusy] = useState(false)
  const compiled = route.forms[form]
  if (!compiled)
    throw new Error(`${id}: the route has no form "${form}". It has: ${Object.keys(route.forms).join(', ') || 'none'}.`)
  const validator = useMemo(() => compiledValidator(compiled), [compiled])
  // The step before the call must not wait for the network once the form is filled in.
  const review = submit.do === 'call' ? submit.review : undefined
  useEffect(() => void (review && lazyReview.preload().catch(() => undefined)), [review])
  const ordered = useMemo(() => (order ? Object.fromEntries(orderedEntries(fields, order)) : fields), [fields, order])

  const submitLabel = useCallback(
    (values: object) => translate(actionLabel(submit, values), values),
    [submit, translate],
  )

  async function send(values: { readonly [name: string]: unknown }) {
    if (submit.do === 'link') {
      await navigateTo(submit, { ...scope, form: values })
      return track(submit.event, submit.do, true)
    }
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

  const formProps = {
    id,
    schema: compiled.schema,
    validator,
    fields: ordered,
    scope,
    submitLabel,
    busy: isBusy,
    incomplete: incomplete && translate(incomplete, scope),
    onSubmit: send,
    footer,
    branches,
  }
  const drawn =
    steps || sections || rules ? (
      <Suspense fallback={<Skeleton look="form" />}>
        {drawFormWithParts({ ...formProps, steps, sections, rules })}
      </Suspense>
    ) : (
      <Form {...formProps} />
    )
  return (
    <FormServicesContext value={services}>
      {submit.do === 'call' && endpoint(submit.call).kind === 'money' ? (
        <Suspense fallback={<Skeleton look="form" />}>{drawMoneyForm({ id, submit, scope, children: drawn })}</Suspense>
      ) : (
        drawn
      )}
    </FormServicesContext>
  )
}
