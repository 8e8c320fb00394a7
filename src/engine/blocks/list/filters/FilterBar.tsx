import { Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { ById } from '../../../language/types/plain'
import type { ValueFilter } from '../../../language/types/plainBlocks'
import { useTexts } from '../../../i18n/useTexts'
import { useSetQuery } from '../../../runtime/navigation/useNavigateTo'
import type { ScopeValues } from '../../../runtime/scope/scope'
import { Button } from '../../../ui/input/Button'
import { Icon } from '../../../ui/icons/Icon'
import { lazyPart } from '../../../ui/layout/lazyPart'
import { centreChosen } from '../../../ui/layout/Tabs'
import { joinClasses } from '../../../lib/react'
import { Leaving } from '../../../ui/overlay/Leaving'
import { FilterView, type ShownFilter, useFilters } from './useFilters'
import './FilterBar.css'

const renderSheet = lazyPart(async () => (await import('./FilterSheet')).FilterSheet)

interface FilterBarProps {
  readonly filters: ById<ValueFilter> | undefined
  readonly scope: ScopeValues
  readonly isWide: boolean
  readonly search: ReactNode
  /** The tabs of the list, and their number. */
  readonly tabs: ReactNode
  readonly tabCount: number
  /** The buttons of the list, false where there is none. */
  readonly children: readonly ReactNode[]
}

/**
 * Draws what stands above the rows of a list, in one order everywhere: the search with the buttons at its end, and a line
 * of choices that scrolls sideways, which has the tabs and the filters with few choices. On a wide screen few choices
 * stand in the row of the search. All other filters are in a sheet behind one button, and what is chosen there stands in the line as chips
 * that can be removed.
 */
export function FilterBar({ filters, scope, isWide, search, tabs, tabCount, children }: FilterBarProps) {
  const texts = useTexts()
  const [isOpen, setOpen] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const setQuery = useSetQuery()
  const shown = useFilters(filters, scope, setQuery)
  const inRow = shown.filter((filter) => standsInRow(filter, isWide, shown.length))
  const behind = shown.filter((filter) => !inRow.includes(filter))
  const chosen = behind.flatMap((filter) => filter.chosen.map((value) => ({ ...value, filter: filter.id })))
  useLayoutEffect(() => {
    if (line.current) centreChosen(line.current)
  }, [scope.query])
  const hasLine = tabCount > 0 || inRow.length > 0 || chosen.length > 0
  const isRow = !search || (isWide && inRow.reduce((sum, filter) => sum + sizeOf(filter), tabCount) <= fewChoices.row)
  const buttons = (behind.length > 0 || children.some(Boolean)) && (
    <div className="pw-tools-buttons">
      {behind.length > 0 && (
        <Button small icon="sliders-horizontal" onPress={() => setOpen(true)}>
          <span className="pw-tools-word">{texts.t('engine.filter.title')}</span>{' '}
          {chosen.length > 0 && <span className="pw-count">{chosen.length}</span>}
        </Button>
      )}
      {children}
    </div>
  )
  if (!search && !hasLine && !buttons) return null
  return (
    <div
      ref={bar}
      className={joinClasses('pw-tools', isRow && 'pw-tools-row', (hasLine || !!search) && 'pw-tools-short')}
    >
      {search}
      {!isRow && buttons}
      {hasLine && (
        <div ref={line} className="pw-tools-line">
          {tabs}
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
                      bar.current?.querySelector<HTMLElement>('.pw-tools-buttons > .pw-button')?.focus()
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
        </div>
      )}
      {isRow && buttons}
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

/**
 * Choices of a filter that stands in the line of a wide screen, of one that is alone on a small screen, and of a line that
 * has room beside the search.
 */
const fewChoices = { wide: 8, small: 5, row: 5 }

/** Returns the room that a filter takes, in choices. */
function sizeOf(filter: ShownFilter): number {
  return filter.kind === 'period' ? fewChoices.row : filter.items.length
}

/** The choices of an endpoint may be any number, so they never stand in the row: it would change as they load. */
function standsInRow(filter: ShownFilter, isWide: boolean, count: number): boolean {
  if (!filter.isFixed) return false
  if (filter.kind === 'period') return isWide
  return isWide ? filter.items.length <= fewChoices.wide : count === 1 && filter.items.length <= fewChoices.small
}
