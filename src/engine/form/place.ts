import type { RJSFSchema, WidgetProps } from '@rjsf/utils'
import { use } from 'react'
import { FieldPathContext } from './FieldPath'
import { labelAt } from './label'
import type { Path } from './path'
import { type FormMemory, FormMemoryContext } from './useFormStore'

/** Where a control stands, and in which form. */
export interface Place {
  readonly path: Path
  readonly label: string
  readonly memory: FormMemory
}

/** Gives the place of a control: as its field tells it, for hundreds of controls need not look around, or that of the field around. */
export function usePlace({ schema, options }: Pick<WidgetProps, 'schema' | 'options'>): Place {
  const told = options['place'] as Place | undefined
  if (told) return told
  const path = use(FieldPathContext)
  const memory = use(FormMemoryContext)
  if (!memory) throw new Error('A control of the form theme stands outside <Form>.')
  return { path, label: labelAt(path, memory.fields, memory.texts, schema), memory }
}

/** Gives the words for the field around. */
export function useLabel(schema: RJSFSchema): string {
  return usePlace({ schema, options: noOptions }).label
}

const noOptions = {}
