import { useId, useState } from 'react'
import { type Rule } from '@pagewright/engine/studio'
import { useEditing } from '../context'
import { nounOf } from '../model/parts'
import { type Asked, askedOf, newPart } from '../model/newPart'
import { entryRule, kindsOf } from '../model/rules'
import { camel } from '../model/textKeys'
import { pagesWith, partsOfBlocks } from '../model/partUses'
import { NamesField } from '../panel/NamesField'
import { PartForm, usingPart } from './PartForm'

/** Tells the options of parts from those of kinds. */
const partPrefix = 'part:'

interface AddPartProps {
  /** The container: `blocks`, `fields`, `actions`, `lines` … */
  readonly path: readonly string[]
  readonly rule: Rule
}

/** Adds a part to a container: its kind, its name, and what it needs to be complete. */
export function AddPart({ path, rule }: AddPartProps) {
  const editing = useEditing()
  const { studio, choose, state } = editing
  const entry = entryRule(rule)
  const kinds = entry ? kindsOf(entry) : []
  const [isOpen, setOpen] = useState(false)
  const [kind, setKind] = useState(kinds[0]?.kind ?? '')
  const [name, setName] = useState('')
  const [given, setGiven] = useState<{ readonly [member: string]: unknown }>({})
  const id = useId()
  const offered = path.at(-1) === 'blocks' ? partsOfBlocks(state.product.parts) : []
  const [part, setPart] = useState<string>()
  if (!entry) return null
  const noun = kinds[0] ? kinds[0].member : nounOf(entry, undefined).toLowerCase()
  if (!isOpen)
    return (
      <button type="button" className="pw-studio-add" onClick={() => setOpen(true)}>
        Add to {path.at(-1)}
      </button>
    )
  const start = kinds[0] ? { [kinds[0].member]: kind } : {}
  const own = [...path, camel(name)]
  const add = () => {
    if (camel(name) === '') return
    studio.change(
      ...(part === undefined
        ? newPart(editing, own, { rule: entry, start, name, given })
        : usingPart(editing, own, part, given)),
    )
    setOpen(false)
    setName('')
    choose(own)
  }
  return (
    <form
      className="pw-studio-new"
      aria-label={`New ${noun}`}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <h3>New {noun}</h3>
      {kinds.length > 0 && (
        <>
          <label htmlFor={`${id}-kind`}>Kind</label>
          <select
            id={`${id}-kind`}
            value={part === undefined ? kind : `${partPrefix}${part}`}
            onChange={({ target: { value } }) => {
              const isPart = value.startsWith(partPrefix)
              setPart(isPart ? value.slice(partPrefix.length) : undefined)
              if (!isPart) setKind(value)
              setGiven({})
            }}
          >
            {kinds.map((one) => (
              <option key={one.kind} value={one.kind} title={one.doc}>
                {one.kind}
              </option>
            ))}
            {offered.length > 0 && (
              <optgroup label="Parts of the product">
                {offered.map((one) => (
                  <option key={one} value={`${partPrefix}${one}`}>
                    {one}
                  </option>
                ))}
              </optgroup>
            )}
          </select>
          <small>
            {part === undefined
              ? kinds.find((one) => one.kind === kind)?.doc
              : `A part that ${pagesWith(state.product, part).join(', ') || 'no page'} uses. A change of the part counts for all of them.`}
          </small>
        </>
      )}
      <label htmlFor={`${id}-name`}>Name in English</label>
      <input id={`${id}-name`} value={name} required onChange={({ target }) => setName(target.value)} />
      {part !== undefined && <PartForm part={part} path={own} given={given} onChange={setGiven} />}
      {(part === undefined ? askedOf(editing, own, { rule: entry, start }) : []).map((member) => (
        <Answer
          key={member.name}
          id={`${id}-${member.name}`}
          member={member}
          path={[...own, member.name]}
          value={given[member.name]}
          onChange={(value) => setGiven({ ...given, [member.name]: value })}
        />
      ))}
      <p className="pw-studio-note">The other languages are missing until somebody translates them under Texts.</p>
      <button type="submit">Add</button>
      <button type="button" onClick={() => setOpen(false)}>
        Cancel
      </button>
    </form>
  )
}

interface AnswerProps {
  readonly id: string
  readonly member: Asked
  readonly path: readonly string[]
  readonly value: unknown
  onChange(value: unknown): void
}

/** Asks for a member that the new part needs. */
function Answer({ id, member, path, value, onChange }: AnswerProps) {
  const { name, doc, isNumber, options } = member
  if (member.isList)
    return (
      <div className="pw-studio-asked">
        <NamesField path={path} value={value} onChange={onChange} />
        <small>{doc}</small>
      </div>
    )
  return (
    <div className="pw-studio-asked">
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        list={`${id}-list`}
        type={isNumber ? 'number' : 'text'}
        value={typeof value === 'string' || typeof value === 'number' ? value : ''}
        required
        onChange={({ target }) => onChange(isNumber ? Number(target.value) : target.value)}
      />
      <datalist id={`${id}-list`}>
        {options.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
      <small>{doc}</small>
    </div>
  )
}
