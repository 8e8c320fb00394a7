import { demoUid } from '../accounts'
import type { Database } from '../database'
import { days } from '../day'
import { foundGuild, type NewGuild } from '../foundGuild'
import { paths } from '../images/address'
import { addMember, type GuildRole } from '../membership'
import { nickname } from './names'
import { addPerson } from './people'
import type { Random } from './random'

interface Seeded {
  readonly name: string
  readonly country: string
  readonly size: number
  readonly inviter: 'bd' | 'extadmin' | 'subbd'
}

const guilds: readonly Seeded[] = [
  { name: 'Desert Stars', country: '1', size: 5000, inviter: 'bd' },
  { name: 'نجوم الليل', country: '2', size: 240, inviter: 'bd' },
  { name: 'Jakarta Voices', country: '22', size: 130, inviter: 'extadmin' },
  { name: 'Anadolu Sesi', country: '19', size: 96, inviter: 'bd' },
  { name: 'Vozes do Brasil', country: '20', size: 84, inviter: 'extadmin' },
  { name: 'Северное сияние', country: '23', size: 61, inviter: 'bd' },
  { name: 'Samarqand Yulduzlari', country: '24', size: 45, inviter: 'subbd' },
  { name: '月光会', country: '54', size: 38, inviter: 'bd' },
  { name: 'صدای شب', country: '26', size: 27, inviter: 'bd' },
  { name: 'Karachi Kings 👑', country: '26', size: 22, inviter: 'extadmin' },
  { name: 'The guild of everyone who ever wanted to sing and never dared to', country: '30', size: 12, inviter: 'bd' },
  { name: 'Nile Night', country: '3', size: 4, inviter: 'bd' },
]

/** Guilds with their people. Three small ones are bound to the first, whose owner so has a team. */
export function seedGuilds(db: Database, random: Random, now: number): void {
  let nextUid = 2_000_001
  guilds.forEach((guild, at) => {
    const gid = String(10_001 + at)
    const founded = now - days(700 - at * 40)
    const newcomer = () => {
      const uid = String(nextUid++)
      addPerson(db, { uid, nickname: nickname(random), country: random.share() < 0.7 ? guild.country : '3' })
      return uid
    }
    const ownerUid = at === 0 ? demoUid('owner') : newcomer()
    const inviterUid = demoUid(guild.inviter)
    addGuild(db, { ...guild, gid, ownerUid, inviterUid, founded, boundTo: at >= 9 ? '10001' : null })
    const known = new Map(
      at === 0
        ? [
            [1, demoUid('admin')],
            [7, demoUid('member')],
          ]
        : [],
    )
    for (let count = 1; count < guild.size; count += 1) {
      const role: GuildRole = count === 1 || (count < 6 && guild.size > 90) ? 'admin' : 'member'
      const uid = known.get(count) ?? newcomer()
      // One in thirty joined this month.
      const since = random.share() < 0.033 ? random.between(1, 20) : random.between(30, 400)
      const isDemoMember = uid === demoUid('member')
      addMember(db, { gid, uid, role, at: now - days(isDemoMember ? 420 : since) })
    }
  })
}

type GuildWish = Pick<NewGuild, 'gid' | 'name' | 'country' | 'ownerUid' | 'inviterUid' | 'founded' | 'boundTo'>

/** Adds a guild with its owner, and a cover and contact that nobody cares about. */
export function addGuild(db: Database, guild: GuildWish): void {
  foundGuild(db, {
    ...guild,
    cover: paths.drawn('cover', guild.gid),
    phone: `+966 50 100 ${guild.gid.slice(-4)}`,
    address: '12 Palm Street',
    realName: 'Layla Haddad',
  })
}
