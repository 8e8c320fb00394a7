// What narrows a list: its filters, and the text of its search.
import { useQueries } from '@tanstack/react-query'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { readOptions } from '../../../api/queries'
import { readText } from '../../../language/runtime/evaluateCondition'
import { resolveBindings } from '../../../language/runtime/resolveBindings'
import type { ById } from '../../../language/types/plain'
import type { ValueFilter } from '../../../language/types/plainBlocks'
import { orderedEntries } from '../../../lib/compare'
import { cleanText } from '../../../lib/text'
import { loadAllRows } from '../../../lists/data/loadAllRows'
import { useApp } from '../../../runtime/app/app'
import type { ScopeValues } from '../../../runtime/scope/scope'
import type { SetQuery } from '../../../runtime/navigation/useNavigateTo'
import { useTexts } from '../../../i18n/useTexts'
import { type ChipItem, Chips, ManyChips } from '../../../ui/input/Chips'
import { chosenItem, chosenValues, namedValues, nameOfChoice } from '../../request/readBody'
import { useLatest } from '../../../lib/react'
import { debounce } from '../../../lib/timing'

interface View {
  readonly id: string
  readonly label: string
  /** True if the page names the choices, and no endpoint answers them. */
  readonly isFixed: boolean
  /** The chosen values. Empty if the filter filters nothing. */
  readonly chosen: readonly ChosenValue[]
  clear(): void
}
interface ChosenValue {
  readonly key: string
  readonly label: string
  remove(): void
}
interface ChoiceView extends View {
  readonly kind: 'choice'
  readonly items: readonly ChipItem[]
  readonly value: string
  choose(value: string): void
}
interface ManyView extends View {
  readonly kind: 'many'
  readonly items: readonly ChipItem[]
  readonly values: readonly string[]
  toggle(value: string): void
}
interface PeriodView extends View {
  readonly kind: 'period'
  /** The first and the last day, each with its parameter of the address. */
  readonly days: readonly { readonly param: string; readonly label: string; readonly value: string }[]
  choose(param: string, day: string): void
}
export type ShownFilter = ChoiceView | ManyView | PeriodView

type LoadedFilter = Extract<ValueFilter, { options: unknown }>

/** Returns the filters of a list with the choices that the query of the scope names. A choice changes that query. */
export function useFilters(
  filters: ById<ValueFilter> | undefined,
  scope: ScopeValues,
  setQuery: SetQuery,
): readonly ShownFilter[] {
  const texts = useTexts()
  const entries = orderedEntries(filters)
  const loaded = useLoadedItems(
    entries.flatMap(([, filter]) => ('options' in filter ? [filter] : [])),
    scope,
  )
  return entries.map(([id, filter]): ShownFilter => {
    const label = texts.t(filter.label)
    if ('since' in filter) {
      const day = (param: string, key: string) => ({
        param,
        label: texts.t(key),
        value: String(scope.query[param] ?? ''),
      })
      const choose = (param: string, chosen: string) => setQuery({ [param]: chosen === '' ? undefined : chosen })
      const days = [day(filter.since, 'engine.filter.since'), day(filter.until, 'engine.filter.until')]
      const chosen = days.flatMap((one) =>
        one.value === ''
          ? []
          : [{ key: one.param, label: `${one.label} ${cleanText(one.value)}`, remove: () => choose(one.param, '') }],
      )
      const clear = () => setQuery({ [filter.since]: undefined, [filter.until]: undefined })
      return { kind: 'period', id, label, days, choose, chosen, clear, isFixed: true }
    }
    const fixed = 'items' in filter ? orderedEntries(filter.items) : []
    const items = fixed.map(([, one]) => ({ value: nameOfChoice(one), label: texts.t(one.label) }))
    // The address names a choice without a value only if it is not the first.
    const isFirst = filter.many || !items[0]?.value
    const choose = (value: string) => setQuery({ [filter.param]: value === '' && isFirst ? undefined : value })
    const view = { id, label, clear: () => setQuery({ [filter.param]: undefined }), isFixed: 'items' in filter }
    if (filter.many) {
      const values = chosenValues(filter, scope)
      const offered = 'items' in filter ? items : (loaded.get(filter) ?? [])
      // Values of the address are offered even if the endpoint does not answer them.
      const own = values.filter((value) => !offered.some((one) => one.value === value))
      const toggle = (value: string) => {
        const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
        choose(namedValues(next))
      }
      const all = [...own.map((value) => ({ value, label: cleanText(value) })), ...offered]
      const chosen = all
        .filter((one) => values.includes(one.value))
        .map((one) => ({ key: one.value, label: one.label, remove: () => toggle(one.value) }))
      return { kind: 'many', ...view, items: all, values, toggle, chosen }
    }
    if ('items' in filter) {
      const value = nameOfChoice(chosenItem(filter, scope) ?? {})
      return { kind: 'choice', ...view, items, value, choose, chosen: chosenOf(items, value, view.clear) }
    }
    const value = String(scope.query[filter.param] ?? '')
    const found = loaded.get(filter) ?? []
    // The value of the address is offered even if the endpoint does not answer it.
    const own = value === '' || found.some((one) => one.value === value) ? [] : [{ value, label: cleanText(value) }]
    const choices = [{ value: '', label: texts.t(filter.any) }, ...own, ...found]
    return { kind: 'choice', ...view, items: choices, value, choose, chosen: chosenOf(choices, value, view.clear) }
  })
}

