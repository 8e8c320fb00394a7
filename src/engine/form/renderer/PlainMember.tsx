import { memo, type ReactNode } from 'react'
import { FieldHelpTemplate } from '../templates/FieldHelpTemplate'
import { framed } from '../templates/useFrame'
import type { PlainField } from './plainField'

interface Now {
  readonly value: unknown
  readonly errors: string[] | undefined
  readonly disabled: boolean
  readonly readonly: boolean
}

/** A plain member of an object: it is told what may change, and no more. */
export const PlainMember = memo(function PlainMember({ plain, ...now }: Now & { readonly plain: PlainField }) {
  return drawPlain(plain, now, false)
})

/** Gives a plain field's control in its frame; the frame of what is a branch of a union is the union's. */
export function drawPlain(plain: PlainField, now: Now, isBranch: boolean): ReactNode {
  const { Widget, fieldPathId, schema, uiSchema, registry, required, options, help } = plain
  const { label, path, memory } = options.place
  const { errors } = now
  const rawErrors = errors && { rawErrors: errors }
  return framed({
    id: fieldPathId.$id,
    path,
    schema,
    required,
    label,
    isLabelled: true,
    isBranch,
    isPlaced: !plain.isForeign,
    hidden: plain.isHidden,
    texts: memory.texts,
    ...(uiSchema && { uiSchema }),
    ...rawErrors,
    help: help !== undefined && (
      <FieldHelpTemplate help={help} fieldPathId={fieldPathId} schema={schema} registry={registry} />
    ),
    control: (
      <Widget
        id={fieldPathId.$id}
        name={plain.name}
        label={label}
        schema={schema}
        options={options}
        placeholder={plain.placeholder}
        value={now.value}
        required={required}
        disabled={now.disabled}
        readonly={now.readonly || plain.isFixed}
        registry={registry}
        onChange={plain.change}
        onBlur={ignore}
        onFocus={ignore}
        {...rawErrors}
      />
    ),
  })
}

function ignore() {
  // Our controls tell nobody of a focus.
}
