import { Fragment, useId } from 'react'
import type { TabsBlock } from '../../language/types/plainBlocks'
import { useRenderBlocks, useScope } from '../../runtime/scope/scope'
import { useSetQuery } from '../../runtime/navigation/useNavigateTo'
import { useTexts } from '../../i18n/useTexts'
import { Tabs } from '../../ui/layout/Tabs'
import { openTab, shownTabs } from '../request/readBody'

/** Renders blocks in tabs. The URL names the open tab. A single tab is shown without its label. */
export function TabsBlockView({ id, block }: { readonly id: string; readonly block: TabsBlock }) {
  const texts = useTexts()
  const renderBlocks = useRenderBlocks()
  const scope = useScope()
  const panel = useId()
  const setQuery = useSetQuery()
  const tabs = shownTabs(block, scope)
  const [name, tab] = openTab(block, scope) ?? []
  if (!name || !tab) return null
  if (tabs.length === 1) return renderBlocks({ id: `${id} ${name}`, blocks: tab.blocks })
  return (
    <>
      <Tabs
        label={tabs.map(([, one]) => texts.t(one.label)).join(', ')}
        items={tabs.map(([name, one]) => ({ id: name, label: texts.t(one.label) }))}
        value={name}
        onChange={(chosen) => setQuery({ [block.param]: chosen })}
        panel={panel}
      />
      <div id={panel} role="tabpanel" aria-label={texts.t(tab.label)}>
        <Fragment key={name}>{renderBlocks({ id: `${id} ${name}`, blocks: tab.blocks })}</Fragment>
      </div>
    </>
  )
}
