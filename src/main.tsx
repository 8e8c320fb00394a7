// Starts the engine with the preloaded start, the widgets and the product's own code.
import type { sources } from '../pages/sources'
import { remembered, toUser } from './account'
import type { Sources } from '@pagewright/engine/language'
import { start } from '@pagewright/engine'
import { createStore, type PreparedStart } from '@pagewright/engine/boot'
import { endpoints } from 'virtual:pagewright/endpoints'
import { icons } from 'virtual:pagewright/icons'
import type { Account } from './generated/types'
import { widgets } from './widgets/widgets'

/** Checks the sources against the page language. It happens here because the register contains the sources. */
type Checked<S extends Sources> = S
export type NamedReads = Checked<typeof sources>

/** Starts the product in the element `app`. Rejects if the document has no such element, or if the start fails. */
export async function main(begun: Promise<PreparedStart>): Promise<void> {
  const element = document.getElementById('app')
  if (!element) throw new Error('index.html has no element with the id "app".')
  const ready = await begun
  const sides = createStore(() => window.sessionStorage, ready.manifest.project)
  await start(
    {
      toUser: (answer) => toUser(answer as Account, sides),
      remembered: (uid) => remembered(sides, uid),
      upload: { call: 'POST /web/upload' },
      endpoints,
      icons,
      widgets,
    },
    ready,
    element,
  )
}
