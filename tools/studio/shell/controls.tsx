// Labelled controls of the shell and the workbench.
import { useId, type ReactNode } from 'react'

interface SelectProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly children: ReactNode
  onChange(value: T): void
}

export function Select<T extends string>({ label, value, children, onChange }: SelectProps<T>) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value as T)}>
        {children}
      </select>
    </>
  )
}

/** A value, its text, and what explains it. */
type ShownOption = readonly [value: string, text: string, hint?: string]

export function Options({ of }: { readonly of: readonly ShownOption[] }) {
  return of.map(([value, text, hint]) => (
    <option key={value} value={value} title={hint}>
      {text}
    </option>
  ))
}

interface ChoiceProps<T extends string> extends Omit<SelectProps<T>, 'children'> {
  readonly of: readonly ShownOption[]
}

/** Draws a choice among values that are not grouped. */
export function Choice<T extends string>({ of, ...props }: ChoiceProps<T>) {
  return (
    <div className="pw-tool-choice">
      <Select {...props}>
        <Options of={of} />
      </Select>
    </div>
  )
}

interface TextProps {
  readonly label: string
  readonly value: string
  readonly type?: 'text' | 'datetime-local'
  readonly placeholder?: string
  onChange(value: string): void
}

/** Draws a text input that reports its value on Enter or blur. */
export function Text({ label, value, onChange, ...input }: TextProps) {
  const id = useId()
  const done = (text: string) => text !== value && onChange(text)
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        // A change by the phone itself mounts a new input.
        key={value}
        defaultValue={value}
        onBlur={({ target }) => done(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && done(currentTarget.value)}
      />
    </>
  )
}
