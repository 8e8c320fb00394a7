import {
  ADDITIONAL_PROPERTY_FLAG,
  type FieldTemplateProps,
  getSchemaType,
  getTemplate,
  getUiOptions,
} from '@rjsf/utils'
import { createContext, createElement, type ReactNode, use, useCallback, useSyncExternalStore } from 'react'
import type { Conditions, Field } from '../../language/types/plain'
import { evaluateCondition } from '../../language/runtime/evaluateCondition'
import { useTexts } from '../../i18n/useTexts'
import { joinClasses } from '../../lib/react'
import { ChoiceWidget } from '../controls/ChoiceWidget'
import { hasErrors } from '../controls/input/ariaProps'
import { isFiles } from '../fields/choice'
import { idSeparator } from '../fields/path'
import { useFormServices } from '../fields/services'
import { useFormRuntime, useInScope, useLabel, usePath } from '../state/formRuntime'
import { isChoice } from '../validation/messages'
import { isConstant } from '../validation/schemaPlaces'
import { configOf, widgetNameOf } from '../controls/input/uiSchema'
import { GroupTitle } from './smallTemplates'

/** The id of the surrounding union. Its chosen branch has the same id, and must not repeat the union's label. */
export const UnionContext = createContext<string | undefined>(undefined)

/** Draws a control with its label, help and messages, or nothing while the field's `when` is false. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, schema, uiSchema, hidden = false, children } = props
  const union = use(UnionContext)
  const isBranch = union === id
  const isOfBranch = union !== undefined && union === id.slice(0, id.lastIndexOf(idSeparator))
  if (hidden || (isOfBranch && isConstant(schema))) return null
  const config = configOf(uiSchema)
  const hasBranches = schema.oneOf !== undefined || schema.anyOf !== undefined
  const control = hasBranches ? <UnionContext value={id}>{children}</UnionContext> : children
  const field = isBranch ? control : <FieldFrame {...props}>{control}</FieldFrame>
  return config?.when === undefined ? field : <VisibleWhen when={config.when}>{field}</VisibleWhen>
}

/** Draws the label, the help and the messages around a control. */
function FieldFrame(props: Omit<FieldTemplateProps, 'children'> & { readonly children: ReactNode }) {
  const { id, schema, uiSchema, required, displayLabel, rawErrors, classNames, style, children } = props
  const texts = useTexts()
  const path = usePath(id)
  const label = useLabel(props)
  const isRoot = path.length === 0
  const options = getUiOptions(uiSchema)
  const { description, help } = options
  const config = configOf(uiSchema)
  // Lists and objects draw their own description.
  const isOneControl = displayLabel !== false || schema.type === 'boolean'
  // A union of objects is a group: its branches have no label of their own.
  const isGroup = (schema.oneOf ?? schema.anyOf) !== undefined && displayLabel === false && !isRoot
  const isLabelled = displayLabel !== false && !isRoot && !hasOwnLabel(schema.type, widgetNameOf(uiSchema, uiSchema))
  const inside = (
    <>
      {isLabelled && (
        <label
          className="pw-field-label"
          {...(isNamedByWidget(props) ? { onClick: () => document.getElementById(id)?.click() } : { htmlFor: id })}
        >
          {label}
          {!required && <span className="pw-field-optional">{texts.t('engine.form.optional')}</span>}
        </label>
      )}
      {/* A description in the schema is for developers, one in the `uiSchema` for people. */}
      {description !== undefined && isOneControl && props.description}
      {isGroup ? (
        <fieldset className="pw-group">
          <GroupTitle label={label} isOptional={!required && typeof path.at(-1) === 'string'} />
          <div className="pw-form-fields">{children}</div>
        </fieldset>
      ) : (
        children
      )}
      {help !== undefined && props.help}
      {config?.notes && <FieldNotes notes={config.notes} />}
      {config?.more && <FieldMore action={config.more} />}
      {hasErrors(rawErrors) && (props.errors ?? <UnionErrors {...props} />)}
    </>
  )
  return (
    <div
      className={joinClasses(isRoot ? 'pw-form-root' : 'pw-field', classNames)}
      style={style}
      data-field={path.join('.') || undefined}
      data-type={getSchemaType(schema)?.toString()}
      data-invalid={hasErrors(rawErrors) || undefined}
    >
      {ADDITIONAL_PROPERTY_FLAG in schema
        ? createElement(getTemplate('WrapIfAdditionalTemplate', props.registry, options), { ...props, label }, inside)
        : inside}
    </div>
  )
}

/** Draws the messages of a union. RJSF gives none, because its branches could draw them. Ours have no frame. */
function UnionErrors({
  rawErrors = [],
  fieldPathId,
  schema,
  uiSchema,
  registry,
}: Omit<FieldTemplateProps, 'children'>) {
  const Errors = getTemplate('FieldErrorTemplate', registry, getUiOptions(uiSchema))
  return createElement(Errors, { errors: rawErrors, fieldPathId, schema, registry, ...(uiSchema && { uiSchema }) })
}

/** Draws the sentences below a field whose conditions hold. They follow the form. */
function FieldNotes({ notes }: { readonly notes: NonNullable<Field['notes']> }) {
  const { translate } = useFormServices()
  const text = useInScope(
    useCallback(
      (scope: object) =>
        Object.values(notes)
          .filter(({ when }) => evaluateCondition(when, scope))
          .map((note) => translate(note.text, scope))
          .join('\n'),
      [notes, translate],
    ),
  )
  return (
    <p className="pw-field-help pw-field-notes" role="status">
      {text}
    </p>
  )
}

/** Draws the action below a field. It sees the values of the form. */
function FieldMore({ action }: { readonly action: NonNullable<Field['more']> }) {
  const { drawAction } = useFormServices()
  const { form } = useFormRuntime()
  return <div className="pw-field-more">{drawAction(action, useSyncExternalStore(form.subscribe, form.current))}</div>
}

/** Draws its children while the condition is true. Only this component renders when the condition changes. */
function VisibleWhen({ when, children }: { readonly when: Conditions; readonly children: ReactNode }) {
  return useInScope(useCallback((scope: object) => evaluateCondition(when, scope), [when])) ? children : null
}

/** Returns true for a checkbox or a switch, which has its label beside it. */
function hasOwnLabel(type: unknown, widget: string | undefined): boolean {
  return type === 'boolean' && !(widget !== undefined && choiceWidgets.has(widget))
}

/** Returns true for our own choices. They have an `aria-label`, and some screen readers would read both labels. */
function isNamedByWidget({ schema, uiSchema, registry }: Omit<FieldTemplateProps, 'children'>): boolean {
  const { widget = 'select' } = getUiOptions(uiSchema)
  const isOurs = typeof widget === 'string' && registry.widgets[widget] === ChoiceWidget
  return isOurs && isChoice(configOf(uiSchema), schema) && !isFiles(schema)
}

const choiceWidgets: ReadonlySet<string> = new Set(['radio', 'cards', 'chips', 'select', 'sheet'])
