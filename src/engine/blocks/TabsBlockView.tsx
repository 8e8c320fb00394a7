import { useId } from 'react'
import type { TabsBlock } from '../config/plainBlocks'
import { holds } from '../config/when'
import { inOrder } from '../page/order'
import { useScope } from '../page/scope'
import { useAddress } from '../page/useAddress'
import { useTexts } from '../text/useTexts'
import { Tabs } from '../ui/Tabs'
import { Blocks } from './Blocks'

/** Blocks in tabs; the open tab stands in the address. One tab alone is shown without its label. */
export function TabsBlockView({ id, block }: { readonly id: string; readonly block: TabsBlock }) {
  const texts = useTexts()
  const scope = useScope()
  const panel = useId()
  const [chosen, choose] = useAddress(block.param)
  const tabs = inOrder(block.tabs, block.order).filter(([, tab]) => holds(tab.when, scope))
  const [name, tab] = tabs.find(([name]) => name === chosen) ?? tabs[0] ?? []
  if (!name || !tab) return null
  if (tabs.length === 1) return <Blocks id={`${id} ${name}`} blocks={tab.blocks} />
  return (
    <>
      <Tabs
        label={tabs.map(([, one]) => texts.t(one.label)).join(', ')}
        items={tabs.map(([name, one]) => ({ id: name, label: texts.t(one.label) }))}
        value={name}
        onChange={choose}
        panel={panel}
      />
      <div id={panel} role="tabpanel" aria-label={texts.t(tab.label)}>
        <Blocks key={name} id={`${id} ${name}`} blocks={tab.blocks} />
      </div>
    </>
  )
}
