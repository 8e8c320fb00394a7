import { useId, useState, type ReactNode } from 'react'
import { entryRule, isObject, type Rule, shapeOf } from '@pagewright/engine/studio'
import { valueAtPath } from '@pagewright/cli/browser'
import { type Editing, isOwnValue, settingOf, useEditing } from '../context'
import { Icon, IconButton } from '../Icon'
import { rulesWithMessage } from '../model/formMembers'
import { fittingFormats } from '../model/formatOffers'
import { isPath, nameOffers, type Offer, pathOffers, pathsAround, textOffers } from '../model/offers'
import { problemsAt, problemsOf } from '../model/problemsAt'
import { type ChoiceValue, controlOf, type MemberRule } from '../model/rules'
import { wordsOfDoc, wordsOfKeyword, wordsOfMember, wordsOfName } from '../model/words'
import { ConditionsField } from './ConditionsField'
import { DataField } from './DataField'
import { MessageField } from './MessageField'
import { NamesField } from './NamesField'
import { Picker } from './Picker'
import { usePictures } from './pictures'
import { ProblemNote } from './ProblemNote'
import { Provenance } from './Provenance'
import { RenameMember } from './RenameMember'

interface MemberFieldProps {
  readonly member: MemberRule
  readonly path: readonly string[]
}

/** Draws one property: its name, what it is for, its value, and where the value comes from. */
export function MemberField({ member, path }: MemberFieldProps) {
  const editing = useEditing()
  const { page, studio, choose, isMarketOnly } = editing
  const value = valueAtPath(page, path)
  const control = controlOf(member.rule, value)
  const id = useId()
  const set = (next: unknown) => {
    const changes = next === undefined && value === undefined ? [] : settingOf(editing, path, next)
    if (changes.length > 0) studio.change(...changes)
  }
  const picture = usePictures(control)
  const words = path.at(-2) === 'messages' ? wordsOfKeyword(member.name) : wordsOfMember(member.name)
  const keys = control.kind === 'group' ? keysOf(editing, path, member.rule) : undefined
  if (keys)
    return (
      <Row id={id} member={member} path={path} words={words} look="headed">
        <Entries path={path} value={value} rule={member.rule} keys={keys} words={words} />
      </Row>
    )
  if (control.kind === 'group')
    return (
      <Row id={id} member={member} path={path} words={words} look={isObject(value) ? 'part' : 'line'}>
        {isObject(value) ? (
          <button id={id} type="button" className="pw-studio-open" onClick={() => choose(firstOf(path, value))}>
            <span>{words}</span> <small>{Object.keys(value).length}</small> <Icon name="next" />
          </button>
        ) : (
          <button id={id} type="button" onClick={() => set({})}>
            Add
          </button>
        )}
        {value !== undefined && !member.isNeeded && !isMarketOnly && (
          <RemoveButton words={words} onPress={() => set(undefined)} />
        )}
      </Row>
    )
  return (
    <Row id={id} member={member} path={path} words={words} look={looks[control.kind] ?? 'labelled'}>
      {control.kind === 'message' && <MessageField id={id} path={path} value={value} name={words} />}
      {control.kind === 'conditions' && <ConditionsField path={path} value={value} />}
      {control.kind === 'flag' && (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => set(target.checked ? true : undefined)}
        />
      )}
      {control.kind === 'choice' && (
        <Choice id={id} path={path} value={value} among={control.values} isNeeded={member.isNeeded} onChange={set} />
      )}
      {control.kind === 'choice' && <ChosenDoc doc={control.values.find((one) => one.value === value)?.doc} />}
      {control.kind === 'name' && (
        <Picker
          id={id}
          value={value}
          onChange={set}
          isNeeded={member.isNeeded}
          among={nameOffers(editing, control.set, member.name)}
          picture={picture}
        />
      )}
      {control.kind === 'path' && (
        <Picker
          id={id}
          value={value}
          onChange={set}
          isNeeded={member.isNeeded}
          among={pathOffers(editing, path, member.rule)}
          isTaken={isPath}
        />
      )}
      {control.kind === 'path' && typeof value === 'string' && <RenameMember key={value} path={path} value={value} />}
      {control.kind === 'text' && (
        <Text id={id} value={value} onChange={set} among={textOffers(editing, path, member.rule)} />
      )}
      {control.kind === 'names' && <NamesField path={path} value={value} onChange={set} />}
      {control.kind === 'number' && (
        <input
          id={id}
          type="number"
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => set(target.value === '' ? undefined : Number(target.value))}
        />
      )}
      {control.kind === 'data' && <DataField id={id} value={value} onChange={set} />}
      {value !== undefined && !member.isNeeded && control.kind !== 'flag' && !isMarketOnly && (
        <RemoveButton words={words} onPress={() => set(undefined)} />
      )}
    </Row>
  )
}

