import { useId, useState } from 'react'
import type { ProductChange } from '../../../cli/change/change'
import { isObject, type Rule } from '@pagewright/engine/tools'
import { valueAtPath } from '../../../cli/change/plainChange'
import { targetOf, useEditing } from '../context'
import { controlOf, entryRule, kindsOf, membersOf } from '../model/rules'
import { nounOf } from '../model/parts'
import { camel, newKey } from '../model/textKeys'
import { pathsAround } from '../model/paths'
import { namesOf } from '../model/names'

interface AddPartProps {
  /** The container: `blocks`, `fields`, `actions`, `lines` … */
  readonly path: readonly string[]
  readonly rule: Rule
}

/** Adds a part to a container: its kind, its name, and what it needs to be complete. */
export function AddPart({ path, rule }: AddPartProps) {
  const editing = useEditing()
  const { state, route, page, studio, choose, english } = editing
  const entry = entryRule(rule)
  const kinds = entry ? kindsOf(entry) : []
  const [isOpen, setOpen] = useState(false)
  const [kind, setKind] = useState(kinds[0]?.kind ?? '')
  const [name, setName] = useState('')
  const [given, setGiven] = useState<{ readonly [member: string]: string }>({})
  const id = useId()
  if (!entry) return null
  const noun = kinds[0] ? kinds[0].member : nounOf(entry, undefined).toLowerCase()
  if (!isOpen)
    return (
      <button type="button" className="pw-studio-add" onClick={() => setOpen(true)}>
        Add to {path.at(-1)}
      </button>
    )
  const start = kinds[0] ? { [kinds[0].member]: kind } : {}
  const needed = membersOf(entry, start).filter((member) => member.isNeeded && !(member.name in start))
  const asked = needed.flatMap((member) => {
    const control = controlOf(member.rule, undefined)
    if (control.kind === 'name') return [{ ...member, options: namesOf(state.product, control.set) }]
    if (control.kind === 'path') return [{ ...member, options: pathsAround(editing, path).map((one) => one.path) }]
    if (control.kind === 'choice') return [{ ...member, options: control.values.map(({ value }) => String(value)) }]
    if (control.kind === 'text' || control.kind === 'number') return [{ ...member, options: [] }]
    return []
  })
  const isField = nounOf(entry, undefined) === 'Field'
  const form: unknown = valueAtPath(page, [...path.slice(0, -1), 'form'])
  const formNames = isField && typeof form === 'string' ? fieldsOf(form) : []

  function fieldsOf(formName: string): readonly string[] {
    const taken = valueAtPath(page, path)
    const all = state.product.known.forms[formName] ?? []
    return all.map((one) => one.path).filter((one) => !one.includes('.') && !(isObject(taken) && one in taken))
  }
  const add = () => {
    const member = given['member'] ?? ''
    const own = isField ? member : camel(name)
    if (own === '') return
    const changes: ProductChange[] = []
    const value: { [member: string]: unknown } = { ...start }
    for (const one of needed) {
      const control = controlOf(one.rule, undefined)
      if (control.kind === 'message') {
        const key = newKey(state.product, route, `${name} ${changes.length > 0 ? one.name : ''}`)
        for (const language of Object.keys(state.product.locales))
          changes.push({ do: 'text', language, key, text: name })
        value[one.name] = key
      } else if (control.kind === 'group') value[one.name] = {}
      else if (control.kind === 'conditions') value[one.name] = { 'host.isApp': true }
      else value[one.name] = given[one.name] ?? ''
    }
    studio.change(...changes, { do: 'set', ...targetOf(editing), at: [...path, own], value })
    setOpen(false)
    setName('')
    choose([...path, own])
  }
  return (
    <form
      className="pw-studio-new"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <h3>New {noun}</h3>
      {kinds.length > 0 && (
        <>
          <label htmlFor={`${id}-kind`}>Kind</label>
          <select id={`${id}-kind`} value={kind} onChange={({ target }) => setKind(target.value)}>
            {kinds.map((one) => (
              <option key={one.kind} value={one.kind}>
                {one.kind}: {one.doc}
              </option>
            ))}
          </select>
        </>
      )}
      {isField && (
        <>
          <label htmlFor={`${id}-member`}>Member of the form</label>
          <select
            id={`${id}-member`}
            value={given['member'] ?? ''}
            onChange={({ target }) => setGiven({ ...given, member: target.value })}
          >
            <option value="">Choose</option>
            {formNames.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </>
      )}
      <label htmlFor={`${id}-name`}>Name in English</label>
      <input id={`${id}-name`} value={name} required onChange={({ target }) => setName(target.value)} />
      {asked.map((member) => (
        <div key={member.name} className="pw-studio-asked">
          <label htmlFor={`${id}-${member.name}`}>{member.name}</label>
          <input
            id={`${id}-${member.name}`}
            list={`${id}-${member.name}-list`}
            value={given[member.name] ?? ''}
            required
            onChange={({ target }) => setGiven({ ...given, [member.name]: target.value })}
          />
          <datalist id={`${id}-${member.name}-list`}>
            {member.options.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </datalist>
          <small>{member.doc}</small>
        </div>
      ))}
      <p className="pw-studio-note">
        The name is written in all {Object.keys(state.product.locales).length} languages; translate it under Texts.
        {english[name] === undefined ? '' : ' '}
      </p>
      <button type="submit">Add</button>
      <button type="button" onClick={() => setOpen(false)}>
        Cancel
      </button>
    </form>
  )
}
