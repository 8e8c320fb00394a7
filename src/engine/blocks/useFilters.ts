import { useSearchParams } from 'react-router-dom'
import type { ById } from '../config/plain'
import type { ValueFilter } from '../config/plainBlocks'
import { inOrder } from '../page/order'
import { useTexts } from '../text/useTexts'
import type { ChipItem } from '../ui/Chips'

export interface FilterView {
  readonly id: string
  readonly label: string
  readonly items: readonly ChipItem[]
  readonly value: string
  choose(value: string): void
}

/** The filters of a list with what is chosen in the address, and what that adds to the request. */
export function useFilters(filters: ById<ValueFilter> | undefined): {
  readonly views: readonly FilterView[]
  readonly body: { readonly [param: string]: string | number }
} {
  const texts = useTexts()
  const [search, setSearch] = useSearchParams()
  const body: { [param: string]: string | number } = {}
  const views = inOrder(filters).map(([id, filter]) => {
    const entries = inOrder(filter.items)
    const chosen = entries.find(([, item]) => String(item.value) === search.get(filter.param)) ?? entries[0]
    if (chosen) body[filter.param] = chosen[1].value
    return {
      id,
      label: texts.t(filter.label),
      items: entries.map(([, item]) => ({ value: String(item.value), label: texts.t(item.label) })),
      value: String(chosen?.[1].value ?? ''),
      choose: (value: string) =>
        setSearch(
          (before) => {
            before.set(filter.param, value)
            return before
          },
          { replace: true, preventScrollReset: true },
        ),
    }
  })
  return { views, body }
}
