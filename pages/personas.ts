// Who the rights of every page are told for: one of each kind of person, as pages see them.
import type { User } from '@pagewright/engine/register'

const person: User = {
  uid: '1',
  nikeName: 'Nour',
  duid: '1001',
  gold: 0,
  gemstone: '0.00',
  cacheUserRole: 1,
  is_agent: false,
  is_upper_agent: false,
  is_reseller: false,
  is_bd: false,
  is_sub_bd: false,
  is_ext_admin: false,
  country_id: '1',
  diamonds: '1000',
}
const inGuild: User = { ...person, guild_id: '7', guild_name: 'Falcons', guild_role: 'member' }
const agent: User = { ...person, is_agent: true, cacheUserRole: 0 }

/** Nobody is signed in where it is null. A subordinate BD is a role of its own; an upper-level agent is an agent. */
export const personas = {
  Visitor: null,
  Host: person,
  Member: inGuild,
  'Guild admin': { ...inGuild, guild_role: 'admin' },
  Owner: { ...inGuild, guild_role: 'owner' },
  Agent: agent,
  'Upper agent': { ...agent, is_upper_agent: true },
  Reseller: { ...person, is_reseller: true },
  BD: { ...person, is_bd: true },
  'Sub BD': { ...person, is_bd: true, is_sub_bd: true },
  'Outside admin': { ...person, is_ext_admin: true },
} as const satisfies { readonly [name: string]: User | null }
