// The form of a page: RJSF's `Form` with our theme and a precompiled validator.
import type { IChangeEvent } from '@rjsf/core'
import { mergeObjects, type TranslatableString } from '@rjsf/utils'
import { type FormEvent, useCallback, useMemo, useRef } from 'react'
import { useTexts } from '../i18n/useTexts'
import { defaultFormState } from './validation/defaults'
import { FormLayoutContext } from './state/formLayout'
import { FormRuntimeContext } from './state/formRuntime'
import { idSeparator } from './fields/path'
import { useFormServices, type Values } from './fields/services'
import { FormNotices } from './theme/FormNotices'
import { SubmitBarContext, type SubmitBarState } from './theme/SubmitBar'
import { ThemedForm, widgetNames } from './theme/theme'
import { uiSchemaOf } from './controls/input/uiSchema'
import type { FormProps } from './state/formProps'
import { useForm } from './state/useForm'
import { rjsfText } from './validation/rjsfTexts'
import './Form.css'
import './theme/Field.css'

/** Draws a form, saves a draft of it, validates it on submit and passes the valid values to `onSubmit`. */
export function Form(props: FormProps) {
  return <OneForm key={props.id} {...props} />
}

function OneForm(props: FormProps) {
  const { schema, scope, submitLabel, busy, incomplete, failed, footer, theme, uiSchema, branches } = props
  const texts = useTexts()
  const services = useFormServices()
  const container = useRef<HTMLDivElement>(null)
  const { form, runtime, drawn } = useForm(props, container)
  const { fields } = runtime

  const widgets = useMemo(() => ({ ...services.widgets, ...theme?.widgets }), [services.widgets, theme])
  const formUiSchema = useMemo(() => {
    const known = [...widgetNames, ...Object.keys(widgets)]
    const ofFields = uiSchemaOf(fields, texts, (message) => services.translate(message, scope), known)
    const fromFields = branches ? { ...ofFields, 'ui:config': { branches } } : ofFields
    return uiSchema ? mergeObjects(fromFields, uiSchema) : fromFields
  }, [fields, texts, scope, services, widgets, uiSchema, branches])
  const translate = useCallback((text: TranslatableString, params?: string[]) => rjsfText(texts, text, params), [texts])
  const bar = useMemo<SubmitBarState>(
    () => ({ label: submitLabel, isBusy: busy, incomplete, failed, footer }),
    [submitLabel, busy, incomplete, failed, footer],
  )
  const onChange = useCallback(
    ({ formData }: IChangeEvent, control?: string) => form.change((formData ?? {}) as Values, control),
    [form],
  )
  const onSubmitCapture = (event: FormEvent<HTMLElement>) => {
    // React also sends events of a form in a sheet here, although its element is elsewhere.
    if (!(event.target instanceof Node) || !container.current?.contains(event.target)) return
    if (!busy && form.begin()) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <FormRuntimeContext value={runtime}>
      <SubmitBarContext value={bar}>
        <FormLayoutContext value={props.layout}>
          <div ref={container} className="pw-form" onSubmitCapture={onSubmitCapture}>
            {form.mayNotice && <FormNotices />}
            <ThemedForm
              ref={drawn}
              className="pw-form-box"
              noHtml5Validate
              schema={schema}
              validator={form.validator}
              uiSchema={formUiSchema}
              initialFormData={form.initial}
              idPrefix={runtime.prefix}
              idSeparator={idSeparator}
              widgets={widgets}
              {...(theme?.templates && { templates: theme.templates })}
              {...(theme?.fields && { fields: theme.fields })}
              translateString={translate}
              experimental_defaultFormStateBehavior={defaultFormState}
              onBlur={form.leave}
              onChange={onChange}
              onSubmit={form.submit}
              onError={toldAlready}
            />
          </div>
        </FormLayoutContext>
      </SubmitBarContext>
    </FormRuntimeContext>
  )
}

// RJSF would log the problems.
function toldAlready() {}
