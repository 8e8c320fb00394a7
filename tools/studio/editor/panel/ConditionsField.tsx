import { useId } from 'react'
import { isObject } from '@pagewright/engine/tools'
import { conditionChoices } from './conditionTests'
import { settingOf, useEditing } from '../context'
import { pathsAround } from '../model/paths'
import { DataField } from './DataField'

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
  const set = (next: readonly (readonly [string, unknown])[]) =>
    editing.studio.change(...settingOf(editing, path, next.length === 0 ? undefined : Object.fromEntries(next)))
  const replace = (index: number, name: string, test: unknown) => set(clauses.with(index, [name, test]))
  return (
    <div className="pw-studio-conditions" role="group" aria-label="Conditions">
      {clauses.map(([name, test], index) => {
        if (name === 'any')
          return <DataField key={name} id={`${id}-any`} value={test} onChange={(next) => replace(index, name, next)} />
        const own = conditionChoices.find((one) => one.fits(test)) ?? conditionChoices[0]
        const values = known.find((one) => one.path === name)
        return (
          <div key={index} className="pw-studio-clause" role="group" aria-label={`Condition ${index + 1}`}>
            <input
              aria-label="Value"
              list={`${id}-paths`}
              value={name}
              onChange={({ target }) => replace(index, target.value, test)}
            />
            <select
              aria-label="Test"
              value={own?.id}
              onChange={({ target }) =>
                replace(index, name, conditionChoices.find((one) => one.id === target.value)?.start ?? test)
              }
            >
              {conditionChoices.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.says}
                </option>
              ))}
            </select>
            {own?.hasOperand === true && (
              <>
                <input
                  aria-label="Compared with"
                  list={`${id}-${index}`}
                  value={own.textOf(test)}
                  onChange={({ target }) => replace(index, name, own.testOf(target.value, values?.type))}
                />
                <datalist id={`${id}-${index}`}>
                  {(values?.values ?? []).map((one) => (
                    <option key={String(one)}>{String(one)}</option>
                  ))}
                </datalist>
              </>
            )}
            <button type="button" onClick={() => set(clauses.toSpliced(index, 1))}>
              Remove condition {index + 1}
            </button>
          </div>
        )
      })}
      <datalist id={`${id}-paths`}>
        {known.map((one) => (
          <option key={one.path}>{one.path}</option>
        ))}
      </datalist>
      <button
        type="button"
        onClick={() =>
          set([...clauses, [clauses.some(([name]) => name === 'now.day') ? 'user.uid' : 'now.day', { in: [1] }]])
        }
      >
        Add a condition
      </button>
    </div>
  )
}
