import { useId, type ReactNode } from 'react'
import { isObject } from '@pagewright/engine/studio'
import { valueAtPath } from '@pagewright/cli/browser'
import { isOwnValue, settingOf, useEditing } from '../context'
import { namesOf } from '../model/names'
import { pathsAround } from '../model/paths'
import { problemsAt, problemsOf } from '../model/problemsAt'
import { controlOf, type MemberRule } from '../model/rules'
import { ConditionsField } from './ConditionsField'
import { DataField } from './DataField'
import { MessageField } from './MessageField'
import { NamesField } from './NamesField'
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
  const words = wordsOf(member.name)
  if (control.kind === 'group')
    return (
      <Row id={id} member={member} path={path} words={words} look="line">
        {isObject(value) ? (
          <button id={id} type="button" onClick={() => choose(firstOf(path, value))}>
            Open {Object.keys(value).length}
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
        <select
          id={id}
          value={
            typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
          }
          onChange={({ target }) => set(control.values.find((one) => String(one.value) === target.value)?.value)}
        >
          <option value="">{member.isNeeded ? 'Choose' : 'The default'}</option>
          {control.values.map((one) => (
            <option key={String(one.value)} value={String(one.value)} title={one.doc}>
              {String(one.value)}
            </option>
          ))}
        </select>
      )}
      {control.kind === 'choice' && <ChosenDoc doc={control.values.find((one) => one.value === value)?.doc} />}
      {control.kind === 'name' && (
        <Suggested id={id} value={value} onChange={set} among={namesOf(editing.state.product, control.set)} />
      )}
      {control.kind === 'path' && (
        <Suggested id={id} value={value} onChange={set} among={pathsAround(editing, path).map((one) => one.path)} />
      )}
      {control.kind === 'path' && typeof value === 'string' && <RenameMember key={value} path={path} value={value} />}
      {control.kind === 'text' && <Suggested id={id} value={value} onChange={set} among={[]} />}
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
    <button type="button" className="pw-studio-quiet" onClick={onPress}>
      Remove {words.toLowerCase()}
    </button>
  )
}

/** The place of the name: in a label above the control, beside it, or in a heading. A bare control names itself. */
type RowLook = 'labelled' | 'line' | 'headed' | 'bare'

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
      <p className="pw-studio-doc">{member.doc}</p>
      {problemsAt(problemsOf(editing.state.plan), editing.route, path, look !== 'line').map((one) => (
        <ProblemNote key={one.says} problem={one} />
      ))}
      <Provenance path={path} isOwn={isOwn} />
    </div>
  )
}

interface SuggestedProps {
  readonly id: string
  readonly value: unknown
  readonly among: readonly string[]
  onChange(value: string | undefined): void
}

function Suggested({ id, value, among, onChange }: SuggestedProps) {
  return (
    <>
      <input
        id={id}
        list={`${id}-list`}
        value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={`${id}-list`}>
        {among.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
    </>
  )
}

/** Says what the chosen value means. A closed list has no room for it. */
function ChosenDoc({ doc }: { readonly doc: string | undefined }) {
  return doc === undefined ? null : <p className="pw-studio-chosen">{doc}</p>
}

/** The first part of a container, or the object itself. */
function firstOf(path: readonly string[], value: object): readonly string[] {
  const [first] = Object.entries(value)
  return first && isObject(first[1]) ? [...path, first[0]] : path
}

/** Writes a name of the language in words: `incomplete`, `fill max`. */
function wordsOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return special[name] ?? words.slice(0, 1).toUpperCase() + words.slice(1)
}

const special: { readonly [name: string]: string } = {
  when: 'Shown when',
  do: 'What it does',
  rows: 'Rows come from',
  call: 'Asks',
  opens: 'A press opens',
  ask: 'Question before',
}
