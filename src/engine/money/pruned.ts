import { isOpen, type Intent } from './intent'

/** Leaves out what ended, or may be sent again, more than a day ago, and of the rest the oldest beyond 50; never an open one. */
export function pruned(intents: readonly Intent[], now: number): readonly Intent[] {
  const fresh = intents.filter((one) => isOpen(one) || now - (one.endedAt ?? one.sentAt) < dayMs)
  const dropped = fresh
    .filter((one) => !isOpen(one))
    .toSorted((a, b) => a.sentAt - b.sentAt)
    .slice(0, Math.max(0, fresh.length - most))
  return fresh.filter((one) => !dropped.includes(one))
}

const dayMs = 86_400_000
const most = 50
