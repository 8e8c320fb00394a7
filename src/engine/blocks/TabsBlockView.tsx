import { useId } from 'react'
import type { TabsBlock } from '../config/plainBlocks'
import { useScope } from '../page/scope'
import { useAddress } from '../page/useAddress'
import { useTexts } from '../text/useTexts'
import { Tabs } from '../ui/Tabs'
import { Blocks } from './Blocks'
import { openTab, shownTabs } from './openTab'

/** Blocks in tabs; the open tab stands in the address. One tab alone is shown without its label. */
export function TabsBlockView({ id, block }: { readonly id: string; readonly block: TabsBlock }) {
  const texts = useTexts()
  const scope = useScope()
  const panel = useId()
  const setAddress = useAddress()
  const tabs = shownTabs(block, scope)
  const [name, tab] = openTab(block, scope) ?? []
  if (!name || !tab) return null
  if (tabs.length === 1) return <Blocks id={`${id} ${name}`} blocks={tab.blocks} />
  return (
    <>
      <Tabs
        label={tabs.map(([, one]) => texts.t(one.label)).join(', ')}
        items={tabs.map(([name, one]) => ({ id: name, label: texts.t(one.label) }))}
        value={name}
        onChange={(chosen) => setAddress(block.param, chosen)}
        panel={panel}
      />
      <div id={panel} role="tabpanel" aria-label={texts.t(tab.label)}>
        <Blocks key={name} id={`${id} ${name}`} blocks={tab.blocks} />
      </div>
    </>
  )
}
