import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readBench, writeBench } from '../workbench/address'
import { createWorkbench } from '../workbench/createWorkbench'
import { ownTab } from '../workbench/ownTab'
import { createStudio } from './model/createStudio'
import { createApiClient } from './model/apiClient'
import { readDevice, withDevice } from './model/device'
import { StudioView } from './StudioView'
import '@fontsource/inter/latin-400.css'
import '@fontsource/inter/latin-500.css'
import '@fontsource/inter/latin-600.css'
import './stage.css'
import './pages.css'
import './studio.css'
import './panel/panel.css'
import './release/release.css'

const element = document.getElementById('studio')
if (!element) throw new Error('The page of the studio has no element with the id "studio".')

try {
  const token = document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? ''
  const ask = createApiClient(token)
  const [product, tab] = await Promise.all([ask('product'), ownTab(window)])
  const studio = createStudio(product, ask, window.localStorage)
  const begin = readDevice(window.location.search)
  let { device } = begin
  const bench = createWorkbench(readBench(begin.rest), window, `${tab}-studio`)
  const keepAddress = () => {
    const address = window.location.pathname + withDevice(writeBench(bench.bench()), device)
    if (address !== window.location.pathname + window.location.search) window.history.replaceState(null, '', address)
  }
  bench.subscribe(keepAddress)
  createRoot(element).render(
    <StrictMode>
      <StudioView
        studio={studio}
        bench={bench}
        ask={ask}
        initialDevice={device}
        onDevice={(next) => {
          device = next
          keepAddress()
        }}
      />
    </StrictMode>,
  )
} catch (error) {
  element.textContent = error instanceof Error ? error.message : String(error)
}
