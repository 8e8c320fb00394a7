// A form alone, for an application that is not made of pages. See docs/form-alone.md.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Texts } from '../i18n/texts'
import { FormatContext, TextsContext } from '../i18n/useTexts'
import { useTranslate } from '../i18n/useTranslate'
import { browserZone } from '../lib/clock'
import { type FormServices, FormServicesContext } from './fields/services'
import { Form } from './Form'
import type { FormProps } from './state/formProps'
import { type CompiledForm, compiledValidator } from './validation/compiledValidator'
import '../theme/tokens.css'
import '../theme/shared.css'
import './FormAlone.css'

export type { FormServices, Values } from './fields/services'
export type { CompiledForm } from './validation/compiledValidator'
export { createTexts, type Texts, type TextsOptions } from '../i18n/texts'
export { registerIcons } from '../ui/icons/icons'

type Passed = 'id' | 'fields' | 'submitLabel' | 'onSubmit' | 'onDirty' | 'incomplete' | 'footer' | 'theme' | 'uiSchema'

export interface FormAloneProps extends Pick<FormProps, Passed> {
  /** The schema and its validator: the module that the plugin `formModules` makes of a schema. */
  readonly form: CompiledForm
  /** The messages, made by `createTexts`. */
  readonly texts: Texts
  /** The services that fields use: choices, checks, uploads, drafts, widgets. There is none of them by default. */
  readonly services?: Partial<FormServices>
  /** The values that conditions and request bodies may read; the form adds its own values as `form`. */
  readonly scope?: object
  readonly busy?: boolean
  /** IANA name of the zone in which times are entered and shown. The browser's by default. */
  readonly timeZone?: string
}

/** Draws one form without a page, a router or a session around it. */
export function FormAlone({ texts, timeZone, ...props }: FormAloneProps) {
  const [client] = useState(() => new QueryClient())
  const format = useMemo(() => ({ timeZone: timeZone ?? browserZone(), shortDivisor: 10 }), [timeZone])
  return (
    <TextsContext value={texts}>
      <FormatContext value={format}>
        <QueryClientProvider client={client}>
          <ServedForm {...props} />
        </QueryClientProvider>
      </FormatContext>
    </TextsContext>
  )
}

function ServedForm({
  form,
  services: given,
  scope = nothing,
  busy = false,
  ...props
}: Omit<FormAloneProps, 'texts' | 'timeZone'>) {
  const translate = useTranslate()
  const services = useMemo(() => ({ ...noServices, translate, ...given }), [translate, given])
  const validator = useMemo(() => compiledValidator(form), [form])
  return (
    <FormServicesContext value={services}>
      <div className="pw-form-alone">
        <Form {...props} schema={form.schema} validator={validator} keepsAll scope={scope} busy={busy} />
      </div>
    </FormServicesContext>
  )
}

const nothing = {}

/** The services of an application that gives none. A field that needs one of the first three says so. */
const noServices: Omit<FormServices, 'translate'> = {
  loadOptions: () => missing('loadOptions'),
  check: () => missing('check'),
  upload: () => missing('upload'),
  drawAction: () => null,
  drafts: { load: () => undefined, save() {}, clear() {} },
  recents: { load: () => [], add() {}, keep: () => false },
  widgets: {},
}

/** Rejects and logs why: the field only says that something could not be loaded. */
function missing(service: string): Promise<never> {
  const error = new Error(`A field needs the service "${service}". Pass it to FormAlone in "services".`)
  console.error(error.message)
  return Promise.reject(error)
}
