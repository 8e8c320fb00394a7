import type { Client } from '../../api/client'
import { blockReload } from '../../lib/reloadBlockers'

/** Returns a client whose writes and uploads block an automatic reload of the document until they end. */
export function reloadBlockingClient(client: Client): Client {
  return {
    ...client,
    write: (...call) => blockReloadDuring(client.write(...call)),
    upload: (...call) => blockReloadDuring(client.upload(...call)),
  }
}

function blockReloadDuring<T>(call: Promise<T>): Promise<T> {
  return call.finally(blockReload('write'))
}
