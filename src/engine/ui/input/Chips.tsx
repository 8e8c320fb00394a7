import { useId } from 'react'
import { joinClasses } from '../../lib/react'
import './Chips.css'

export interface ChipItem {
  readonly value: string
  readonly label: string
}
export interface ChipsProps {
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
