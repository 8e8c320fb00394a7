// Builds the bodies of reads from the config, the URL and the scope.
import { resolveBindings } from '../../language/runtime/resolveBindings'
import type { Body, ById } from '../../language/types/plain'
import type { ValueFilter, ValueTabs } from '../../language/types/plainBlocks'
import { isRef } from '../../language/runtime/evaluateCondition'
import { orderedEntries } from '../../lib/compare'
import type { ScopeValues } from '../../runtime/scope/scope'

interface Asking {
  readonly body?: Body
  readonly tabs?: ValueTabs
  readonly filters?: ById<ValueFilter>
}

/** Returns the body of a block's read, with the values of the open tab and of the chosen filters. */
export function readBody({ body, tabs, filters }: Asking, scope: ScopeValues): { [name: string]: unknown } {
  const asked = resolveBindings(body, scope)
  const tab = tabs && openItem(tabs, body, scope)
  if (tabs && tab) asked[tabs.param] = tab.value
  for (const [, filter] of orderedEntries(filters)) {
    const item = chosenItem(filter, scope)
    if (item) asked[filter.param] = item.value
  }
  return asked
}

/** Returns the tab that the URL names, else the one whose value is in the body, else the first. */
export function openItem(
  tabs: ValueTabs,
  body: Body | undefined,
  scope: ScopeValues,
): ValueTabs['items'][string] | undefined {
  const items = orderedEntries(tabs.items).map(([, item]) => item)
  const given = body?.[tabs.param]
  return (
    items.find(({ value }) => String(value) === scope.query[tabs.param]) ??
    items.find(({ value }) => !isRef(given) && value === given) ??
    items[0]
  )
}

/** Returns the item of a filter that the URL names, else the first. */
export function chosenItem(filter: ValueFilter, scope: ScopeValues): ValueFilter['items'][string] | undefined {
  const items = orderedEntries(filter.items).map(([, item]) => item)
  return items.find(({ value }) => String(value) === scope.query[filter.param]) ?? items[0]
}
