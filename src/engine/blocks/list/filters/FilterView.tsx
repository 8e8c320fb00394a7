import { useId } from 'react'
import { Chips, ManyChips } from '../../../ui/input/Chips'
import type { ShownFilter } from './useFilters'

/** Draws one filter of a list: its choices, of which one or several are chosen, or the two days of a period. */
export function FilterView({ filter }: { readonly filter: ShownFilter }) {
  const id = useId()
  if (filter.kind === 'choice')
    return <Chips label={filter.label} items={filter.items} value={filter.value} onChange={filter.choose} />
  if (filter.kind === 'many')
    return <ManyChips label={filter.label} items={filter.items} values={filter.values} onToggle={filter.toggle} />
  return (
    <div role="group" aria-label={filter.label} className="pw-filter-period">
      {filter.days.map(({ param, label, value }) => (
        <div key={param} className="pw-filter-day">
          <label htmlFor={`${id} ${param}`}>{label}</label>
          <input
            id={`${id} ${param}`}
            type="date"
            className="pw-input"
            value={value}
            onChange={(event) => filter.choose(param, event.target.value)}
          />
        </div>
      ))}
    </div>
  )
}
