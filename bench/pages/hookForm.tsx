// A hand-written form with react-hook-form: it registers inputs with rules, and reads errors from its state.
import { useForm, type UseFormRegister } from 'react-hook-form'
import { choices, fieldsAsked, problemOf, type DrawnField } from '../drawn'
import { ask, showPage } from './show'

interface Values {
  readonly [name: string]: string | boolean
}

function HookForm({ fields }: { readonly fields: readonly DrawnField[] }) {
  const { register, handleSubmit, formState } = useForm<Values>()
  return (
    <form noValidate onSubmit={handleSubmit((values) => ask('save', values))}>
      {fields.map((field) => (
        <div key={field.name}>
          <label>
            {field.label}
            <Control field={field} register={register} />
          </label>
          {formState.errors[field.name] && <p className="error">{formState.errors[field.name]?.message}</p>}
        </div>
      ))}
      <button type="submit">Send</button>
    </form>
  )
}

interface ControlProps {
  readonly field: DrawnField
  readonly register: UseFormRegister<Values>
}

function Control({ field, register }: ControlProps) {
  const { name, kind } = field
  const own = register(name, { validate: (value) => problemOf(field, value) ?? true })
  if (kind === 'tick') return <input type="checkbox" {...own} />
  if (kind !== 'choice') return <input inputMode={kind === 'figure' ? 'decimal' : 'text'} {...own} />
  return (
    <select {...own}>
      <option value="">Choose</option>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  )
}

showPage(<HookForm fields={fieldsAsked()} />)
