import { useId } from 'react'
import type { ProductChange } from '@pagewright/cli/browser'
import { settingOf, type Editing, useEditing } from '../context'
import { namesOf } from '../model/names'
import { parametersOf, type PartParameter } from '../model/partParameters'
import { pathsAround } from '../model/paths'
import { newKey } from '../model/textKeys'
import { DataField } from '../panel/DataField'

/** The values that a person has given, by parameter. A message is its English text. */
export interface GivenValues {
  readonly [parameter: string]: unknown
}

interface PartFormProps {
  readonly part: string
  readonly path: readonly string[]
  readonly given: GivenValues
  onChange(given: GivenValues): void
}

/** Asks for the parameters of a part. */
export function PartForm({ part, path, given, onChange }: PartFormProps) {
  const { state } = useEditing()
  return parametersOf(state.product, part).map((parameter) => (
    <Parameter
      key={parameter.name}
      parameter={parameter}
      path={path}
      value={given[parameter.name]}
      onChange={(value) => {
        const { [parameter.name]: _old, ...rest } = given
        onChange(value === undefined ? rest : { ...rest, [parameter.name]: value })
      }}
    />
  ))
}

/** Returns the changes that use a part at a path, with the English texts of its messages. */
export function usingPart(
  editing: Editing,
  path: readonly string[],
  part: string,
  given: GivenValues,
): readonly ProductChange[] {
  const { state, route } = editing
  const texts: ProductChange[] = []
  const values: { [parameter: string]: unknown } = {}
  let english = state.product.locales['en'] ?? {}
  for (const { name, kind } of parametersOf(state.product, part)) {
    const value = given[name]
    if (value === undefined) continue
    if (kind === 'message' && typeof value === 'string') {
      const key = newKey({ ...state.product, locales: { ...state.product.locales, en: english } }, route, value)
      english = { ...english, [key]: value }
      texts.push({ do: 'text', language: 'en', key, text: value })
      values[name] = key
    } else values[name] = value
  }
  const use = { use: part, ...(Object.keys(values).length > 0 && { with: values }) }
  return [...texts, ...settingOf(editing, path, use)]
}

interface ParameterProps {
  readonly parameter: PartParameter
  readonly path: readonly string[]
  readonly value: unknown
  onChange(value: unknown): void
}

function Parameter({ parameter, path, value, onChange }: ParameterProps) {
  const editing = useEditing()
  const id = useId()
  const { name, kind, doc, isNeeded } = parameter
  const label = kind === 'message' ? `${name} in English` : name
  if (kind === 'flag')
    return (
      <label>
        <input
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked || undefined)}
        />{' '}
        {label}
      </label>
    )
  const isNumber = kind === 'number'
  return (
    <div className="pw-studio-asked">
      <label htmlFor={id}>
        {label}
        {!isNeeded && <small> optional</small>}
      </label>
      {kind === 'object' || kind === 'list' ? (
        <DataField id={id} value={value} onChange={onChange} />
      ) : (
        <>
          <input
            id={id}
            list={`${id}-list`}
            type={isNumber ? 'number' : 'text'}
            value={typeof value === 'string' || typeof value === 'number' ? value : ''}
            required={isNeeded}
            onChange={({ target }) =>
              onChange(target.value === '' ? undefined : isNumber ? Number(target.value) : target.value)
            }
          />
          <datalist id={`${id}-list`}>
            {offered(editing, parameter, path).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </datalist>
        </>
      )}
      <small>{doc}</small>
    </div>
  )
}

function offered(editing: Editing, { rule }: PartParameter, path: readonly string[]): readonly string[] {
  if (rule.is === 'name') return namesOf(editing.state.product, rule.set)
  return rule.is === 'path' ? pathsAround(editing, path).map((one) => one.path) : []
}
