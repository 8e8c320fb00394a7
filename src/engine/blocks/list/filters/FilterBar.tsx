import { Suspense, useRef, useState, type ReactNode } from 'react'
import type { ById } from '../../../language/types/plain'
import type { ValueFilter } from '../../../language/types/plainBlocks'
import { useTexts } from '../../../i18n/useTexts'
import { useSetQuery } from '../../../runtime/navigation/useNavigateTo'
import type { ScopeValues } from '../../../runtime/scope/scope'
import { Button } from '../../../ui/input/Button'
import { Icon } from '../../../ui/icons/Icon'
import { lazyPart } from '../../../ui/layout/lazyPart'
import { Leaving } from '../../../ui/overlay/Leaving'
import { FilterView, type ShownFilter, useFilters } from './useFilters'
import './FilterBar.css'

const renderSheet = lazyPart(async () => (await import('./FilterSheet')).FilterSheet)

interface FilterBarProps {
  readonly filters: ById<ValueFilter> | undefined
  readonly scope: ScopeValues
  readonly isWide: boolean
  /** The search, which stands in the same row. */
  readonly children: ReactNode
}

/**
 * Draws the search and the filters of a list in one row. Filters with few choices stand in the row. All others are in a
 * sheet behind one button, and what is chosen there stands below as chips that can be removed.
 */
export function FilterBar({ filters, scope, isWide, children }: FilterBarProps) {
  const texts = useTexts()
  const [isOpen, setOpen] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const setQuery = useSetQuery()
  const shown = useFilters(filters, scope, setQuery)
  const inRow = shown.filter((filter) => standsInRow(filter, isWide, shown.length))
  const behind = shown.filter((filter) => !inRow.includes(filter))
  const chosen = behind.flatMap((filter) => filter.chosen.map((value) => ({ ...value, filter: filter.id })))
  return (
    <div ref={bar} className="pw-filters">
      {children}
      {inRow.map((filter) => (
        <div key={filter.id} className="pw-filter">
          {shown.length > 1 && (
            <span className="pw-filter-label" aria-hidden="true">
              {filter.label}
            </span>
          )}
          <FilterView filter={filter} />
        </div>
      ))}
      {behind.length > 0 && (
        <Button small={isWide} icon="sliders-horizontal" onPress={() => setOpen(true)}>
          {texts.t('engine.filter.title')} {chosen.length > 0 && <span className="pw-count">{chosen.length}</span>}
        </Button>
      )}
      {chosen.length > 0 && (
        <ul className="pw-filters-chosen">
          {chosen.map(({ filter, key, label, remove }) => (
            <li key={`${filter} ${key}`}>
              <button
                type="button"
                className="pw-chip pw-chip-removable"
                aria-label={texts.t('engine.filter.remove', { value: label })}
                onClick={() => {
                  // The chip goes, so the focus moves to what stays.
                  bar.current?.querySelector<HTMLElement>(':scope > .pw-button')?.focus()
                  remove()
                }}
              >
                <span dir="auto">{label}</span>
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Leaving>
        {isOpen && (
          <Suspense fallback={null}>
            {renderSheet({ filters, scope, behind, setQuery, onClose: () => setOpen(false) })}
          </Suspense>
        )}
      </Leaving>
    </div>
  )
}

/** Choices of a filter that stands in the row of a wide screen, and of one that is alone on a small screen. */
const fewChoices = { wide: 8, small: 5 }

/** The choices of an endpoint may be any number, so they never stand in the row: it would change as they load. */
function standsInRow(filter: ShownFilter, isWide: boolean, count: number): boolean {
  if (!filter.isFixed) return false
  if (filter.kind === 'period') return isWide
  return isWide ? filter.items.length <= fewChoices.wide : count === 1 && filter.items.length <= fewChoices.small
}
