// A hand-written form with react-hook-form: it registers inputs with rules, and reads errors from its state.
import { useForm, useWatch, type FieldErrors, type UseFormRegister } from 'react-hook-form'
import { problemOf, type DrawnField } from '../drawn/fields'
import type { Choice } from '../drawn/rows'
import { ask } from './ask'
import { useChoices } from './useChoices'

interface Values {
  readonly [name: string]: string | boolean
}

export function HookForm({ fields, call }: { readonly fields: readonly DrawnField[]; readonly call: string }) {
  const { register, handleSubmit, formState } = useForm<Values>()
  return (
    <form noValidate onSubmit={handleSubmit((values) => ask(call, values))}>
      {rowsOf(fields, register, formState.errors)}
      <button type="submit">Send</button>
    </form>
  )
}

/** Draws the same form with choices from the server. The second depends on the first. */
export function HookFormWithChoices({
  fields,
  call,
}: {
  readonly fields: readonly DrawnField[]
  readonly call: string
}) {
  const { register, handleSubmit, formState, control } = useForm<Values>()
  const country = useWatch({ control, name: 'country_id' })
  const { countries, methods } = useChoices(country as string | undefined)
  return (
    <form noValidate onSubmit={handleSubmit((values) => ask(call, values))}>
      {rowsOf(fields, register, formState.errors, { country_id: countries, method_id: methods })}
      <button type="submit">Send</button>
    </form>
  )
}

interface Offered {
  readonly [name: string]: readonly Choice[] | undefined
}

function rowsOf(
  fields: readonly DrawnField[],
  register: UseFormRegister<Values>,
  errors: FieldErrors<Values>,
  offered?: Offered,
) {
  return fields.map((field) => (
    <div key={field.name}>
      <label>
        {field.label}
        <Control field={field} register={register} offered={offered?.[field.name]} />
      </label>
      {errors[field.name] && <p className="error">{errors[field.name]?.message}</p>}
    </div>
  ))
}

interface ControlProps {
  readonly field: DrawnField
  readonly register: UseFormRegister<Values>
  readonly offered: readonly Choice[] | undefined
}

function Control({ field, register, offered }: ControlProps) {
  const { name, kind, choices } = field
  const own = register(name, { validate: (value) => problemOf(field, value) ?? true })
  if (kind === 'tick') return <input type="checkbox" {...own} />
  if (kind !== 'choice') return <input inputMode={kind === 'figure' ? 'decimal' : 'text'} {...own} />
  const all = choices?.map((choice) => ({ id: choice, name: choice })) ?? offered ?? []
  return (
    <select {...own}>
      <option value="">Choose</option>
      {all.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.name}
        </option>
      ))}
    </select>
  )
}
