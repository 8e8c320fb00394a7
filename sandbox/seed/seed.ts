import type { Database } from '../database'
import { photo } from '../images/photo'
import { initialSettings, writeSetting } from '../settings'
import { dropTables, tables } from '../tables'
import { seedApplications } from './applications'
import { seedAgents } from './agents'
import { seedChannels } from './channels'
import { seedCountries } from './countries'
import { seedGuilds } from './guilds'
import { seedPaymentMethods } from './paymentMethods'
import { seedPeople } from './people'
import { createRandom } from './random'
import { seedWithdrawalMethods } from './withdrawalMethods'
import { seedWithdrawals } from './withdrawals'

/** A file of another version is made anew: raise the number when the seed changes, the tables speak for themselves. */
const version = `2 ${tables}`
const seedNumber = 20_260_101

export function isSeeded(db: Database): boolean {
  const hasMeta = db.get("select 1 from sqlite_master where name = 'meta'")
  return hasMeta !== undefined && db.get<{ version: string }>('select version from meta')?.version === version
}

/** Empties everything and fills it with the same people, guilds and orders again, as of a moment (unix seconds). */
export function seed(db: Database, now: number): void {
  db.exec(dropTables)
  db.exec(tables)
  db.transaction(() => {
    const random = createRandom(seedNumber)
    for (const [name, value] of Object.entries(initialSettings)) writeSetting(db, name, value)
    const countries = seedCountries(db)
    seedPaymentMethods(db, countries)
    seedChannels(db, countries)
    seedPeople(db, now)
    seedGuilds(db, random, now)
    seedWithdrawals(db, random, now, photo('proof'))
    seedWithdrawalMethods(db, now)
    seedAgents(db, createRandom(seedNumber + 1), now)
    seedApplications(db, now)
    db.run('insert into meta values (?)', version)
  })
}
