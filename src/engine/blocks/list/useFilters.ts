import { useQueries } from '@tanstack/react-query'
import { readOptions } from '../../api/queries'
import { readText } from '../../language/runtime/evaluateCondition'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import type { ById } from '../../language/types/plain'
import type { ValueFilter } from '../../language/types/plainBlocks'
import { orderedEntries } from '../../lib/compare'
import { cleanText } from '../../lib/text'
import { loadAllRows } from '../../lists/data/loadAllRows'
import { useApp } from '../../runtime/app/app'
import type { ScopeValues } from '../../runtime/scope/scope'
import { useSetQueryParam } from '../../runtime/navigation/useSetQueryParam'
import { useTexts } from '../../i18n/useTexts'
import type { ChipItem } from '../../ui/input/Chips'
import { chosenItem, chosenValues, namedValues } from '../request/readBody'

interface ChoiceView {
  readonly kind: 'choice'
  readonly id: string
  readonly label: string
  readonly items: readonly ChipItem[]
  readonly value: string
  choose(value: string): void
}
interface ManyView {
  readonly kind: 'many'
  readonly id: string
  readonly label: string
  readonly items: readonly ChipItem[]
  readonly values: readonly string[]
  toggle(value: string): void
}
interface PeriodView {
  readonly kind: 'period'
  readonly id: string
  readonly label: string
  /** The first and the last day, each with its parameter of the address. */
  readonly days: readonly { readonly param: string; readonly label: string; readonly value: string }[]
  choose(param: string, day: string): void
}
export type ShownFilter = ChoiceView | ManyView | PeriodView

type LoadedFilter = Extract<ValueFilter, { options: unknown }>

/** Returns the filters of a list with the choices that the URL names. */
export function useFilters(filters: ById<ValueFilter> | undefined, scope: ScopeValues): readonly ShownFilter[] {
  const texts = useTexts()
  const setAddress = useSetQueryParam()
  const entries = orderedEntries(filters)
  const loaded = useLoadedItems(
    entries.flatMap(([, filter]) => ('options' in filter ? [filter] : [])),
    scope,
  )
  return entries.map(([id, filter]): ShownFilter => {
    const label = texts.t(filter.label)
    if ('since' in filter) {
      const day = (param: string, key: string) => ({ param, label: texts.t(key), value: scope.query[param] ?? '' })
      const choose = (param: string, chosen: string) => setAddress(param, chosen === '' ? undefined : chosen)
      const days = [day(filter.since, 'engine.filter.since'), day(filter.until, 'engine.filter.until')]
      return { kind: 'period', id, label, days, choose }
    }
    const choose = (value: string) => setAddress(filter.param, value === '' ? undefined : value)
    const fixed = 'items' in filter ? orderedEntries(filter.items) : []
    const items = fixed.map(([, one]) => ({ value: String(one.value), label: texts.t(one.label) }))
    if (filter.many) {
      const values = chosenValues(filter, scope)
      const offered = 'items' in filter ? items : (loaded.get(filter) ?? [])
      // Values of the address are offered even if the endpoint does not answer them.
      const own = values.filter((value) => !offered.some((one) => one.value === value))
      const toggle = (value: string) => {
        const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
        setAddress(filter.param, next.length === 0 ? undefined : namedValues(next))
      }
      const all = [...own.map((value) => ({ value, label: cleanText(value) })), ...offered]
      return { kind: 'many', id, label, items: all, values, toggle }
    }
    if ('items' in filter) {
      return { kind: 'choice', id, label, items, value: String(chosenItem(filter, scope)?.value ?? ''), choose }
    }
    const value = scope.query[filter.param] ?? ''
    const found = loaded.get(filter) ?? []
    // The value of the address is offered even if the endpoint does not answer it.
    const own = value === '' || found.some((one) => one.value === value) ? [] : [{ value, label: cleanText(value) }]
    const choices = [{ value: '', label: texts.t(filter.any) }, ...own, ...found]
    return { kind: 'choice', id, label, items: choices, value, choose }
  })
}

/** Loads the choices of filters. Returns them by filter, once they are there. */
function useLoadedItems(
  filters: readonly LoadedFilter[],
  scope: ScopeValues,
): ReadonlyMap<LoadedFilter, readonly ChipItem[]> {
  const { client } = useApp()
  const { language } = useTexts()
  const results = useQueries({
    queries: filters.map(({ options }) => {
      const body = resolveBindings(options.body, scope)
      return {
        ...readOptions,
        queryKey: ['choices', options.call, JSON.stringify(body), language],
        queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
          loadAllRows(client, options.call, body, language, signal),
      }
    }),
  })
  return new Map(
    filters.map((filter, index) => [
      filter,
      (results[index]?.data ?? []).map((row) => ({
        value: readText({ row }, filter.options.value),
        label: cleanText(readText({ row }, filter.options.label)),
      })),
    ]),
  )
}
