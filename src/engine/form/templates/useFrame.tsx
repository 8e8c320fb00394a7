import { type FieldTemplateProps, getSchemaType } from '@rjsf/utils'
import { createContext, useCallback, useContext, type ReactNode } from 'react'
import type { Conditions } from '../../config/plain'
import { holds } from '../../config/when'
import type { Texts } from '../../text/texts'
import { isWrong, signsOf } from '../described'
import { FieldPathContext } from '../FieldPath'
import { labelAt } from '../label'
import type { Path } from '../path'
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

/** Gives a control of the renderer's in the frame of a field. */
export function useFrame({ fieldPathId: { path }, displayLabel, ...frame }: Frame): ReactNode {
  const { fields, texts } = useFormMemory()
  const isBranch = useContext(BranchContext) === frame.id
  const label = labelAt(path, fields, texts, frame.schema)
  return framed({ ...frame, path, texts, isBranch, label, isLabelled: displayLabel !== false })
}

interface Framed extends Omit<Frame, 'fieldPathId' | 'displayLabel'> {
  readonly path: Path
  readonly texts: Texts
  readonly label: string
  readonly isLabelled: boolean
  readonly isBranch: boolean
  /** The control has been told its place, and looks for none. */
  readonly isPlaced?: boolean
}

/** Gives a control with its label above and help and message below; nothing at all while the field's `when` does not hold. */
export function framed(frame: Framed): ReactNode {
  const { id, path, schema, uiSchema, hidden, required, rawErrors, help, control, label, texts, wrap } = frame
  if (hidden) return null
  const config = configOf(uiSchema)
  const placed = (inside: ReactNode) =>
    frame.isPlaced ? inside : <FieldPathContext value={path}>{inside}</FieldPathContext>
  if (frame.isBranch) return whileHolds(config?.when, placed(control))
  const isRoot = path.length === 0
  const isLabelled = frame.isLabelled && !isRoot && !labelsItself(schema.type, config?.widget)
  const head = isLabelled && (
    <label className="pw-field-label" htmlFor={id}>
      {label}
      {!required && <span className="pw-field-optional">{texts.t('engine.form.optional')}</span>}
    </label>
  )
  const error = isWrong(rawErrors) && fieldError(id, rawErrors)
  const box = {
    className: isRoot ? 'pw-form-root' : 'pw-field',
    'data-field': path.join('.') || undefined,
    'data-type': getSchemaType(schema)?.toString(),
    ...signsOf(id, isWrong(rawErrors)).field,
  }
  const inside = wrap ? (
    <div {...box}>
      {wrap(
        <>
          {head}
          {control}
          {help}
          {error}
        </>,
        label,
      )}
    </div>
  ) : (
    <div {...box}>
      {head}
      {control}
      {help}
      {error}
    </div>
  )
  return whileHolds(config?.when, placed(inside))
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
