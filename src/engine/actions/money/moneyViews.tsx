// The views that a page loads if it moves money. One file is one request.
import type { Block } from '../../language/types/plainBlocks'
import type { ById } from '../../language/types/plain'
import { isObject } from '../../language/runtime/merge'
import { useRoute } from '../../runtime/site/routeContext'
import { MoneyNotices } from './MoneyNotices'
import { useMoneyNotices } from './useMoneyNotices'

export { MoneyForm } from './MoneyForm'
export { openMoney } from '../../money/openMoney'

/** Shows the money notices of a page. A form on the page shows the notices of its own call. */
export function PageMoney() {
  const { route } = useRoute()
  const { intents, read, check } = useMoneyNotices()
  const ofForms = formCalls(route.page.blocks)
  // An intent without a known endpoint is shown on every page that moves money.
  const own = intents.filter(
    ({ endpoint }) => endpoint === '' || (endpoint in route.endpoints && !ofForms.has(endpoint)),
  )
  return <MoneyNotices intents={own} onCheck={check} onRead={read} />
}

/** Returns the calls of the forms on a page and in its tabs, but not in sheets or open rows: they may be closed. */
function formCalls(blocks: ById<Block>): ReadonlySet<string> {
  const calls = new Set<string>()
  const note = (some: unknown): void => {
    // An action may open a sheet, whatever the member that holds it is called.
    if (!isObject(some) || 'do' in some) return
    if (some.block === 'form' && isObject(some.submit)) calls.add(String(some.submit.call))
    for (const [name, member] of Object.entries(some)) if (name !== 'detail') note(member)
  }
  note(blocks)
  return calls
}
