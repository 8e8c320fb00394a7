import { isUnresolved, type Intent } from './intent'
import type { JournalStart } from './records'

/**
 * Removes intents that ended, or became free to repeat, more than a day ago, and the oldest beyond 50. Unresolved
 * intents, and unclear ones that nobody has looked at, always stay. If the device's clock changed, age is unknown and
 * nothing is removed by age.
 *
 * Returns the same array if nothing is removed.
 */
export function pruneIntents(intents: readonly Intent[], moment: JournalStart): readonly Intent[] {
  const stays = (one: Intent) => isUnresolved(one) || (one.state === 'unclear' && !one.seen)
  const fresh = intents.filter((one) => stays(one) || !isOld(one, moment))
  const dropped = fresh
    .filter((one) => !stays(one))
    .toSorted((a, b) => a.sentAt - b.sentAt)
    .slice(0, Math.max(0, fresh.length - most))
  const left = fresh.filter((one) => !dropped.includes(one))
  return left.length < intents.length ? left : intents
}

function isOld({ endedAt, sentAt, serverEndedAt, aliveAt, serverAt }: Intent, moment: JournalStart): boolean {
  const { device, server, wasSet } = moment
  const last = serverEndedAt ?? aliveAt
  const isOldHere = wasSet !== true && device - (endedAt ?? sentAt) >= dayMs
  if (last === undefined && serverAt === undefined) return isOldHere
  // The server's time will be known again; the device's may have been changed by a page that is closed.
  if (server === undefined) return false
  return last === undefined ? isOldHere && server - (serverAt ?? server) >= dayMs : server - last >= dayMs
}

const dayMs = 86_400_000
const most = 50
