import { ADDITIONAL_PROPERTY_FLAG, errorId, type FieldTemplateProps, getSchemaType } from '@rjsf/utils'
import { createContext, useCallback, useContext } from 'react'
import { holds } from '../../config/when'
import { useTexts } from '../../text/useTexts'
import { isWrong } from '../described'
import { FieldPathContext } from '../FieldPath'
import { labelAt } from '../label'
import { configOf } from '../uiSchema'
import { useFormMemory, useInScope } from '../useFormStore'
import { FieldError } from './FieldError'

/** The id of the union whose chosen branch is being drawn: the branch stands at the union's place and repeats nothing of it. */
export const BranchContext = createContext<string | undefined>(undefined)

/** A field with its label above and help and message below; not there at all while its `when` does not hold. */
export function FieldTemplate(props: FieldTemplateProps) {
  const {
    id,
    fieldPathId,
    schema,
    uiSchema,
    registry,
    hidden,
    required,
    displayLabel,
    rawErrors,
    rawHelp,
    help,
    children,
  } = props
  const texts = useTexts()
  const { fields } = useFormMemory()
  const config = configOf(uiSchema)
  const when = config?.when
  const isShown = useInScope(
    useCallback((scope: object) => holds(when, scope), [when]),
    when !== undefined,
  )
  const isBranch = useContext(BranchContext) === id
  if (hidden || !isShown) return null
  if (isBranch) return <FieldPathContext value={fieldPathId.path}>{children}</FieldPathContext>

  const { WrapIfAdditionalTemplate } = registry.templates
  const label = labelAt(fieldPathId.path, fields, texts, schema)
  const isLabelled = displayLabel !== false && !labelsItself(schema.type, config?.widget)
  const isRoot = fieldPathId.path.length === 0
  const inside = (
    <>
      {isLabelled && !isRoot && (
        <label className="pw-field-label" htmlFor={id}>
          {label}
          {!required && <span className="pw-field-optional">{texts.t('engine.form.optional')}</span>}
        </label>
      )}
      {children}
      {rawHelp !== undefined && help}
      {isWrong(rawErrors) && <FieldError id={errorId(id)} messages={rawErrors} />}
    </>
  )
  return (
    <FieldPathContext value={fieldPathId.path}>
      <div
        className={isRoot ? 'pw-form-root' : 'pw-field'}
        data-field={fieldPathId.path.join('.') || undefined}
        data-type={getSchemaType(schema)?.toString()}
        data-invalid={isWrong(rawErrors) || undefined}
      >
        {ADDITIONAL_PROPERTY_FLAG in schema ? (
          <WrapIfAdditionalTemplate {...props} label={label}>
            {inside}
          </WrapIfAdditionalTemplate>
        ) : (
          inside
        )}
      </div>
    </FieldPathContext>
  )
}

function labelsItself(type: unknown, widget: string | undefined): boolean {
  return (
    type === 'boolean' &&
    widget !== 'radio' &&
    widget !== 'cards' &&
    widget !== 'chips' &&
    widget !== 'select' &&
    widget !== 'sheet'
  )
}
