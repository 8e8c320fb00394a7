// A copy of what was seeded, kept in memory: putting it back costs a tenth of seeding anew.
import type { Database } from '../database'
import { dayOf } from '../day'
import { tableNames } from '../tables'
import { seed } from './seed'

/** How long a copy is as good as new, in seconds: what is seeded lies some days or minutes before now. */
const freshFor = 3600

/** Gives what puts the data back to what it was at the start, as of a moment (unix seconds). */
export function createReset(db: Database): (now: number) => void {
  let seededAt: number | undefined
  const isFresh = (now: number) =>
    seededAt !== undefined && now >= seededAt && now - seededAt < freshFor && dayOf(now) === dayOf(seededAt)

  return (now) => {
    if (isFresh(now)) {
      db.transaction(() =>
        db.exec(all((name) => `delete from ${name}; insert into ${name} select * from pristine.${name};`)),
      )
      return
    }
    if (seededAt !== undefined) db.exec('detach pristine')
    seed(db, now)
    db.exec("attach ':memory:' as pristine")
    db.exec(all((name) => `create table pristine.${name} as select * from ${name};`))
    seededAt = now
  }
}

function all(statement: (table: string) => string): string {
  return tableNames.map(statement).join('\n')
}