function RemoveButton({ words, onPress }: { readonly words: string; onPress(): void }) {
  return (
    <IconButton icon="close" label={`Remove ${words.toLowerCase()}`} className="pw-studio-clear" onClick={onPress} />
  )
}

/** The place of the name: in a label above the control, beside it, or in a heading. A bare control and a part name themselves. */
type RowLook = 'labelled' | 'line' | 'headed' | 'bare' | 'part'

const looks: { readonly [kind: string]: RowLook } = {
  message: 'bare',
  conditions: 'headed',
  names: 'headed',
  flag: 'line',
}

interface RowProps extends MemberFieldProps {
  readonly id: string
  readonly words: string
  readonly look: RowLook
  readonly children: ReactNode
}

function Row({ id, member, path, words, look, children }: RowProps) {
  const editing = useEditing()
  const isOwn = isOwnValue(editing, path)
  const isMissing = member.isNeeded && valueAtPath(editing.page, path) === undefined
  const name = (
    <>
      {words}
      {isMissing && <small> needed</small>}
    </>
  )
  return (
    <div className="pw-studio-member" data-look={look} data-own={isOwn}>
      {look === 'headed' && <p className="pw-studio-name">{name}</p>}
      {(look === 'labelled' || look === 'line') && (
        <label className="pw-studio-name" htmlFor={id}>
          {name}
        </label>
      )}
      {children}
      <Doc doc={member.doc} words={words} />
      {problemsAt(problemsOf(editing.state.plan), editing.route, path, look !== 'line' && look !== 'part').map(
        (one) => (
          <ProblemNote key={one.says} problem={one} />
        ),
      )}
      <Provenance path={path} isOwn={isOwn} />
    </div>
  )
}

interface ChoiceProps {
  readonly id: string
  readonly path: readonly string[]
  readonly value: unknown
  readonly among: readonly ChoiceValue[]
  readonly isNeeded: boolean
  onChange(value: unknown): void
}

/** Chooses a value of a closed list. Formats that suit the value come first. */
function Choice({ id, path, value, among, isNeeded, onChange }: ChoiceProps) {
  const editing = useEditing()
  const isFormat = path.at(-1) === 'format'
  const suits = isFormat ? fittingFormats(editing, path) : () => true
  const [fitting, others] = [
    among.filter((one) => suits(String(one.value))),
    among.filter((one) => !suits(String(one.value))),
  ]
  const options = (some: readonly ChoiceValue[]) =>
    some.map((one) => (
      <option key={String(one.value)} value={String(one.value)} title={one.doc}>
        {wordsOfName(String(one.value))}
      </option>
    ))
  return (
    <select
      id={id}
      value={typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''}
      onChange={({ target }) => onChange(among.find((one) => String(one.value) === target.value)?.value)}
    >
      <option value="">{isNeeded ? 'Choose' : 'The default'}</option>
      {options(fitting)}
      {others.length > 0 && <optgroup label="More, made for other values">{options(others)}</optgroup>}
    </select>
  )
}

