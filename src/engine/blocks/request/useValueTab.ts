import type { Body } from '../../language/types/plain'
import type { ValueTabs } from '../../language/types/plainBlocks'
import { orderedEntries } from '../../lib/compare'
import type { ScopeValues } from '../../runtime/scope/scope'
import { useSetQuery } from '../../runtime/navigation/useSetQuery'
import { useTexts } from '../../i18n/useTexts'
import { openItem } from './readBody'

/** Returns the tabs that set a member of the request, and the open one. */
export function useValueTab(tabs: ValueTabs | undefined, body: Body | undefined, scope: ScopeValues) {
  const texts = useTexts()
  const setQuery = useSetQuery()
  const open = tabs && openItem(tabs, body, scope)
  return {
    items: orderedEntries(tabs?.items).map(([, item]) => ({ id: String(item.value), label: texts.t(item.label) })),
    value: String(open?.value ?? ''),
    note: open?.note && texts.t(open.note),
    choose: (value: string) => tabs && setQuery({ [tabs.param]: value }),
  }
}
