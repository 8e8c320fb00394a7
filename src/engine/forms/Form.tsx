// The form of a page: RJSF's `Form` with our theme and a precompiled validator. See README.md.
import { mergeObjects, type TranslatableString } from '@rjsf/utils'
import { useCallback, useMemo, useRef } from 'react'
import { useTexts } from '../i18n/useTexts'
import { defaultFormState } from './validation/defaultFormState'
import { FormPartsContext } from './state/formParts'
import { FormRuntimeContext } from './state/formRuntime'
import { idSeparator } from './fields/path'
import { useFormServices } from './fields/services'
import { DraftNotice } from './theme/DraftNotice'
import { SubmitBarContext, type SubmitBarState } from './theme/SubmitBar'
import { ThemedForm, widgetNames } from './theme/theme'
import { uiSchemaOf } from './controls/input/uiSchema'
import type { FormProps } from './state/formProps'
import { useFormState } from './state/useFormState'
import { useSubmit } from './state/useSubmit'
import { rjsfText } from './validation/rjsfTexts'
import './Form.css'
import './theme/Field.css'

/** Draws a form, saves a draft of it, validates it on submit and passes the valid values to `onSubmit`. */
export function Form(props: FormProps) {
  return <OneForm key={props.id} {...props} />
}

function OneForm(props: FormProps) {
  const { schema, scope, submitLabel, incomplete, footer, theme, uiSchema, branches } = props
  const texts = useTexts()
  const services = useFormServices()
  const container = useRef<HTMLDivElement>(null)
  const state = useFormState(props)
  const { runtime, validation } = state
  const { fields } = runtime
  const { problemCount, isBusy, ...submit } = useSubmit(props, state, container)

  const widgets = useMemo(() => ({ ...services.widgets, ...theme?.widgets }), [services.widgets, theme])
  const formUiSchema = useMemo(() => {
    const known = [...widgetNames, ...Object.keys(widgets)]
    const ofFields = uiSchemaOf(fields, texts, (message) => services.translate(message, scope), known)
    const fromFields = branches ? { ...ofFields, 'ui:config': { branches } } : ofFields
    return uiSchema ? mergeObjects(fromFields, uiSchema) : fromFields
    // `texts` is the same object in every language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [fields, texts, texts.language, scope, services, widgets, uiSchema, branches])
  const translate = useCallback((text: TranslatableString, params?: string[]) => rjsfText(texts, text, params), [texts])
  const bar = useMemo<SubmitBarState>(() => {
    const summary = problemCount === 0 ? '' : (incomplete ?? texts.t('engine.form.summary', { count: problemCount }))
    return { label: submitLabel, isBusy, summary, footer }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [submitLabel, isBusy, problemCount, incomplete, footer, texts, texts.language])

  return (
    <FormRuntimeContext value={runtime}>
      <SubmitBarContext value={bar}>
        <FormPartsContext value={props.parts}>
          <div ref={container} className="pw-form" onSubmitCapture={submit.onSubmitCapture}>
            {state.leftOut.length > 0 && <DraftNotice leftOut={state.leftOut} initialValues={state.initialValues} />}
            <ThemedForm
              ref={state.form}
              className="pw-form-box"
              noHtml5Validate
              schema={schema}
              validator={validation.validator}
              transformErrors={validation.transformErrors}
              customValidate={validation.customValidate}
              uiSchema={formUiSchema}
              initialFormData={state.initialValues}
              idPrefix={runtime.prefix}
              idSeparator={idSeparator}
              widgets={widgets}
              {...(theme?.templates && { templates: theme.templates })}
              {...(theme?.fields && { fields: theme.fields })}
              translateString={translate}
              experimental_defaultFormStateBehavior={defaultFormState}
              onBlur={submit.onBlur}
              onChange={submit.onChange}
              onSubmit={submit.onSubmit}
              onError={submit.onError}
            />
          </div>
        </FormPartsContext>
      </SubmitBarContext>
    </FormRuntimeContext>
  )
}
