// The form of a page: a schema drawn by the schema renderer with our theme, judged by its precompiled validator.
import RjsfForm, { type IChangeEvent } from '@rjsf/core'
import type { RJSFSchema, TranslatableString, ValidatorType } from '@rjsf/utils'
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import type { ById, Field } from '../config/plain'
import { useTexts } from '../text/useTexts'
import { defaultState } from './defaultState'
import { FormBar } from './FormBar'
import { useFormServices, type Values } from './services'
import { fields as renderFields, templates, widgets } from './theme'
import { uiSchemaOf } from './uiSchema'
import { useFormState } from './useFormState'
import { FormMemoryContext } from './useFormStore'
import { useSubmit } from './useSubmit'
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
  /** Takes the judged values. A rejection says only: it did not go through, keep everything. */
  onSubmit(values: Values): Promise<void> | void
  onDirty?(dirty: boolean): void
  /** Said when a submit finds something wrong, in place of how many fields want attention. */
  readonly incomplete?: string | undefined
  /** Other actions, beside the submit button. */
  readonly footer?: ReactNode
}

/** Draws a form, keeps what is typed, judges it on submit and hands over what is right. */
export function Form(props: FormProps) {
  return <OneForm key={props.id} {...props} />
}

function OneForm(props: FormProps) {
  const { schema, validator, fields, scope, submitLabel, incomplete, footer } = props
  const texts = useTexts()
  const services = useFormServices()
  const box = useRef<HTMLDivElement>(null)
  const state = useFormState(props)
  const { memory, renderer, touch } = state
  const { isBusy, problems, submit, recheck, errors } = useSubmit(props, state, box)
  const { store, prefix } = memory

  useEffect(() => store.rescope(scope), [store, scope])
  useEffect(() => store.attach((path, value) => renderer.current?.setFieldValue([...path], value)), [store, renderer])

  const look = useMemo(
    () => uiSchemaOf(fields, texts, (words) => services.say(words, scope), Object.keys(services.widgets)),
    // The texts stay the same object in every language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [fields, texts, texts.language, scope, services],
  )
  const allWidgets = useMemo(() => ({ ...widgets, ...services.widgets }), [services.widgets])
  const translate = useCallback((asked: TranslatableString, params?: string[]) => wordOf(texts, asked, params), [texts])

  const change = (event: IChangeEvent, id?: string) => {
    touch((event.formData ?? {}) as Values, id)
    recheck()
  }

  return (
    <FormMemoryContext value={memory}>
      {/* Inputs hand over what they hold before the renderer reads the values. */}
      <div ref={box} className="pw-form" onSubmitCapture={() => store.flush()}>
        <RjsfForm
          ref={renderer}
          idPrefix={prefix}
          className="pw-form-box"
          schema={schema}
          uiSchema={look}
          validator={validator}
          initialFormData={state.initial}
          experimental_defaultFormStateBehavior={defaultState}
          fields={renderFields}
          templates={templates}
          widgets={allWidgets}
          translateString={translate}
          // The form judges with this validator itself: hidden fields do not count, formats of our own do.
          noValidate
          noHtml5Validate
          showErrorList={false}
          extraErrors={errors}
          onChange={change}
          onSubmit={(event) => submit((event.formData ?? {}) as Values)}
          onError={() => undefined}
        >
          <FormBar
            label={submitLabel}
            busy={isBusy}
            summary={
              problems.length === 0 ? '' : (incomplete ?? texts.t('engine.form.summary', { count: problems.length }))
            }
            footer={footer}
          />
        </RjsfForm>
      </div>
    </FormMemoryContext>
  )
}
