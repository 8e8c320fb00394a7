import { useId, useState } from 'react'
import { isObject } from '@pagewright/engine/studio'
import { choiceOf, conditionChoices, operandText, testOf } from './conditionTests'
import { settingOf, useEditing } from '../context'
import { Icon, IconButton } from '../Icon'
import { isPath, pathOffers, pathsAround } from '../model/offers'
import { DataField } from './DataField'
import { Picker } from './Picker'

interface ConditionsFieldProps {
  readonly path: readonly string[]
  readonly value: unknown
}

/** Edits conditions by choice: a value, a test, and what it is compared with. All must hold. */
export function ConditionsField({ path, value }: ConditionsFieldProps) {
  const editing = useEditing()
  const id = useId()
  const clauses = Object.entries(isObject(value) ? value : {})
  const known = pathsAround(editing, path)
  const offers = pathOffers(editing, path)
  const set = (next: readonly (readonly [string, unknown])[]) =>
    editing.studio.change(...settingOf(editing, path, next.length === 0 ? undefined : Object.fromEntries(next)))
  const replace = (index: number, name: string, test: unknown) => set(clauses.with(index, [name, test]))
  const free = ['now.day', ...known.map((one) => one.path)].find((one) => clauses.every(([name]) => name !== one))
  return (
    <div className="pw-studio-conditions" role="group" aria-label="Conditions">
      {clauses.map(([name, test], index) => (
        <div key={index} className="pw-studio-clause" role="group" aria-label={`Condition ${index + 1}`}>
          {name === 'any' ? (
            <p className="pw-studio-note">One of these must hold</p>
          ) : (
            <Picker
              id={`${id}-${index}-value`}
              label="Value"
              value={name}
              among={offers}
              isTaken={isPath}
              isNeeded
              onChange={(text) => clauses.every(([other]) => other !== text) && replace(index, text, test)}
            />
          )}
          <Test
            id={`${id}-${index}`}
            test={test}
            isAny={name === 'any'}
            known={known.find((one) => one.path === name)}
            paths={known.map((one) => one.path)}
            onChange={(next) => replace(index, name, next)}
          />
          <IconButton
            icon="close"
            label={`Remove condition ${index + 1}`}
            className="pw-studio-clear"
            onClick={() => set(clauses.toSpliced(index, 1))}
          />
        </div>
      ))}
      {free !== undefined && (
        <button
          type="button"
          className="pw-studio-add"
          onClick={() => set([...clauses, [free, free === 'now.day' ? { in: [1] } : { exists: true }]])}
        >
          <Icon name="plus" /> Add a condition
        </button>
      )}
    </div>
  )
}

interface TestProps {
  readonly id: string
  readonly test: unknown
  readonly isAny: boolean
  readonly known: ReturnType<typeof pathsAround>[number] | undefined
  readonly paths: readonly string[]
  onChange(test: unknown): void
}

function Test({ id, test, isAny, known, paths, onChange }: TestProps) {
  const own = isAny ? undefined : choiceOf(test)
  if (!own) return <DataField id={id} label="Tests as data" value={test} onChange={onChange} />
  const text = operandText(test)
  return (
    <>
      <select
        aria-label="Test"
        value={own.id}
        onChange={({ target }) => {
          const next = conditionChoices.find((one) => one.id === target.value)
          if (next) onChange(testOf(next, typeof own.operand === 'boolean' ? '' : text, known?.type))
        }}
      >
        {conditionChoices.map((one) => (
          <option key={one.id} value={one.id}>
            {one.says}
          </option>
        ))}
      </select>
      {typeof own.operand !== 'boolean' && (
        <Typed
          key={own.id}
          label="Compared with"
          text={text}
          among={own.operand === 'path' || own.operand === 'moment' ? paths : (known?.values ?? []).map(String)}
          onChange={(next) => onChange(testOf(own, next, known?.type))}
        />
      )}
    </>
  )
}

interface TypedProps {
  readonly label: string
  readonly text: string
  readonly among: readonly string[]
  onChange(text: string): void
}

/** Draws an input whose text stays as it is typed, although its value is written in another way. */
function Typed({ label, text, among, onChange }: TypedProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  return (
    <>
      <input
        aria-label={label}
        list={id}
        value={typed ?? text}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(target.value)
        }}
        onBlur={() => setTyped(undefined)}
      />
      <datalist id={id}>
        {among.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
    </>
  )
}
