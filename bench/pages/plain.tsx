// A form with nothing but React. The browser keeps the values, and a submit validates all of them.
import { useState, type FormEvent } from 'react'
import { choices, fieldsAsked, problemOf, type DrawnField } from '../drawn'
import { ask, showPage } from './show'

function PlainForm({ fields }: { readonly fields: readonly DrawnField[] }) {
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
    if (found.length === 0) void ask('save', Object.fromEntries(filled))
  }

  return (
    <form noValidate onSubmit={submit}>
      {fields.map((field) => (
        <div key={field.name}>
          <label>
            {field.label}
            <Control field={field} />
          </label>
          {problems[field.name] && <p className="error">{problems[field.name]}</p>}
        </div>
      ))}
      <button type="submit">Send</button>
    </form>
  )
}

function Control({ field: { name, kind } }: { readonly field: DrawnField }) {
  if (kind === 'tick') return <input type="checkbox" name={name} />
  if (kind !== 'choice') return <input name={name} inputMode={kind === 'figure' ? 'decimal' : 'text'} />
  return (
    <select name={name}>
      <option value="">Choose</option>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  )
}

showPage(<PlainForm fields={fieldsAsked()} />)