/** Returns the chosen item of a filter, unless it is the first one, which is chosen until somebody chooses. */
function chosenOf(items: readonly ChipItem[], value: string, remove: () => void): readonly ChosenValue[] {
  return items.slice(1).flatMap((item) => (item.value === value ? [{ key: value, label: item.label, remove }] : []))
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

interface Search {
  /** Text in the box. */
  readonly text: string
  /** Trimmed text to search for, 500 ms after the last key, or at once when cleared. */
  readonly query: string
  readonly isWaiting: boolean
  change(text: string): void
  clear(): void
  /** Handlers for the box or an element around it. Half-composed text of input methods is not searched for. */
  readonly composition: { onCompositionStart(): void; onCompositionEnd(): void }
}

/**
 * Holds the text of a search box. `query` is what the address names, and `setQuery` names another text there, once the
 * person pauses. If the address changes by itself, such as by Back, the box shows its text.
 */
export function useSearch(query: string, setQuery: (text: string) => void): Search {
  const [text, setText] = useState(query)
  const latest = useRef({ text: query, query: query.trim(), named: new Set<string>() })
  const latestSet = useLatest(setQuery)
  const isComposing = useRef(false)
  const settle = useMemo(
    () =>
      debounce((next: string) => {
        if (latest.current.query === next) return
        latest.current.query = next
        latest.current.named.add(next)
        latestSet.current(next)
      }),
    [latestSet],
  )
  useEffect(() => settle.cancel, [settle])
  useEffect(() => {
    const { query: last, named } = latest.current
    // The address may still be on its way to a later text.
    if (last !== query.trim() && named.has(query.trim())) return
    named.clear()
    if (last === query.trim()) return
    settle.cancel()
    latest.current = { text: query, query: query.trim(), named }
    setText(query)
  }, [query, settle])

  const actions = useMemo(() => {
    function change(next: string) {
      latest.current.text = next
      setText(next)
      if (isComposing.current) return settle.cancel()
      settle(next.trim())
      if (next.trim() === '') settle.flush()
    }
    return {
      change,
      clear() {
        isComposing.current = false
        change('')
      },
      composition: {
        onCompositionStart() {
          isComposing.current = true
          settle.cancel()
        },
        onCompositionEnd() {
          isComposing.current = false
          change(latest.current.text)
        },
      },
    }
  }, [settle])

  return { text, query: query.trim(), isWaiting: text.trim() !== query.trim(), ...actions }
}
