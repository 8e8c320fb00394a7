import { randomInt } from 'node:crypto'
import type { Database } from './database'

/** Who has which ids: of so few that among fifty new ones two are the same now and then. */
const ids = {
  guild: { taken: 'select 1 from guilds where gid = ?', from: 20_000, to: 1_000_000 },
  user: { taken: 'select 1 from users where uid = ?', from: 3_000_000, to: 10_000_000 },
} as const

/** Gives an id at random that nobody has yet. */
export function freeId(db: Database, kind: keyof typeof ids): string {
  const { taken, from, to } = ids[kind]
  for (;;) {
    const id = String(randomInt(from, to))
    if (!db.get(taken, id)) return id
  }
}
