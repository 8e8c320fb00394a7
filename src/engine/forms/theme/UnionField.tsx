// The choice among the branches of a union, and of none of them where the member may be absent.
import { getDefaultRegistry } from '@rjsf/core'
import {
  ADDITIONAL_PROPERTY_FLAG,
  type FieldProps,
  ID_KEY,
  type MultiSchemaFieldTemplateProps,
  type RJSFSchema,
} from '@rjsf/utils'
import { use, useMemo, useState } from 'react'
import { NoBranchContext } from '../controls/ChoiceWidget'
import { holdsValue, valueAt } from '../fields/path'
import { useFormRuntime, usePath } from '../state/formRuntime'
import { selectorId } from '../validation/schemaPlaces'

const { OneOfField: StockField = () => null } = getDefaultRegistry().fields

/** Draws a union as RJSF does. Of an optional member, no branch is chosen until it has a value or a person chooses one. */
export function UnionField(props: FieldProps) {
  const { schema, formData, fieldPathId, required = false, onChange } = props
  const id = fieldPathId[ID_KEY]
  const { form } = useFormRuntime()
  const path = usePath(id)
  const [isOpen, setOpen] = useState(false)
  const isBranch = use(NoBranchContext)?.id === id
  const mayBeAbsent =
    !required &&
    !isBranch &&
    typeof path.at(-1) === 'string' &&
    !(ADDITIONAL_PROPERTY_FLAG in schema) &&
    !hasNull(schema)
  const isNone = mayBeAbsent && !isOpen && !holdsValue(formData) && valueAt(form.initial, path) === undefined
  const isGone = mayBeAbsent && !isOpen && formData === undefined
  const selector = selectorId(id, schema)
  const context = useMemo(
    () => ({
      id,
      mayBeAbsent,
      isNone: isNone || isGone,
      choose(index: number | undefined, before: unknown) {
        setOpen(index !== undefined)
        if (index === undefined) onChange(undefined, fieldPathId.path, undefined, selector)
        else if (index === before) form.chooseBranch(selector, index, true)
      },
    }),
    [id, mayBeAbsent, isNone, isGone, onChange, fieldPathId, selector, form],
  )
  return (
    <NoBranchContext value={context}>
      <StockField {...props} />
    </NoBranchContext>
  )
}

function hasNull({ oneOf, anyOf }: RJSFSchema): boolean {
  return (oneOf ?? anyOf ?? []).some((one) => typeof one === 'object' && one.type === 'null')
}

/** Draws the selector of a union and the fields of the chosen branch. */
export function MultiSchemaFieldTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  return (
    <div className="pw-union">
      {selector}
      {use(NoBranchContext)?.isNone ? null : optionSchemaField}
    </div>
  )
}
