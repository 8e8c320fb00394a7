import { bind } from '../config/bind'
import { isRef } from '../config/when'
import type { Body } from '../config/plain'
import type { ValueTabs } from '../config/plainBlocks'
import { inOrder } from '../page/order'
import { useAddress } from '../page/useAddress'
import { useTexts } from '../text/useTexts'

/** The tabs of a member of the request, and the body with the chosen value in it. The one that the body gives is open first. */
export function useValueTab(tabs: ValueTabs | undefined, body: Body | undefined, scope: unknown) {
  const texts = useTexts()
  const [chosen, choose] = useAddress(tabs?.param ?? '')
  const bound = bind(body, scope)
  if (!tabs) return { body: bound, items: [], value: '', choose, note: undefined }
  const entries = inOrder(tabs.items)
  const given = body?.[tabs.param]
  const first = entries.find(([, item]) => !isRef(given) && item.value === given) ?? entries[0]
  const open = entries.find(([, item]) => String(item.value) === chosen) ?? first
  return {
    body: { ...bound, ...(open && { [tabs.param]: open[1].value }) },
    items: entries.map(([, item]) => ({ id: String(item.value), label: texts.t(item.label) })),
    value: String(open?.[1].value ?? ''),
    note: open?.[1].note && texts.t(open[1].note),
    choose,
  }
}
