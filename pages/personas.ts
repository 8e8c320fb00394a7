// Who the rights of every page are told for: one of each kind of person, as pages see them.
import type { User } from '@pagewright/engine/register'

/**
 * Nobody is signed in where it is null. Who uses another one differs from that one only in the members beside `use`. A
 * subordinate BD is a role of its own; an upper-level agent is an agent.
 */
export const personas = {
  Visitor: null,
  Host: {
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
  },
  Member: { use: 'Host', guild_id: '7', guild_name: 'Falcons', guild_role: 'member' },
  'Guild admin': { use: 'Member', guild_role: 'admin' },
  Owner: { use: 'Member', guild_role: 'owner' },
  Agent: { use: 'Host', is_agent: true, cacheUserRole: 0 },
  'Upper agent': { use: 'Agent', is_upper_agent: true },
  Reseller: { use: 'Host', is_reseller: true },
  BD: { use: 'Host', is_bd: true },
  'Sub BD': { use: 'BD', is_sub_bd: true },
  'Outside admin': { use: 'Host', is_ext_admin: true },
} as const satisfies { readonly [name: string]: User | ({ readonly use: string } & Partial<User>) | null }
