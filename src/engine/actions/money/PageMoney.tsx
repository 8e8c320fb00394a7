import type { Block } from '../../language/types/plainBlocks'
import type { ById } from '../../language/types/plain'
import { isObject } from '../../language/runtime/merge'
import { useRoute } from '../../runtime/site/routeContext'
import { MoneyNotices } from './MoneyNotices'
import { useMoneyNotices } from './useMoneyNotices'

/** What became of the money that calls of this page moved, save of those whose form stands on the page and says so itself. */
export function PageMoney() {
  const { route } = useRoute()
  const { intents, read, check } = useMoneyNotices()
  const told = formCalls(route.page.blocks)
  // A record that does not tell its call is told wherever money is moved.
  const own = intents.filter(({ endpoint }) => endpoint === '' || (endpoint in route.endpoints && !told.has(endpoint)))
  return <MoneyNotices intents={own} onCheck={check} onRead={read} />
}

/** The calls of the forms that stand on a page, in tabs too; forms in sheets are open for a moment only. */
function formCalls(blocks: ById<Block>): ReadonlySet<string> {
  const calls = new Set<string>()
  const note = (some: unknown): void => {
    if (!isObject(some)) return
    if (some.block === 'form' && isObject(some.submit)) calls.add(String(some.submit.call))
    for (const [name, member] of Object.entries(some)) if (name !== 'actions') note(member)
  }
  note(blocks)
  return calls
}
