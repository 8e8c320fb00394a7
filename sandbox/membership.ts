import { Refused } from './codes'
import type { Database } from './database'
import { dayOf, dayOfMonth } from './day'
import { bringsGuilds, type Person } from './person'

export type GuildRole = 'owner' | 'admin' | 'member'
/** The order of a member list. */
const places: { readonly [R in GuildRole]: number } = { owner: 0, admin: 1, member: 2 }
/** Days of a month on which a host may be removed, in UTC+3. */
const removalDays = [2, 3, 4, 17, 18, 19]

export function addMember(db: Database, member: { gid: string; uid: string; role: GuildRole; at: number }): void {
  const { gid, uid, role, at } = member
  db.run('insert into members values (?, ?, ?, ?, ?)', uid, gid, role, places[role], at)
}

export function setRole(db: Database, uid: string, role: GuildRole): void {
  db.run('update members set role = ?, place = ? where uid = ?', role, places[role], uid)
}

export function isRemovalDay(now: number): boolean {
  return removalDays.includes(dayOfMonth(dayOf(now)))
}

export interface GuildRow {
  readonly gid: string
  readonly name: string
  readonly cover: string
  readonly country_id: string
  readonly owner_uid: string
  readonly contact_phone: string | null
  readonly contact_address: string | null
  readonly real_name: string | null
  readonly inviter_uid: string | null
  readonly bound_to: string | null
  readonly created_at: number
  readonly size: number
}

export const selectGuild = 'select g.*, (select count(*) from members m where m.gid = g.gid) as size from guilds g'

/** Throws `unknownGuild`. */
export function guildBy(db: Database, gid: string): GuildRow {
  const guild = db.get<GuildRow>(`${selectGuild} where g.gid = ?`, gid)
  if (!guild) throw new Refused('unknownGuild')
  return guild
}

/** Only the owner may (decision 19). */
export function requireOwner(person: Person, gid: string): void {
  if (person.gid !== gid || person.role !== 'owner') throw new Refused('notAllowed')
}

/** Owner and guild admin of the guild itself see who asks to join (decision 19); throws `unknownGuild` and `notAllowed`. */
export function requireLeader(db: Database, person: Person, gid: string): void {
  guildBy(db, gid)
  if (person.gid !== gid || (person.role !== 'owner' && person.role !== 'admin')) throw new Refused('notAllowed')
}

/** Owner, guild admin, the owner of a guild it is bound to, and whoever brought it in may look into it (decision 19). */
export function requireInsight(db: Database, person: Person, gid: string): GuildRow {
  const guild = guildBy(db, gid)
  const leads = person.role === 'owner' || person.role === 'admin'
  const isLeader = leads && (person.gid === gid || person.gid === guild.bound_to)
  if (!isLeader && !(bringsGuilds(person) && guild.inviter_uid === person.uid)) throw new Refused('notAllowed')
  return guild
}
