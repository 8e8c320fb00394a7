import { useId, useState } from 'react'
import { entryRule, isObject, type Rule } from '@pagewright/engine/studio'
import { valueAtPath } from '@pagewright/cli/browser'
import { useEditing } from '../context'
import { Icon } from '../Icon'
import { entryWords, nounOf, pageName } from '../model/pageParts'
import { type Asked, askedOf, isFilter, newPart } from '../model/newPart'
import { kindsOf } from '../model/rules'
import { isPath } from '../model/offers'
import { nameFor } from '../model/textKeys'
import { wordsOfDoc, wordsOfMember, wordsOfName } from '../model/words'
import { pagesWith, partsOfBlocks } from '../model/sharedParts'
import { FormButtons } from '../panel/CheckedInput'
import { NamesField } from '../panel/NamesField'
import { Picker } from '../panel/Picker'
import { usePictures } from '../panel/pictures'
import { SharedPartForm, usingPart } from './SharedPartForm'

/** Tells the options of shared parts from those of kinds. */
const partPrefix = 'part:'

interface AddPartProps {
  /** The container: `blocks`, `fields`, `actions`, `lines` … */
  readonly path: readonly string[]
  readonly rule: Rule
}

/** Adds a part to a container: its kind, its name, and what it needs to be complete. */
export function AddPart({ path, rule }: AddPartProps) {
  const editing = useEditing()
  const { studio, choose, state, isCodeShown } = editing
  const entry = entryRule(rule)
  const kinds = entry ? kindsOf(entry) : []
  const [isOpen, setOpen] = useState(false)
  const [kind, setKind] = useState(kinds[0]?.kind ?? '')
  const [name, setName] = useState('')
  const [given, setGiven] = useState<{ readonly [member: string]: unknown }>({})
  const [hasAll, setAll] = useState(true)
  const id = useId()
  const offered = path.at(-1) === 'blocks' ? partsOfBlocks(state.product.parts) : []
  const [part, setPart] = useState<string>()
  if (!entry) return null
  const noun = kinds[0] ? kinds[0].member : nounOf(entry, undefined).toLowerCase()
  if (!isOpen)
    return (
      <button type="button" className="pw-studio-add" onClick={() => setOpen(true)}>
        <Icon name="plus" /> Add {entryWords(path.at(-1) ?? '', entry)}
      </button>
    )
  const start = kinds[0] ? { [kinds[0].member]: kind } : {}
  const held = valueAtPath(editing.page, path)
  const own = [...path, nameFor(name, isObject(held) ? Object.keys(held) : [], noun.split(' ').at(-1) ?? 'part', false)]
  const add = () => {
    studio.change(
      ...(part === undefined
        ? newPart(editing, own, {
            rule: entry,
            start,
            name,
            given,
            hasAll: hasAll && isFilter(own, { rule: entry, start }),
          })
        : usingPart(editing, own, part, given)),
    )
    setOpen(false)
    setName('')
    setGiven({})
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
                {wordsOfName(one.kind)}
              </option>
            ))}
            {offered.length > 0 && (
              <optgroup label="Shared parts">
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
              ? wordsOfDoc(kinds.find((one) => one.kind === kind)?.doc ?? '', isCodeShown)
              : `Used on ${
                  pagesWith(state.product, part)
                    .map((one) => pageName(state.product, one))
                    .join(', ') || 'no page'
                }. A change of the part counts for all of them.`}
          </small>
        </>
      )}
      <label htmlFor={`${id}-name`}>Name in English</label>
      <input id={`${id}-name`} value={name} required onChange={({ target }) => setName(target.value)} />
      {part !== undefined && <SharedPartForm part={part} path={own} given={given} onChange={setGiven} />}
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
      {isFilter(own, { rule: entry, start }) && (
        <>
          <label>
            <input type="checkbox" checked={hasAll} onChange={({ target }) => setAll(target.checked)} /> “All” is the
            first choice
          </label>
          <small>The first choice counts when the page opens. “All” hides no row.</small>
        </>
      )}
      <p className="pw-studio-note">The other languages are missing until somebody translates them under Texts.</p>
      <FormButtons submit="Add" onCancel={() => setOpen(false)} />
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
  const { isCodeShown } = useEditing()
  const { name, doc, isNumber, isNeeded, options, isTyped, control } = member
  const picture = usePictures(control)
  const hint = <small>{wordsOfDoc(doc, isCodeShown)}</small>
  if (member.isList)
    return (
      <div className="pw-studio-asked">
        <NamesField path={path} value={value} onChange={onChange} />
        {hint}
      </div>
    )
  return (
    <div className="pw-studio-asked">
      <label htmlFor={id}>{wordsOfMember(name)}</label>
      {options.length > 0 ? (
        <Picker
          id={id}
          value={value}
          among={options}
          isNeeded={isNeeded}
          isTaken={(text) => isTyped && (control.kind === 'text' || isPath(text))}
          picture={picture}
          onChange={onChange}
        />
      ) : (
        <input
          id={id}
          type={isNumber ? 'number' : 'text'}
          value={typeof value === 'string' || typeof value === 'number' ? value : ''}
          required={isNeeded}
          onChange={({ target }) => onChange(isNumber ? Number(target.value) : target.value)}
        />
      )}
      {hint}
    </div>
  )
}
