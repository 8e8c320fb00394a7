import type { TellProblems } from './createForm'
import type { ThemeProps } from '@rjsf/core'
import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils'
import type { ReactNode } from 'react'
import type { ById, Field } from '../../language/types/plain'
import type { Values } from '../fields/services'
import type { FormLayout } from './formLayout'

export interface FormProps {
  /** Stable over renders; also the name of the draft. */
  readonly id: string
  readonly schema: RJSFSchema
  /** The precompiled validator of exactly this schema. */
  readonly validator: ValidatorType
  readonly fields: ById<Field>
  /** A record that the form edits keeps also the members that the schema does not describe, and only `additionalProperties` refuses. */
  readonly keepsAll?: boolean
  /** The values that conditions and request bodies may read; the form adds its own values as `form`. */
  readonly scope: object
  /** The label of the submit button. A function makes it from the scope with the values, as `form`. */
  readonly submitLabel: string | ((scope: object) => string)
  readonly busy: boolean
  /** Sends the validated values. If it rejects, the form keeps its values and its draft. */
  onSubmit(values: Values, tell: TellProblems): Promise<void> | void
  onDirty?(dirty: boolean): void
  /** The summary after a refused submit. By default it says how many fields need attention. */
  readonly incomplete?: string | undefined
  /** Why what the form sent last has failed. It stands above the submit button. */
  readonly failed?: string | undefined
  /** Other actions, drawn beside the submit button. */
  readonly footer?: ReactNode
  /** Names of the branches of a union that the whole form is. */
  readonly branches?: ById<string> | undefined
  /** The steps or sections of the form, and the rules across its fields. */
  readonly layout?: FormLayout | undefined
  /** Widgets, templates and fields for RJSF that extend the theme or replace parts of it. */
  readonly theme?: ThemeProps
  /** An RJSF `uiSchema` that overrides the one made from `fields`. */
  readonly uiSchema?: UiSchema
}
