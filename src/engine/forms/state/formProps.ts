import type { ThemeProps } from '@rjsf/core'
import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils'
import type { ReactNode } from 'react'
import type { ById, Field } from '../../language/types/plain'
import type { Values } from '../fields/services'

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
