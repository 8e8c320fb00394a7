import type { MultiSchemaFieldTemplateProps } from '@rjsf/utils'
import { useFormMemory } from '../useFormStore'
import { usePath } from '../FieldPath'
import { idAt } from '../path'
import { BranchContext } from './useFrame'

/** A choice between shapes, and the fields of the chosen one. */
export function MultiSchemaFieldTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  const { prefix } = useFormMemory()
  return (
    <div className="pw-union">
      {selector}
      <BranchContext value={idAt(prefix, usePath())}>{optionSchemaField}</BranchContext>
    </div>
  )
}
