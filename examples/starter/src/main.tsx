import { start } from '@pagewright/engine'
import type { PreparedStart } from '@pagewright/engine/boot'
import { endpoints } from 'virtual:pagewright/endpoints'
import { icons } from 'virtual:pagewright/icons'
import { widgets } from './widgets/widgets'

/** Starts the product in the document's element `app`. Rejects if the document has none, or if the start fails. */
export async function main(prepared: Promise<PreparedStart>): Promise<void> {
  const element = document.getElementById('app')
  if (!element) throw new Error('index.html has no element with the id "app".')
  await start({ upload: { call: 'POST /upload' }, endpoints, icons, widgets }, await prepared, element)
}
