// A form alone, for an application that is not made of pages. See docs/form-alone.md.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { formatValue, type FormatOptions } from '../i18n/format'
import type { Texts } from '../i18n/texts'
import { TextsContext, useTexts } from '../i18n/useTexts'
import { isRef, readPath } from '../language/runtime/evaluateCondition'
import type { Message } from '../language/types/plain'
import { type FormServices, FormServicesContext } from './fields/services'
import { Form } from './Form'
import type { FormProps } from './state/formProps'
import { type CompiledForm, compiledValidator } from './validation/compiledValidator'
import '../theme/tokens.css'
import '../theme/shared.css'
import './FormAlone.css'

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
}

/** Draws one form without a page, a router or a session around it. */
export function FormAlone({ texts, ...props }: FormAloneProps) {
  const [client] = useState(() => new QueryClient())
  return (
    <TextsContext value={texts}>
      <QueryClientProvider client={client}>
        <ServedForm {...props} />
      </QueryClientProvider>
    </TextsContext>
  )
}

function ServedForm({ form, services: given, scope = nothing, busy = false, ...props }: Omit<FormAloneProps, 'texts'>) {
  const texts = useTexts()
  const version = `${texts.language} ${texts.version ?? 0}`
  // `texts` is the same object in every language. A new function to translate makes its consumers render again.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const services = useMemo(() => ({ ...noServices, translate: translator(texts), ...given }), [texts, version, given])
  const validator = useMemo(() => compiledValidator(form), [form])
  return (
    <FormServicesContext value={services}>
      <div className="pw-form-alone">
        <Form {...props} schema={form.schema} validator={validator} scope={scope} busy={busy} />
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
  recents: { load: () => [], add() {}, keep() {} },
  widgets: {},
}

/** Rejects and logs why: the field only says that something could not be loaded. */
function missing(service: string): Promise<never> {
  const error = new Error(`A field needs the service "${service}". Pass it to FormAlone in "services".`)
  console.error(error.message)
  return Promise.reject(error)
}

function translator(texts: Texts): FormServices['translate'] {
  const options: FormatOptions = { ...defaultFormat, language: texts.language }
  return (message: Message, scope: object) => {
    if (typeof message === 'string') return texts.t(message)
    const vars = Object.entries(message.with).map(([name, value]) => [
      name,
      isRef(value) ? formatValue(readPath(scope, value.from), value.format, options) : value,
    ])
    return texts.t(message.say, Object.fromEntries(vars) as { readonly [name: string]: string | number })
  }
}

const defaultFormat: FormatOptions = { timeZone: 'UTC', shortDivisor: 10 }
