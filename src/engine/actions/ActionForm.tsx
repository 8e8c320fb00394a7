import { createElement, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useTrack } from '../runtime/app/track'
import { type App, useApp } from '../runtime/app/app'
import type { ById, Field, FormSubmit, Message } from '../language/types/plain'
import { Form } from '../forms/Form'
import type { FormInSectionsProps } from '../forms/FormInSections'
import type { TellProblems } from '../forms/state/createForm'
import { compiledValidator } from '../forms/validation/compiledValidator'
import { type FormServices, FormServicesContext } from '../forms/fields/services'
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
import { usePerformCall } from './perform/usePerformCall'
import { ApiError } from '../api/answer/apiError'
import { writeOptions } from '../api/queries'
import { loadAllRows } from '../lists/data/loadAllRows'
import { useTexts } from '../i18n/useTexts'
import { ActionButtons } from './ActionButtons'
import { lazyFieldWidgets } from '../forms/theme/lazyWidgets'
import { throwIfAborted } from '../api/abort'
import { isObject } from '../language/runtime/merge'

const drawMoneyForm = lazyPart(
  async () => (await lazyMoneyViews.load()).MoneyForm,
  () => lazyMoneyViews.loaded()?.MoneyForm,
)

/** The code of steps, sections and rules is imported on demand. */
const drawFormInSections = lazyPart(async () => (await import('../forms/FormInSections')).FormInSections)

export interface ActionFormProps extends Pick<FormInSectionsProps, 'steps' | 'sections' | 'rules' | 'branches'> {
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
  const [failed, setFailed] = useState<string>()
  const compiled = route.forms[form]
  if (!compiled)
    throw new Error(`${id}: the route has no form "${form}". It has: ${Object.keys(route.forms).join(', ') || 'none'}.`)
  const validator = useMemo(() => compiledValidator(compiled), [compiled])
  const isMoney = submit.do === 'call' && endpoint(submit.call).kind === 'money'
  // The step before the call must not wait for the network once the form is filled in.
  const review = submit.do === 'call' ? submit.review : undefined
  useEffect(() => void (review && lazyReview.preload().catch(() => undefined)), [review])
  const ordered = useMemo(() => (order ? Object.fromEntries(orderedEntries(fields, order)) : fields), [fields, order])

  const submitLabel = useCallback(
    (values: object) => translate(actionLabel(submit, values), values),
    [submit, translate],
  )

  async function send(values: { readonly [name: string]: unknown }, tell: TellProblems) {
    if (submit.do === 'link') {
      await navigateTo(submit, { ...scope, form: values })
      return track(submit.event, submit.do, true)
    }
    setBusy(true)
    setFailed(undefined)
    try {
      const isDone = await performCall(submit, { ...scope, form: values }, place, {
        form: values,
        onDone,
        onRefused: tell,
        // A reload may take the form away, and the word with it.
        onFailed: isMoney || submit.then === 'reload' ? undefined : setFailed,
      })
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
    failed,
    onSubmit: send,
    footer,
    branches,
  }
  const drawn =
    steps || sections || rules ? (
      <Suspense fallback={<Skeleton look="form" />}>
        {drawFormInSections({ ...formProps, steps, sections, rules })}
      </Suspense>
    ) : (
      <Form {...formProps} />
    )
  return (
    <FormServicesContext value={services}>
      {isMoney ? (
        <Suspense fallback={<Skeleton look="form" />}>{drawMoneyForm({ id, submit, scope, children: drawn })}</Suspense>
      ) : (
        drawn
      )}
    </FormServicesContext>
  )
}

interface Upload {
  readonly file: Parameters<FormServices['upload']>[0]
  readonly options: Parameters<FormServices['upload']>[1]
}

function useFormServicesOf(): FormServices {
  const app = useApp()
  const { language } = useTexts()
  const translate = useTranslate()
  const { mutateAsync: upload } = useMutation({
    ...writeOptions,
    mutationFn: ({ file, options }: Upload) => uploadFile(app, file, options),
  })
  return useMemo<FormServices>(
    () => ({
      loadOptions: (options, body, signal) => loadAllRows(app.client, options.call, body, language, signal),
      async check(check, body, signal) {
        try {
          return {
            good: true,
            answer: await app.client.read(check.call, body, { consumer: `check ${check.failed}`, signal }),
          }
        } catch (error) {
          // Only a refusal is about the typed value.
          if (error instanceof ApiError && error.kind === 'business') return { good: false }
          throw error
        }
      },
      upload: (file, options) => upload({ file, options }),
      images: () => app.native.images(),
      translate,
      drawAction: (action, scope) => createElement(ActionButtons, { actions: { action }, scope }),
      drafts: app.drafts,
      recents: app.recents,
      widgets: widgetsOf(app),
    }),
    [app, language, translate, upload],
  )
}

const widgetsByApp = new WeakMap<App, FormServices['widgets']>()

/** Returns the same components at every render. A new component would lose the state of its widget. */
function widgetsOf(app: App): FormServices['widgets'] {
  const widgets = widgetsByApp.get(app) ?? lazyFieldWidgets(app.widgets)
  widgetsByApp.set(app, widgets)
  return widgets
}

/** Uploads a file to a URL that the server names, and returns the URL to read it from. Throws ApiError. */
export async function uploadFile(
  app: App,
  file: Blob,
  options: { readonly name: string; readonly signal: AbortSignal; onProgress?(share: number): void },
): Promise<string> {
  const { call } = app.upload ?? {}
  if (call === undefined) throw new Error('The product has no upload. Pass its call to start().')
  const ticket = await app.client.write(call, { name: options.name, size: file.size, type: file.type })
  throwIfAborted(options.signal)
  if (!isObject(ticket) || typeof ticket.upload_url !== 'string' || typeof ticket.url !== 'string') {
    throw new Error(`"${call}" answered no URLs. It must answer { upload_url, url }.`)
  }
  await app.client.upload(ticket.upload_url, file, options)
  return ticket.url
}
