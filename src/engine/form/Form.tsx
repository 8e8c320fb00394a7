// The form of a page: RJSF's `Form` with our theme and the schema's precompiled validator.
import type { ThemeProps } from '@rjsf/core'
import { mergeObjects, type RJSFSchema, type TranslatableString, type UiSchema, type ValidatorType } from '@rjsf/utils'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import type { ById, Field } from '../config/plain'
import { useTexts } from '../text/useTexts'
import { defaultState } from './defaultState'
import { FormRuntimeContext } from './formRuntime'
import { idSeparator } from './path'
import { useFormServices, type Values } from './services'
import { SubmitBarContext, type SubmitBarState } from './SubmitBar'
import { ThemedForm } from './theme'
import { uiSchemaOf } from './uiSchema'
import { useFormState } from './useFormState'
import { useSubmit } from './useSubmit'
import { useWarmUp } from './useWarmUp'
import { wordOf } from './words'
import './Form.css'
import './Field.css'

export interface FormProps {
  /** Stable; also the name of the draft. */
  readonly id: string
  readonly schema: RJSFSchema
  /** Precompiled, for exactly this schema. */
  readonly validator: ValidatorType
  readonly fields: ById<Field>
  /** What conditions and bodies may look at; the form adds `form`. */
  readonly scope: object
  readonly submitLabel: string
  readonly busy: boolean
  /** Takes the validated values. A rejection says only: it did not go through, keep everything. */
  onSubmit(values: Values): Promise<void> | void
  onDirty?(dirty: boolean): void
  /** Said when a submit finds something wrong, in place of how many fields want attention. */
  readonly incomplete?: string | undefined
  /** Other actions, beside the submit button. */
  readonly footer?: ReactNode
  /** Widgets, templates and fields of RJSF that are added to the theme, or replace parts of it. */
  readonly theme?: ThemeProps
  /** RJSF's `uiSchema`, laid over the one that is made of `fields`. */
  readonly uiSchema?: UiSchema
}

/** Draws a form, keeps what is typed, validates it on submit and hands over what is right. */
export function Form(props: FormProps) {
  return <OneForm key={props.id} {...props} />
}

function OneForm(props: FormProps) {
  const { schema, fields, scope, submitLabel, incomplete, footer, theme, uiSchema } = props
  const texts = useTexts()
  const services = useFormServices()
  const box = useRef<HTMLDivElement>(null)
  const state = useFormState(props)
  const { runtime, validation } = state
  const warmUp = useWarmUp(state)
  const { count, isBusy, ...submit } = useSubmit(props, state, box)

  const look = useMemo(() => {
    const known = Object.keys({ ...services.widgets, ...theme?.widgets })
    const own = uiSchemaOf(fields, texts, (words) => services.say(words, scope), known)
    return uiSchema ? mergeObjects(own, uiSchema) : own
    // The texts stay the same object in every language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [fields, texts, texts.language, scope, services, theme, uiSchema])
  const widgets = useMemo(() => ({ ...services.widgets, ...theme?.widgets }), [services.widgets, theme])
  const translate = useCallback((asked: TranslatableString, params?: string[]) => wordOf(texts, asked, params), [texts])
  const bar = useMemo<SubmitBarState>(() => {
    const summary = count === 0 ? '' : (incomplete ?? texts.t('engine.form.summary', { count }))
    return { label: submitLabel, isBusy, summary, footer }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [submitLabel, isBusy, count, incomplete, footer, texts, texts.language])

  return (
    <FormRuntimeContext value={runtime}>
      <SubmitBarContext value={bar}>
        <div
          ref={box}
          className="pw-form"
          onSubmitCapture={submit.onSubmitCapture}
          onFocusCapture={warmUp}
          onPointerDownCapture={warmUp}
        >
          <ThemedForm
            ref={state.form}
            className="pw-form-box"
            noHtml5Validate
            schema={schema}
            validator={validation.validator}
            transformErrors={validation.transformErrors}
            customValidate={validation.customValidate}
            uiSchema={look}
            initialFormData={state.initialValues}
            idPrefix={runtime.prefix}
            idSeparator={idSeparator}
            widgets={widgets}
            {...(theme?.templates && { templates: theme.templates })}
            {...(theme?.fields && { fields: theme.fields })}
            translateString={translate}
            experimental_defaultFormStateBehavior={defaultState}
            onChange={submit.onChange}
            onSubmit={submit.onSubmit}
            onError={submit.onError}
          />
        </div>
      </SubmitBarContext>
    </FormRuntimeContext>
  )
}
