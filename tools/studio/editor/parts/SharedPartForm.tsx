import { useId } from 'react'
import type { ProductChange } from '@pagewright/cli/browser'
import { settingOf, type Editing, useEditing } from '../context'
import { isPath, nameOffers, pathOffers } from '../model/offers'
import { parametersOf, type PartParameter } from '../model/partParameters'
import { controlOf } from '../model/rules'
import { newKey } from '../model/textKeys'
import { wordsOfMember } from '../model/words'
import { DataField } from '../panel/DataField'
import { Picker } from '../panel/Picker'
import { usePictures } from '../panel/pictures'

/** The values that a person has given, by parameter. A message is its English text. */
export interface GivenValues {
  readonly [parameter: string]: unknown
}

interface SharedPartFormProps {
  readonly part: string
  readonly path: readonly string[]
  readonly given: GivenValues
  onChange(given: GivenValues): void
}

/** Asks for the parameters of a shared part. */
export function SharedPartForm({ part, path, given, onChange }: SharedPartFormProps) {
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
  const label = kind === 'message' ? `${wordsOfMember(name)} in English` : wordsOfMember(name)
  const control = controlOf(parameter.rule, value)
  const picture = usePictures(control)
  const offers =
    control.kind === 'name'
      ? nameOffers(editing, control.set, name)
      : control.kind === 'path'
        ? pathOffers(editing, path, parameter.rule)
        : []
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
      ) : offers.length > 0 ? (
        <Picker
          id={id}
          value={value}
          among={offers}
          isNeeded={isNeeded}
          isTaken={(text) => kind === 'path' && isPath(text)}
          picture={picture}
          onChange={(next) => onChange(next === '' ? undefined : next)}
        />
      ) : (
        <input
          id={id}
          type={isNumber ? 'number' : 'text'}
          value={typeof value === 'string' || typeof value === 'number' ? value : ''}
          required={isNeeded}
          onChange={({ target }) =>
            onChange(target.value === '' ? undefined : isNumber ? Number(target.value) : target.value)
          }
        />
      )}
      <small>{doc}</small>
    </div>
  )
}