interface TextProps {
  readonly id: string
  readonly value: unknown
  readonly among: readonly Offer[]
  onChange(value: string): void
}

/** Edits a text, by choice where the server takes only some. */
function Text({ id, value, among, onChange }: TextProps) {
  if (among.length > 0) return <Picker id={id} value={value} among={among} isTaken={() => true} onChange={onChange} />
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return <input id={id} value={text} onChange={({ target }) => onChange(target.value)} />
}

/** Returns the names that the entries of an object may have, if they are a closed set: keywords, or the values of an enum. */
function keysOf(editing: Editing, path: readonly string[], rule: Rule): readonly string[] | undefined {
  const entry = entryRule(rule)
  const shape = shapeOf(rule.is === 'special' ? rule.like : rule)
  if (!entry || shape.is !== 'byId' || controlOf(entry, undefined).kind === 'group') return undefined
  const keys = shape.keys && shapeOf(shape.keys)
  if (keys?.is === 'oneOf') return keys.values.map(String)
  const around = path.slice(0, -1)
  const from = valueAtPath(editing.page, [...around, 'value'])
  const named = typeof from === 'string' ? from : `form.${around.at(-1) ?? ''}`
  return pathsAround(editing, path)
    .find((one) => one.path === named)
    ?.values?.map(String)
}

interface EntriesProps {
  readonly path: readonly string[]
  readonly value: unknown
  readonly rule: Rule
  readonly keys: readonly string[]
  readonly words: string
}

/** Edits the entries of an object side by side. One that is added stays, although it has no value yet. */
function Entries({ path, value, rule, keys, words }: EntriesProps) {
  const [added, setAdded] = useState<readonly string[]>([])
  const editing = useEditing()
  const entry = entryRule(rule)
  const elsewhere = path.at(-1) === 'messages' ? rulesWithMessage(editing, path.slice(0, -1)) : []
  const all = [...new Set([...Object.keys(isObject(value) ? value : {}), ...added])]
  const shown = all.filter((one) => !elsewhere.includes(one))
  const free = keys.filter((one) => !shown.includes(one) && !elsewhere.includes(one))
  const says = path.at(-1) === 'messages' ? wordsOfKeyword : wordsOfName
  if (!entry) return null
  return (
    <>
      {shown.map((name) => (
        <MemberField key={name} member={{ name, doc: '', rule: entry, isNeeded: false }} path={[...path, name]} />
      ))}
      {free.length > 0 && (
        <select
          aria-label={`Add to ${words.toLowerCase()}`}
          value=""
          onChange={({ target }) => setAdded([...added, target.value])}
        >
          <option value="">Add …</option>
          {free.map((one) => (
            <option key={one} value={one}>
              {says(one)}
            </option>
          ))}
        </select>
      )}
    </>
  )
}

/** Says what the chosen value means. A closed list has no room for it. */
function ChosenDoc({ doc }: { readonly doc: string | undefined }) {
  const { isCodeShown } = useEditing()
  return doc === undefined ? null : <p className="pw-studio-chosen">{wordsOfDoc(doc, isCodeShown)}</p>
}

/** Says what a property is for. */
function Doc({ doc, words }: { readonly doc: string; readonly words: string }) {
  const { isCodeShown } = useEditing()
  const says = wordsOfDoc(doc, isCodeShown)
  const plain = says.toLowerCase().replace(/^(the|a|an) /, '')
  // "The server call." or "The label of the field." says no more than the name.
  const isRepeated = plain.startsWith(words.toLowerCase()) && /^( of (the|a) \w+)?\.$/.test(plain.slice(words.length))
  return plain.split(' ').length < 3 || isRepeated ? null : <p className="pw-studio-doc">{says}</p>
}

/** The first part of a container, or the object itself. */
function firstOf(path: readonly string[], value: object): readonly string[] {
  const [first] = Object.entries(value)
  return first && isObject(first[1]) ? [...path, first[0]] : path
}
