import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createColumn } from '../workbench/column'
import { readBench, writeBench } from '../workbench/address'
import { ownTab } from '../workbench/ownTab'
import { createStudio } from './model/createStudio'
import { createApiClient } from './model/apiClient'
import { StudioView } from './StudioView'
import type { PageWindow } from '../shell/windowPage'
import './studio.css'
import './panel/panel.css'

const element = document.getElementById('studio')
if (!element) throw new Error('The page of the studio has no element with the id "studio".')

try {
  const token = document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? ''
  const ask = createApiClient(token)
  const [product, tab] = await Promise.all([ask('product'), ownTab(window)])
  const studio = createStudio(product, ask, window.localStorage)
  const column = createColumn(`${tab}-studio`, readBench(window.location.search).left)
  // The first script of every page in the frame calls this.
  Object.assign(window, { phone: { enter: (entered: PageWindow) => column.enter(entered) } })
  column.subscribe(() => {
    const address = window.location.pathname + writeBench({ left: column.state().combination })
    if (address !== window.location.pathname + window.location.search) window.history.replaceState(null, '', address)
  })
  createRoot(element).render(
    <StrictMode>
      <StudioView studio={studio} column={column} ask={ask} />
    </StrictMode>,
  )
} catch (error) {
  element.textContent = error instanceof Error ? error.message : String(error)
}
