// The form of a page: a schema drawn by the schema renderer with our theme, judged by its precompiled validator.
import { type FieldProps, type RJSFSchema, toFieldPathId, type ValidatorType } from '@rjsf/utils'
import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { ById, Field } from '../config/plain'
import { pluralCode } from '../text/pluralCode'
import { useTexts } from '../text/useTexts'
import { classes } from '../ui/classes'
import { FormBar } from './FormBar'
import { idAt } from './path'
import type { MergeAllOf } from './renderer/formUtils'
import { registryOf } from './renderer/registry'
import { same } from './renderer/same'
import { SchemaField } from './renderer/SchemaField'
import { useFormServices, type Values } from './services'
import { uiSchemaOf } from './uiSchema'
import { useFormState } from './useFormState'
import { FormMemoryContext } from './useFormStore'
import { useSubmit } from './useSubmit'
import './Form.css'
import './Field.css'

export interface FormProps {
  /** Stable; also the name of the draft. */
  readonly id: string
  readonly schema: RJSFSchema
  /** Precompiled, for exactly this schema. */
  readonly validator: ValidatorType
  /** Needed by a schema with an `allOf`. */
  readonly mergeAllOf?: MergeAllOf | undefined
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
  const { fields, scope, submitLabel, footer } = props
  const texts = useTexts()
  const services = useFormServices()
  const box = useRef<HTMLDivElement>(null)
  const isReady = useRef(false)
  const state = useFormState(props)
  const { memory, utils, change } = state
  const { isBusy, submit, recheck, rehearse, errors, summary } = useSubmit(props, state, box)
  const { store, prefix } = memory
  const version = useSyncExternalStore(store.subscribe, store.version)
  // What was handed over quietly is shown already: it is drawn with the next change that is not, and not with a message.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const values = useMemo(() => store.values(), [store, version])

  const onChange = useCallback<FieldProps['onChange']>(
    (value, path, _, id) => {
      change(path, value, id)
      recheck()
    },
    [change, recheck],
  )
  useEffect(() => store.rescope(scope), [store, scope])
  useEffect(
    () => store.attach((path, value) => onChange(value, [...path], undefined, idAt(prefix, path))),
    [store, onChange, prefix],
  )

  const [keepLook] = useState(keeper)
  const look = useMemo(
    () => keepLook(uiSchemaOf(fields, texts, (words) => services.say(words, scope), Object.keys(services.widgets))),
    // The texts stay the same object in every language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [fields, texts, texts.language, scope, services],
  )
  const [keepErrors] = useState(keeper)
  const registry = useMemo(() => registryOf(utils, memory, services.widgets), [utils, memory, services.widgets])
  const root = useMemo(() => toFieldPathId('', registry.globalFormOptions), [registry])

  // What is far from the screen is not laid out: worth its while where most of the form is.
  const isLong = Object.keys(fields).length > 40

  // What judges and says what is wrong takes a while the first time: not in the moment of a submit, if there is a quieter one.
  function makeReady() {
    if (isReady.current) return
    isReady.current = true
    const ready = () => globalThis.requestIdleCallback?.(rehearse)
    // What is wrong may be counted.
    pluralCode.begin().then(ready, ready)
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A form in a sheet is no child of this one on the screen, but its events come by here.
    if (event.target === event.currentTarget) submit(store.values())
  }

  return (
    <FormMemoryContext value={memory}>
      {/* Inputs hand over what they hold before the values are read. */}
      <div
        ref={box}
        className="pw-form"
        onSubmitCapture={() => store.flush()}
        onFocusCapture={makeReady}
        onPointerDownCapture={makeReady}
      >
        <form className={classes('pw-form-box', isLong && 'pw-form-long')} noValidate onSubmit={send}>
          <SchemaField
            name=""
            schema={utils.getRootSchema()}
            uiSchema={look}
            errorSchema={keepErrors(errors)}
            fieldPathId={root}
            formData={values}
            onChange={onChange}
            onBlur={ignore}
            onFocus={ignore}
            registry={registry}
          />
          <FormBar label={submitLabel} busy={isBusy} summary={summary} footer={footer} />
        </form>
      </div>
    </FormMemoryContext>
  )
}

function ignore() {
  // Our controls tell nobody of a focus.
}

/** Remembers the last of a row of trees, so that what is equal in the next stays the same object. */
function keeper() {
  let last: unknown
  return <T,>(next: T): T => {
    const kept = same(last, next)
    last = kept
    return kept
  }
}
