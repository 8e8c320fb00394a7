import type { TabsBlock } from '../../language/types/plainBlocks'
import { evaluateCondition } from '../../language/runtime/evaluateCondition'
import { orderedEntries } from '../../lib/compare'
import type { ScopeValues } from '../../runtime/scope/scope'

type Tab = readonly [id: string, tab: TabsBlock['tabs'][string]]

/** Returns the visible tabs in their order. */
export function shownTabs(block: TabsBlock, scope: ScopeValues): readonly Tab[] {
  return orderedEntries(block.tabs, block.order).filter(([, tab]) => evaluateCondition(tab.when, scope))
}

/** Returns the tab that the URL names, else the first. */
export function openTab(block: TabsBlock, scope: ScopeValues): Tab | undefined {
  const tabs = shownTabs(block, scope)
  return tabs.find(([id]) => id === scope.query[block.param]) ?? tabs[0]
}
