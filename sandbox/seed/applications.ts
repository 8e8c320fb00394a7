import type { Database } from '../database'
import { seedBringers } from './bringers'
import { seedCreations } from './creations'
import { seedFans } from './fans'
import { seedJoins } from './joins'
import { nickname } from './names'
import { addPerson } from './people'
import { createRandom, type Random } from './random'

// Of its own, so that nothing here changes what is drawn for the guilds and the orders.
const seedNumber = 20_260_601
const countries = ['1', '3', '19', '20', '22', '24', '26']

/** People who want something of a guild: to join one, to found one, or to be asked; and those who review them. */
export function seedApplications(db: Database, now: number): void {
  const random = createRandom(seedNumber)
  let nextUid = 2_100_001
  const stranger = () => addStranger(db, random, String(nextUid++))
  seedBringers(db, random)
  seedJoins(db, { random, now, stranger })
  seedCreations(db, { random, now, stranger })
  seedFans(db, { random, now, stranger })
}

export interface Newcomers {
  readonly random: Random
  readonly now: number
  /** Adds somebody without a guild, and gives the user id. */
  stranger(): string
}

function addStranger(db: Database, random: Random, uid: string): string {
  addPerson(db, { uid, nickname: nickname(random), country: random.pick(countries) })
  return uid
}
