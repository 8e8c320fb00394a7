import type { ById } from '../config/plain'
import type { ValueFilter } from '../config/plainBlocks'
import { inOrder } from '../page/order'
import type { ScopeValues } from '../page/scope'
import { useAddress } from '../page/useAddress'
import { useTexts } from '../text/useTexts'
import type { ChipItem } from '../ui/Chips'
import { chosenItem } from './requestBody'

export interface FilterView {
  readonly id: string
  readonly label: string
  readonly items: readonly ChipItem[]
  readonly value: string
  choose(value: string): void
}

/** The filters of a list with what is chosen in the address. */
export function useFilters(filters: ById<ValueFilter> | undefined, scope: ScopeValues): readonly FilterView[] {
  const texts = useTexts()
  const setAddress = useAddress()
  return inOrder(filters).map(([id, filter]) => ({
    id,
    label: texts.t(filter.label),
    items: inOrder(filter.items).map(([, item]) => ({ value: String(item.value), label: texts.t(item.label) })),
    value: String(chosenItem(filter, scope)?.value ?? ''),
    choose: (value) => setAddress(filter.param, value),
  }))
}
