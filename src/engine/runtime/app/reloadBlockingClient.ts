import type { Client } from '../../api/client'
import { blockReload } from '../../lib/reloadBlockers'

/** The client as pages use it: while a write or an upload is on its way, the document is not loaded anew by itself. */
export function reloadBlockingClient(client: Client): Client {
  return {
    ...client,
    write: (...call) => held(client.write(...call)),
    upload: (...call) => held(client.upload(...call)),
  }
}

function held<T>(call: Promise<T>): Promise<T> {
  return call.finally(blockReload('write'))
}
