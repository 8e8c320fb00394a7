import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readBench, writeBench } from './address'
import { createWorkbench } from './createWorkbench'
import { ownTab } from './ownTab'
import { onShortcut } from './shortcuts'
import { Workbench } from './Workbench'

const element = document.getElementById('bench')
if (!element) throw new Error('The page of the workbench has no element with the id "bench".')

try {
  // After a click in a page, key presses go to that page's window.
  const bench = createWorkbench(readBench(window.location.search), window, await ownTab(window), (page) => {
    onShortcut(page, (key) => window.dispatchEvent(new KeyboardEvent('keydown', { key })))
  })
  bench.subscribe(() => {
    const address = window.location.pathname + writeBench(bench.bench())
    if (address !== window.location.pathname + window.location.search) window.history.replaceState(null, '', address)
  })
  createRoot(element).render(
    <StrictMode>
      <Workbench bench={bench} />
    </StrictMode>,
  )
} catch (error) {
  element.textContent = error instanceof Error ? error.message : String(error)
}
