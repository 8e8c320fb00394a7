import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { ById } from '../../../language/types/plain'
import type { ValueFilter } from '../../../language/types/plainBlocks'
import { useTexts } from '../../../i18n/useTexts'
import type { SetQuery } from '../../../runtime/navigation/useNavigateTo'
import type { ScopeValues } from '../../../runtime/scope/scope'
import { Button } from '../../../ui/input/Button'
import { whenOverlaysSettled } from '../../../ui/overlay/overlays'
import { Sheet } from '../../../ui/overlay/Sheet'
import { FilterView, type ShownFilter, useFilters } from './useFilters'
import './FilterSheet.css'

interface FilterSheetProps {
  readonly filters: ById<ValueFilter> | undefined
  readonly scope: ScopeValues
  /** The filters that the sheet has. */
  readonly behind: readonly ShownFilter[]
  readonly setQuery: SetQuery
  onClose(): void
}

/** Draws filters in a sheet. Nothing is asked for until the person wants the rows; closing the sheet changes nothing. */
export function FilterSheet({ filters, scope, behind, setQuery, onClose }: FilterSheetProps) {
  const texts = useTexts()
  // An empty text stands for a parameter that is removed.
  const [draft, setDraft] = useState<{ readonly [param: string]: string }>({})
  const drafted = useFilters(filters, { ...scope, query: { ...scope.query, ...draft } }, (changes) =>
    setDraft((before) => {
      const after = Object.entries(changes).map(([param, value]) => [param, value ?? ''])
      return { ...before, ...(Object.fromEntries(after) as typeof before) }
    }),
  )
  const own = drafted.filter(({ id }) => behind.some((filter) => filter.id === id))

  async function apply() {
    // The sheet has an entry of the history, which must be gone before the address of the page changes.
    flushSync(onClose)
    await whenOverlaysSettled()
    setQuery(Object.fromEntries(Object.entries(draft).map(([param, value]) => [param, value || undefined])))
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={texts.t('engine.filter.title')}
      footer={
        <div className="pw-block-actions">
          <Button onPress={() => own.forEach((filter) => filter.clear())}>{texts.t('engine.filter.clear')}</Button>
          <Button tone="primary" onPress={() => void apply()}>
            {texts.t('engine.filter.show')}
          </Button>
        </div>
      }
    >
      <div className="pw-filters-drafted">
        {own.map((filter) => (
          <section key={filter.id} className="pw-filter-group">
            <h3 className="pw-filter-title">{filter.label}</h3>
            <FilterView filter={filter} />
          </section>
        ))}
      </div>
    </Sheet>
  )
}
