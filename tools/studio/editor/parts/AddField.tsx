import { useId, useState } from 'react'
import { isObject } from '@pagewright/engine/studio'
import { type ProductChange, valueAtPath } from '@pagewright/cli/browser'
import { type Editing, settingOf, targetOf, useEditing } from '../context'
import { effectiveSchema } from '../model/draftProduct'
import { siblingsOf } from '../model/partOrder'
import { newKey } from '../model/textKeys'

const types = {
  text: { type: 'string', minLength: 1, maxLength: 100 },
  'whole number': { type: 'integer' },
  'yes or no': { type: 'boolean' },
} as const
type TypeName = keyof typeof types

/** Adds a field to a form: for a member that the schema has, or with a new member, in page, schema and texts at once. */
export function AddField({ path }: { readonly path: readonly string[] }) {
  const editing = useEditing()
  const { state, page, studio, choose, isMarketOnly, combination } = editing
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [member, setMember] = useState('')
  const [label, setLabel] = useState('')
  const [kind, setKind] = useState<TypeName>('text')
  const [isNeeded, setNeeded] = useState(true)
  const [message, setMessage] = useState('')
  const named = valueAtPath(page, [...path.slice(0, -1), 'form'])
  const form = typeof named === 'string' ? named : ''
  const taken = valueAtPath(page, path)
  const known = (state.product.known.forms[form] ?? []).map((one) => one.path.split('.')[0] ?? '')
  const free = [...new Set(known)].filter((one) => !(isObject(taken) && one in taken))
  const isNew = member !== '' && !known.includes(member)

  if (!isOpen)
    return (
      <button type="button" className="pw-studio-add" onClick={() => setOpen(true)}>
        Add a field
      </button>
    )
  const add = () => {
    const texts: ProductChange[] = []
    const said = (text: string) => {
      const key = newKey({ ...state.product, locales: withTexts(editing, texts) }, editing.route, text)
      texts.push({ do: 'text', language: 'en', key, text })
      return key
    }
    const field = { label: said(label), ...(message !== '' && { messages: { required: said(message) } }) }
    const schema = isNew || isNeeded ? schemaChanges(editing, { form, member, kind, isNeeded, isNew }) : []
    studio.change(
      ...texts,
      ...schema,
      { do: 'set', ...targetOf(editing), at: [...path, member], value: field },
      ...orderChanges(editing, path, member),
    )
    setOpen(false)
    choose([...path, member])
  }
  return (
    <form
      className="pw-studio-new"
      aria-label="New field"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <h3>New field {isMarketOnly ? `in ${combination.market} only` : 'in all markets'}</h3>
      <label htmlFor={`${id}-member`}>Member of the form</label>
      <input
        id={`${id}-member`}
        list={`${id}-members`}
        value={member}
        required
        pattern="[a-z][a-z0-9_]*"
        onChange={({ target }) => setMember(target.value)}
      />
      <datalist id={`${id}-members`}>
        {free.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
      <small>{isNew ? `A new member of ${form}.` : `Choose one that ${form} has, or write a new name.`}</small>
      <label htmlFor={`${id}-label`}>Label in English</label>
      <input id={`${id}-label`} value={label} required onChange={({ target }) => setLabel(target.value)} />
      {isNew && (
        <>
          <label htmlFor={`${id}-type`}>Type</label>
          <select id={`${id}-type`} value={kind} onChange={({ target }) => setKind(target.value as TypeName)}>
            {Object.keys(types).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </>
      )}
      <label>
        <input type="checkbox" checked={isNeeded} onChange={({ target }) => setNeeded(target.checked)} /> Required
      </label>
      {isNeeded && (
        <>
          <label htmlFor={`${id}-message`}>Message if it is empty</label>
          <input id={`${id}-message`} value={message} onChange={({ target }) => setMessage(target.value)} />
        </>
      )}
      <button type="submit">Add</button>
      <button type="button" onClick={() => setOpen(false)}>
        Cancel
      </button>
    </form>
  )
}

interface NewMember {
  readonly form: string
  readonly member: string
  readonly kind: TypeName
  readonly isNeeded: boolean
  readonly isNew: boolean
}

/** Adds a new member to the request that the form refers to, if it refers to one. In a market, adds it to the form itself. */
function schemaChanges(editing: Editing, { form, member, kind, isNeeded, isNew }: NewMember): readonly ProductChange[] {
  const { isMarketOnly, combination, state } = editing
  const market = isMarketOnly ? combination.market : undefined
  const where = (schema: string) => ({ schema, ...(market !== undefined && { market }) })
  const forms = effectiveSchema(state.product, market, 'forms.json')
  const ref = valueAtPath(forms, [form, '$ref'])
  const [, inBase = 'forms.json', ofBase = form] = /^([\w-]+\.json)#\/\$defs\/(\w+)$/.exec(String(ref)) ?? []
  const [file, name] = market === undefined ? [inBase, ofBase] : ['forms.json', form]
  const required = valueAtPath(forms, [form, 'required'])
  const list = Array.isArray(required) ? required.map(String) : []
  return [
    ...(isNew
      ? [{ do: 'set', ...where(file), at: ['$defs', name, 'properties', member], value: types[kind] } as const]
      : []),
    ...(isNeeded && !list.includes(member)
      ? [{ do: 'set', ...where('forms.json'), at: ['$defs', form, 'required'], value: [...list, member] } as const]
      : []),
  ]
}

function orderChanges(editing: Editing, path: readonly string[], member: string): readonly ProductChange[] {
  const around = path.slice(0, -1)
  const order = valueAtPath(editing.page, [...around, 'order'])
  if (!Array.isArray(order)) return []
  return settingOf(editing, [...around, 'order'], [...siblingsOf(editing, [...path, member]), member])
}

function withTexts({ state }: Editing, texts: readonly ProductChange[]) {
  const english = Object.fromEntries(texts.flatMap((one) => (one.do === 'text' ? [[one.key, one.text]] : [])))
  return { ...state.product.locales, en: { ...state.product.locales['en'], ...english } }
}
