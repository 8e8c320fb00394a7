import { appFunctions } from 'virtual:studio/product'
import { useId } from 'react'
import { manners, type Choices, type Manner } from './choices'

interface AnsweringProps {
  readonly chosen: Choices['manners']
  onChange(chosen: Choices['manners']): void
}

/** Draws how each function answers. A missing function disappears with the next page. */
export function Answering({ chosen, onChange }: AnsweringProps) {
  const id = useId()
  const count = Object.values(chosen).filter((manner) => manner !== 'normal').length
  return (
    <details className="pw-shell-answering">
      <summary>{count === 0 ? 'All functions answer normally' : `All functions but ${count} answer normally`}</summary>
      {appFunctions.map((name) => (
        <div key={name}>
          <label htmlFor={`${id}${name}`}>{name}</label>
          <select
            id={`${id}${name}`}
            value={chosen[name] ?? 'normal'}
            onChange={({ target }) => onChange({ ...chosen, [name]: target.value as Manner })}
          >
            {manners.map((manner) => (
              <option key={manner}>{manner}</option>
            ))}
          </select>
        </div>
      ))}
    </details>
  )
}
