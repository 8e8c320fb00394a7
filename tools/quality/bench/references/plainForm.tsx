// A form with nothing but React. The browser keeps the values, and a submit validates all of them.
import { useState, type FormEvent } from 'react'
import { problemOf, type DrawnField } from '../drawn/fields'
import type { Choice } from '../drawn/rows'
import { ask } from './ask'

interface Props {
  readonly fields: readonly DrawnField[]
  readonly call: string
  readonly offered?: { readonly [name: string]: readonly Choice[] | undefined }
  onChoose?(name: string, value: string): void
}

export function PlainForm({ fields, call, offered, onChoose }: Props) {
  const [problems, setProblems] = useState<{ readonly [name: string]: string | undefined }>({})

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const filled = new FormData(event.currentTarget)
    const valueOf = ({ name, kind }: DrawnField) => (kind === 'tick' ? filled.has(name) : (filled.get(name) as string))
    const found = fields.flatMap((field) => {
      const problem = problemOf(field, valueOf(field))
      return problem === undefined ? [] : [[field.name, problem] as const]
    })
    setProblems(Object.fromEntries(found))
    if (found.length === 0) void ask(call, Object.fromEntries(filled))
  }

  return (
    <form noValidate onSubmit={submit}>
      {fields.map((field) => (
        <div key={field.name}>
          <label>
            {field.label}
            <Control field={field} offered={offered?.[field.name]} onChoose={onChoose} />
          </label>
          {problems[field.name] && <p className="error">{problems[field.name]}</p>}
        </div>
      ))}
      <button type="submit">Send</button>
    </form>
  )
}

interface ControlProps {
  readonly field: DrawnField
  readonly offered: readonly Choice[] | undefined
  readonly onChoose: Props['onChoose']
}

function Control({ field: { name, kind, choices }, offered, onChoose }: ControlProps) {
  if (kind === 'tick') return <input type="checkbox" name={name} />
  if (kind !== 'choice') return <input name={name} inputMode={kind === 'figure' ? 'decimal' : 'text'} />
  const all = choices?.map((choice) => ({ id: choice, name: choice })) ?? offered ?? []
  return (
    <select name={name} onChange={(event) => onChoose?.(name, event.target.value)}>
      <option value="">Choose</option>
      {all.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.name}
        </option>
      ))}
    </select>
  )
}
