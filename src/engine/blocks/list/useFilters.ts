import type { ById } from '../../language/types/plain'
import type { ValueFilter } from '../../language/types/plainBlocks'
import { orderedEntries } from '../../lib/compare'
import type { ScopeValues } from '../../runtime/scope/scope'
import { useSetQueryParam } from '../../runtime/navigation/useSetQueryParam'
import { useTexts } from '../../i18n/useTexts'
import type { ChipItem } from '../../ui/input/Chips'
import { chosenItem } from '../request/readBody'

export interface FilterView {
  readonly id: string
  readonly label: string
  readonly items: readonly ChipItem[]
  readonly value: string
  choose(value: string): void
}

/** Returns the filters of a list with the choices that the URL names. */
export function useFilters(filters: ById<ValueFilter> | undefined, scope: ScopeValues): readonly FilterView[] {
  const texts = useTexts()
  const setAddress = useSetQueryParam()
  return orderedEntries(filters).map(([id, filter]) => ({
    id,
    label: texts.t(filter.label),
    items: orderedEntries(filter.items).map(([, item]) => ({ value: String(item.value), label: texts.t(item.label) })),
    value: String(chosenItem(filter, scope)?.value ?? ''),
    choose: (value) => setAddress(filter.param, value),
  }))
}
