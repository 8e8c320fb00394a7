import type { Body } from '../../language/types/plain'
import type { ValueTabs } from '../../language/types/plainBlocks'
import { inOrder } from '../../lib/compare'
import type { ScopeValues } from '../../runtime/scope/scope'
import { useAddress } from '../../runtime/navigation/useAddress'
import { useTexts } from '../../i18n/useTexts'
import { openItem } from './requestBody'

/** The tabs of a member of the request, with the one that is open. */
export function useValueTab(tabs: ValueTabs | undefined, body: Body | undefined, scope: ScopeValues) {
  const texts = useTexts()
  const setAddress = useAddress()
  const open = tabs && openItem(tabs, body, scope)
  return {
    items: inOrder(tabs?.items).map(([, item]) => ({ id: String(item.value), label: texts.t(item.label) })),
    value: String(open?.value ?? ''),
    note: open?.note && texts.t(open.note),
    choose: (value: string) => tabs && setAddress(tabs.param, value),
  }
}
