import { start, type TrackedEvent } from '@pagewright/engine'
import type { PreparedStart } from '@pagewright/engine/boot'
import { endpoints } from 'virtual:pagewright/endpoints'
import { icons } from 'virtual:pagewright/icons'
import type { GetApiUserAnswer, Session } from './generated/types'
import { widgets } from './widgets/widgets'

/** Starts the product in the document's element `app`. Rejects if the document has none, or if the start fails. */
export async function main(prepared: Promise<PreparedStart>): Promise<void> {
  const element = document.getElementById('app')
  if (!element) throw new Error('index.html has no element with the id "app".')
  await start({ toUser, endpoints, icons, widgets, track }, await prepared, element)
}

/** Passes an event to whoever listens in the page. A product would queue it for its analytics. */
function track(event: TrackedEvent): void {
  window.dispatchEvent(new CustomEvent('conduit:event', { detail: event }))
}

/** Converts the answer of the account call to what pages see as `user.`. A name is unique, so it is the id. */
function toUser(answer: unknown): Session {
  const { user } = answer as GetApiUserAnswer
  const { token: _token, ...person } = user
  return { uid: user.username, ...person }
}
