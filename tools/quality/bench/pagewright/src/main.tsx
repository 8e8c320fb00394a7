// Starts the pages of the bench with the engine and what is generated of them. Nothing of the product is in them.
import type { PreparedStart } from '@pagewright/engine/boot'
import { start } from '@pagewright/engine'
import { endpoints } from 'virtual:pagewright/endpoints'
import { icons } from 'virtual:pagewright/icons'

/** Starts the pages in the document's element `app`. Rejects if the document has none, or if the start fails. */
export async function main(begun: Promise<PreparedStart>): Promise<void> {
  const element = document.getElementById('app')
  if (!element) throw new Error('index.html has no element with the id "app".')
  const toUser = (answer: unknown) => answer as { readonly uid: string }
  await start({ toUser, upload: { call: 'POST /bench/order' }, endpoints, icons, widgets: {} }, await begun, element)
}
