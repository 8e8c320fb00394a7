import { useId, useState } from 'react'
import { isObject } from '@pagewright/engine/studio'
import { type ProductChange, valueAtPath } from '@pagewright/cli/browser'
import { type Editing, settingOf, targetOf, useEditing } from '../context'
import { Icon } from '../Icon'
import { formAround, innerFields, leftOut, memberAdding } from '../model/formMembers'
import { siblingsOf } from '../model/partOrder'
import { nameFor, newKey } from '../model/textKeys'
import { nameOfLanguage, wordsOfName } from '../model/words'
import { CheckedInput, FormButtons } from '../panel/CheckedInput'
import { FieldRules } from '../panel/FieldRules'

const types = { text: 'string', 'whole number': 'integer', 'yes or no': 'boolean' } as const
type TypeName = keyof typeof types

/** Tells the members that the form has already from the types of a new one. */
const memberPrefix = 'member:'

const initial = {
  label: '',
  translated: '',
  /** A type, or a member of the form after `memberPrefix`. */
  kind: 'text',
  isNeeded: false,
  emptyMessage: '',
  longest: '100',
  pattern: '',
  patternMessage: '',
}

/** Adds a field to a form in page, schema and texts at once. All names are made from its label, and can be changed. */
export function AddField({ path: given }: { readonly path: readonly string[] }) {
  const editing = useEditing()
  const { state, page, studio, choose, isMarketOnly, combination, route } = editing
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState(initial)
  const [named, setNamed] = useState<{ readonly member?: string; readonly key?: string }>({})
  const set = (change: Partial<typeof initial>) => setAsked({ ...asked, ...change })
  const { label, translated, kind, isNeeded, emptyMessage, longest, pattern, patternMessage } = asked
  const path = innerFields(page, given)
  const place = formAround(page, path)
  const held = valueAtPath(page, path)
  const taken = Object.keys(isObject(held) ? held : {})
  if (!place) return null
  const above = place.within.map((name) => `${name}.`).join('')
  const paths = (state.product.known.forms[place.form] ?? []).flatMap((one) =>
    one.path.startsWith(above) ? [{ ...one, path: one.path.slice(above.length) }] : [],
  )
  const others = leftOut(editing, place)
  const known = [...new Set([...taken, ...paths.map((one) => one.path.split('.')[0] ?? ''), ...Object.keys(others)])]
  const free = known.filter((one) => !taken.includes(one))

  if (!isOpen)
    return (
      <button type="button" className="pw-studio-add" onClick={() => setOpen(true)}>
        <Icon name="plus" /> Add a field
      </button>
    )
  const isNew = !kind.startsWith(memberPrefix)
  const asOf = kind.slice(memberPrefix.length)
  const type = isNew ? types[kind as TypeName] : (others[asOf] ?? paths.find((one) => one.path === asOf)?.type)
  const isText = type === 'string'
  const member = isNew ? (named.member ?? nameFor(label, known, 'field')) : asOf
  const key = named.key ?? newKey(state.product, route, label, member)
  const language = combination.language === 'en' ? undefined : combination.language
  const other = language !== undefined && language in state.product.locales ? language : undefined
  const add = () => {
    const texts: ProductChange[] = [{ do: 'text', language: 'en', key, text: label }]
    if (other !== undefined && translated !== '') texts.push({ do: 'text', language: other, key, text: translated })
    const said = (text: string) => {
      const made = newKey({ ...state.product, locales: withTexts(editing, texts) }, route, text, `${member}Wrong`)
      texts.push({ do: 'text', language: 'en', key: made, text })
      return made
    }
    const messages = {
      ...(isNeeded && emptyMessage !== '' && { required: said(emptyMessage) }),
      ...(isText && pattern !== '' && { pattern: said(patternMessage) }),
    }
    const field = { label: key, ...(Object.keys(messages).length > 0 && { messages }) }
    const bounds = isText
      ? {
          ...(isNew && isNeeded && { minLength: 1 }),
          ...(longest !== '' && { maxLength: Number(longest) }),
          ...(pattern !== '' && { pattern }),
        }
      : {}
    studio.change(
      ...texts,
      ...memberAdding(editing, { place, member, type: isNew ? type : undefined, bounds, isNeeded }),
      { do: 'set', ...targetOf(editing), at: [...path, member], value: field },
      ...orderChanges(editing, path, member),
    )
    setOpen(false)
    setAsked(initial)
    setNamed({})
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
      <label htmlFor={`${id}-label`}>Label in English</label>
      <input id={`${id}-label`} value={label} required onChange={({ target }) => set({ label: target.value })} />
      {other !== undefined && (
        <>
          <label htmlFor={`${id}-other`}>Label in {nameOfLanguage(other)}</label>
          <input
            id={`${id}-other`}
            dir="auto"
            lang={other}
            value={translated}
            onChange={({ target }) => set({ translated: target.value })}
          />
        </>
      )}
      <label htmlFor={`${id}-type`}>What people enter</label>
      <select
        id={`${id}-type`}
        value={kind}
        onChange={({ target: { value } }) =>
          set({
            kind: value,
            longest: value.startsWith(memberPrefix) ? '' : initial.longest,
            ...(label === '' &&
              value.startsWith(memberPrefix) && { label: wordsOfName(value.slice(memberPrefix.length)) }),
          })
        }
      >
        {Object.keys(types).map((one) => (
          <option key={one} value={one}>
            {wordsOfName(one)}
          </option>
        ))}
        {free.length > 0 && (
          <optgroup label="What the server takes, and the form does not ask yet">
            {free.map((one) => (
              <option key={one} value={`${memberPrefix}${one}`}>
                {wordsOfName(one)}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      <FieldRules
        rules={asked}
        isText={isText}
        onChange={set}
        emptyMessage={
          <>
            <label htmlFor={`${id}-empty`}>Message if it is empty</label>
            <input
              id={`${id}-empty`}
              value={emptyMessage}
              onChange={({ target }) => set({ emptyMessage: target.value })}
            />
          </>
        }
        patternMessage={
          <>
            <label htmlFor={`${id}-wrong`}>Message if it does not fit</label>
            <input
              id={`${id}-wrong`}
              value={patternMessage}
              required
              onChange={({ target }) => set({ patternMessage: target.value })}
            />
          </>
        }
      />
      <details className="pw-studio-more">
        <summary>Names that are made from the label</summary>
        {isNew && (
          <div className="pw-studio-asked">
            <label htmlFor={`${id}-member`}>Name in the data</label>
            <CheckedInput
              id={`${id}-member`}
              value={member}
              refusal={memberRefusal(member, known)}
              hint="The server gets the value under this name."
              onChange={(next) => setNamed({ ...named, member: next })}
            />
          </div>
        )}
        <div className="pw-studio-asked">
          <label htmlFor={`${id}-key`}>Key of its text</label>
          <CheckedInput
            id={`${id}-key`}
            value={key}
            refusal={keyRefusal(key, state.product.locales['en'] ?? {})}
            hint="Translators find the label under this key."
            onChange={(next) => setNamed({ ...named, key: next })}
          />
        </div>
      </details>
      <FormButtons submit="Add" onCancel={() => setOpen(false)} />
    </form>
  )
}

function memberRefusal(member: string, known: readonly string[]): string | undefined {
  if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(member))
    return 'Write a letter first, then letters, digits and _, such as tax_number.'
  return known.includes(member)
    ? `The form has "${member}" already. Choose it above, or write another name.`
    : undefined
}

function keyRefusal(key: string, texts: object): string | undefined {
  if (!/^[A-Za-z][\w-]*(\.[\w-]+)+$/.test(key)) return 'Write words with a dot between them, such as team.name.'
  return Object.hasOwn(texts, key) ? 'Another text has this key.' : undefined
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
