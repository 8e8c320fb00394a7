// Starts the pages of the bench with the engine. They contain nothing of Lumi.
import type { PreparedStart } from '@pagewright/engine/boot'
import { start } from '@pagewright/engine'
import { endpoints } from 'virtual:pagewright/endpoints'
import { icons } from 'virtual:pagewright/icons'

/** Starts the pages in the element `app`. Rejects if the document has no such element, or if the start fails. */
export async function main(begun: Promise<PreparedStart>): Promise<void> {
  const element = document.getElementById('app')
  if (!element) throw new Error('index.html has no element with the id "app".')
  const toUser = (answer: unknown) => answer as { readonly uid: string }
  await start({ toUser, endpoints, icons, widgets: {} }, await begun, element)
}
