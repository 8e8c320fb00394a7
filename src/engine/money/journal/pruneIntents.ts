import { isUnresolved, type Intent } from './intent'
import type { JournalStart } from './records'

/**
 * Leaves out what ended, or may be sent again, more than a day ago, and of the rest the oldest beyond 50; never an open
 * one, nor one that the person has to look for. Of a device whose clock was set nobody knows how long ago anything was.
 * Returns the same list where nothing is left out.
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
  // The server's time comes to be known again; the device's may have been set by a page that is gone.
  if (server === undefined) return false
  return last === undefined ? isOldHere && server - (serverAt ?? server) >= dayMs : server - last >= dayMs
}

const dayMs = 86_400_000
const most = 50
