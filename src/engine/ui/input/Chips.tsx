import { useId } from 'react'
import { joinClasses } from '../../lib/react'
import './Chips.css'

export interface ChipItem {
  readonly value: string
  readonly label: string
}
interface ChipsProps {
  readonly items: readonly ChipItem[]
  readonly value: string | undefined
  onChange(value: string): void
  readonly label: string
  /** Equal columns, for preset amounts. */
  readonly grid?: boolean | undefined
}

/** Offers one choice among a few visible ones, as a group of radio buttons. */
export function Chips({ items, value, onChange, label, grid = false }: ChipsProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={grid ? 'pw-chips pw-chips-grid' : 'pw-chips'}>
      {items.map((item) => (
        <label key={item.value} className={joinClasses('pw-chip', item.value === value && 'pw-chip-chosen')}>
          <input
            type="radio"
            className="pw-chip-input"
            name={name}
            value={item.value}
            checked={item.value === value}
            onChange={() => onChange(item.value)}
          />
          <span>{item.label}</span>
        </label>
      ))}
    </div>
  )
}

interface ManyChipsProps extends Pick<ChipsProps, 'items' | 'label'> {
  readonly values: readonly string[]
  onToggle(value: string): void
}

/** Offers any number of choices among a few visible ones, as a group of checkboxes. */
export function ManyChips({ items, values, onToggle, label }: ManyChipsProps) {
  return (
    <div role="group" aria-label={label} className="pw-chips">
      {items.map((item) => (
        <label key={item.value} className={joinClasses('pw-chip', values.includes(item.value) && 'pw-chip-chosen')}>
          <input
            type="checkbox"
            className="pw-chip-input"
            checked={values.includes(item.value)}
            onChange={() => onToggle(item.value)}
          />
          <span>{item.label}</span>
        </label>
      ))}
    </div>
  )
}
