import { errorId, type FieldTemplateProps, getSchemaType } from '@rjsf/utils'
import { createContext, useCallback, useContext, type ReactNode } from 'react'
import type { Conditions } from '../../config/plain'
import { holds } from '../../config/when'
import { useTexts } from '../../text/useTexts'
import { isWrong } from '../described'
import { FieldPathContext } from '../FieldPath'
import { labelAt } from '../label'
import { configOf } from '../uiSchema'
import { useFormMemory, useInScope } from '../useFormStore'
import { fieldError } from './fieldError'

/** The id of the union whose chosen branch is being drawn: the branch stands at the union's place and repeats nothing of it. */
export const BranchContext = createContext<string | undefined>(undefined)

export interface Frame extends Pick<
  FieldTemplateProps,
  'id' | 'fieldPathId' | 'schema' | 'uiSchema' | 'hidden' | 'required' | 'displayLabel' | 'rawErrors'
> {
  /** Stands below the control. */
  readonly help: ReactNode
  readonly control: ReactNode
  /** Puts something else around what is inside. */
  wrap?(inside: ReactNode, label: string): ReactNode
}

/** Gives a control with its label above and help and message below; nothing at all while the field's `when` does not hold. */
export function useFrame(frame: Frame): ReactNode {
  const { id, fieldPathId, schema, uiSchema, hidden, required, displayLabel, rawErrors, help, control, wrap } = frame
  const texts = useTexts()
  const { fields } = useFormMemory()
  const isBranch = useContext(BranchContext) === id
  if (hidden) return null
  const config = configOf(uiSchema)
  if (isBranch) {
    return whileHolds(config?.when, <FieldPathContext value={fieldPathId.path}>{control}</FieldPathContext>)
  }
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
      {control}
      {help}
      {isWrong(rawErrors) && fieldError(errorId(id), rawErrors)}
    </>
  )
  return whileHolds(
    config?.when,
    <FieldPathContext value={fieldPathId.path}>
      <div
        className={isRoot ? 'pw-form-root' : 'pw-field'}
        data-field={fieldPathId.path.join('.') || undefined}
        data-type={getSchemaType(schema)?.toString()}
        data-invalid={isWrong(rawErrors) || undefined}
      >
        {wrap ? wrap(inside, label) : inside}
      </div>
    </FieldPathContext>,
  )
}

function whileHolds(when: Conditions | undefined, children: ReactNode): ReactNode {
  return when === undefined ? children : <WhileHolds when={when}>{children}</WhileHolds>
}

function WhileHolds({ when, children }: { readonly when: Conditions; readonly children: ReactNode }) {
  return useInScope(useCallback((scope: object) => holds(when, scope), [when])) ? children : null
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
