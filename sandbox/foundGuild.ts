import type { Database } from './database'
import { addMember } from './membership'
import { folded } from './search'

export interface NewGuild {
  readonly gid: string
  readonly name: string
  readonly cover: string
  readonly country: string
  readonly ownerUid: string
  readonly phone: string
  readonly address: string
  readonly realName: string
  readonly inviterUid: string
  readonly boundTo: string | null
  readonly founded: number
}

/** Adds a guild with its owner as its first member. */
export function foundGuild(db: Database, guild: NewGuild): void {
  const { gid, ownerUid: uid, founded: at } = guild
  db.run(
    'insert into guilds values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    gid,
    guild.name,
    folded(guild.name),
    guild.cover,
    guild.country,
    uid,
    guild.phone,
    guild.address,
    guild.realName,
    guild.inviterUid,
    guild.boundTo,
    at,
  )
  addMember(db, { gid, uid, role: 'owner', at })
}
