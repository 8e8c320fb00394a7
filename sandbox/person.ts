import { Refused } from './codes'
import type { Database } from './database'

/** A row of `users` with the place in a guild. */
export interface Person {
  readonly uid: string
  readonly duid: string
  readonly nickname: string
  readonly avatar: string | null
  readonly country_id: string
  readonly agent: 0 | 1
  readonly is_upper_agent: number
  /** The upper-level agent above. */
  readonly upper_uid: string | null
  readonly is_reseller: number
  readonly is_bd: number
  readonly is_sub_bd: number
  readonly is_ext_admin: number
  readonly gid: string | null
  readonly role: 'owner' | 'admin' | 'member' | null
  readonly joined_at: number | null
}

const select = `select u.uid, u.duid, u.nickname, u.avatar, u.country_id, u.agent, u.is_upper_agent, u.upper_uid,
  u.is_reseller, u.is_bd, u.is_sub_bd, u.is_ext_admin, m.gid, m.role, m.joined_at from users u left join members m on m.uid = u.uid`

export function personBy(db: Database, uid: string): Person | undefined {
  return db.get<Person>(`${select} where u.uid = ?`, uid)
}

/** Finds by user id or by the product user ID, as people type either; throws `unknownUser`. */
export function personByTyped(db: Database, typed: string): Person {
  const id = typed.trim()
  const found = db.get<Person>(`${select} where u.duid = ? or u.uid = ?`, id, id)
  if (!found) throw new Refused('unknownUser')
  return found
}

/** A BD with a team of subordinate ones, which these do not have. */
export function leadsTeam(person: Person): boolean {
  return person.is_bd === 1 && person.is_sub_bd === 0
}

/** A BD of either kind. */
export function isBd(person: Person): boolean {
  return person.is_bd === 1 || person.is_sub_bd === 1
}

/** BD, subordinate BD and outside admins bring guilds in and review applications for them. */
export function bringsGuilds(person: Person): boolean {
  return person.is_bd === 1 || person.is_sub_bd === 1 || person.is_ext_admin === 1
}
