// What a block asks for and shows first, from the config, the address and the scope.
import { resolveBindings } from '../../language/runtime/resolveBindings'
import type { Body, ById } from '../../language/types/plain'
import type { ColumnConfig, TableConfig, TabsBlock, ValueFilter, ValueTabs } from '../../language/types/plainBlocks'
import { evaluateCondition, isRef } from '../../language/runtime/evaluateCondition'
import { attempt } from '../../lib/attempt'
import { orderedEntries } from '../../lib/compare'
import type { ScopeValues } from '../../runtime/scope/scope'
import { useSetQuery } from '../../runtime/navigation/useNavigateTo'
import { useTexts } from '../../i18n/useTexts'

interface Asking {
  readonly body?: Body
  readonly tabs?: ValueTabs
  readonly filters?: ById<ValueFilter>
  readonly search?: { readonly param: string }
  readonly table?: TableConfig
}

/**
 * Returns the body of a block's read, with the values of the open tab, of the chosen filters, of the search and of the
 * sorting, as the address names them.
 */
export function readBody(
  { body, tabs, filters, search, table }: Asking,
  scope: ScopeValues,
): { [name: string]: unknown } {
  const asked = resolveBindings(body, scope)
  const tab = tabs && openItem(tabs, body, scope)
  if (tabs && tab) asked[tabs.param] = tab.value
  for (const [, filter] of orderedEntries(filters)) {
    Object.assign(asked, filtered(filter, scope))
  }
  const sought = search && String(scope.query[search.param] ?? '').trim()
  if (search && sought) asked[search.param] = sought
  const sorting = table && chosenSort(table, scope)
  if (table?.sort && sorting) asked[table.sort] = sorting.isFalling ? `-${sorting.column.sort}` : sorting.column.sort
  // A choice without a value leaves its member out, also one of the body.
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
}

/** Returns what the address has for a choice. */
export function nameOfChoice({ value = '' }: { readonly value?: string | number }): string {
  return String(value)
}

/** Returns the tab that the URL names, else the one whose value is in the body, else the first. */
function openItem(tabs: ValueTabs, body: Body | undefined, scope: ScopeValues): ValueTabs['items'][string] | undefined {
  const items = orderedEntries(tabs.items).map(([, item]) => item)
  const given = body?.[tabs.param]
  return (
    items.find((item) => nameOfChoice(item) === String(scope.query[tabs.param])) ??
    items.find(({ value }) => value !== undefined && !isRef(given) && value === given) ??
    items[0]
  )
}

type FixedFilter = Extract<ValueFilter, { items: unknown }>

/** Returns the item of a filter that the URL names, else the first. */
export function chosenItem(filter: FixedFilter, scope: ScopeValues): FixedFilter['items'][string] | undefined {
  const items = orderedEntries(filter.items).map(([, item]) => item)
  return items.find((item) => nameOfChoice(item) === String(scope.query[filter.param])) ?? items[0]
}

type ManyFilter = Exclude<ValueFilter, { since: unknown }>

/** Returns the values of a filter that the URL names, with commas between them. */
export function chosenValues({ param }: ManyFilter, scope: ScopeValues): readonly string[] {
  const named = String(scope.query[param] ?? '')
  return named === '' ? [] : named.split(',').map((one) => attempt(() => decodeURIComponent(one)) ?? one)
}

/** Returns the text of the URL for some values. */
export function namedValues(values: readonly string[]): string {
  return values.map(encodeURIComponent).join()
}

function chosenMany(filter: ManyFilter, scope: ScopeValues): { readonly [param: string]: unknown } {
  const chosen = chosenValues(filter, scope)
  const values =
    'items' in filter
      ? Object.values(filter.items).flatMap((item) => (chosen.includes(nameOfChoice(item)) ? [item.value] : []))
      : chosen
  return values.length > 0 ? { [filter.param]: values } : {}
}

export interface Sorting {
  readonly column: ColumnConfig
  readonly isFalling: boolean
}

/** Returns the column that the URL sorts by, or undefined. A `-` before the value sorts from the largest down. */
export function chosenSort({ sort, columns }: TableConfig, scope: ScopeValues): Sorting | undefined {
  const asked = String((sort === undefined ? undefined : scope.query[sort]) ?? '')
  const isFalling = asked.startsWith('-')
  const value = isFalling ? asked.slice(1) : asked
  const column = Object.values(columns).find((one) => one.sort === value)
  return column && { column, isFalling }
}

export function filtered(filter: ValueFilter, scope: ScopeValues): { readonly [param: string]: unknown } {
  if ('many' in filter && filter.many) return chosenMany(filter, scope)
  if ('items' in filter) {
    const item = chosenItem(filter, scope)
    return item ? { [filter.param]: item.value } : {}
  }
  const params = 'options' in filter ? [filter.param] : [filter.since, filter.until]
  return Object.fromEntries(
    params.flatMap((param) => {
      const value = scope.query[param]
      return value === undefined || value === '' ? [] : [[param, value]]
    }),
  )
}

export function useValueTab(tabs: ValueTabs | undefined, body: Body | undefined, scope: ScopeValues) {
  const texts = useTexts()
  const setQuery = useSetQuery()
  const open = tabs && openItem(tabs, body, scope)
  return {
    items: orderedEntries(tabs?.items).map(([, item]) => ({ id: nameOfChoice(item), label: texts.t(item.label) })),
    value: open ? nameOfChoice(open) : '',
    note: open?.note && texts.t(open.note),
    choose: (value: string) => tabs && setQuery({ [tabs.param]: value }),
  }
}

type Tab = readonly [id: string, tab: TabsBlock['tabs'][string]]

export function shownTabs(block: TabsBlock, scope: ScopeValues): readonly Tab[] {
  return orderedEntries(block.tabs, block.order).filter(([, tab]) => evaluateCondition(tab.when, scope))
}

export function openTab(block: TabsBlock, scope: ScopeValues): Tab | undefined {
  const tabs = shownTabs(block, scope)
  return tabs.find(([id]) => id === scope.query[block.param]) ?? tabs[0]
}
