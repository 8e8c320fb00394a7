// Holds the conditions of roles that several pages share.
import type { Parts } from '@pagewright/engine/language'

export const roles = {
  signedIn: { value: { 'user.uid': { exists: true, not: '0' } } },
  /** Nobody is signed in. */
  visitor: { value: { any: [{ 'user.uid': { exists: false } }, { 'user.uid': '0' }] } },
  /** BD, subordinate BD and outside admins bring agencies in and review their applications. */
  bringsGuilds: { value: [{ 'user.is_bd': true }, { 'user.is_sub_bd': true }, { 'user.is_ext_admin': true }] },
  /** A BD, or a subordinate BD, who is one in all but having BDs below. */
  anyBd: { value: { any: [{ 'user.is_bd': true }, { 'user.is_sub_bd': true }] } },
  leadsGuild: { value: { 'user.guild_role': { in: ['owner', 'admin'] } } },
  /** Members are removed, and leave, on these days of the month only. */
  removalDays: { value: [2, 3, 4, 17, 18, 19] },
  /** The way on for who may not see a page. */
  toHome: { value: { do: 'link', label: 'home.back', tone: 'primary', to: '/' } },
  /** Needs that name the way on. */
  inGuild: {
    value: {
      when: { 'user.guild_id': { exists: true } },
      otherwise: 'guild.none',
      action: { do: 'link', label: 'guild.list.title', tone: 'primary', to: '/guild/list' },
    },
  },
  /** Those of an agency, and those who bring agencies in. */
  inTeam: {
    value: {
      use: 'roles.inGuild',
      when: { 'user.guild_id': null, any: [{ 'user.guild_id': { exists: true } }, { use: 'roles.bringsGuilds' }] },
    },
  },
  leader: {
    value: {
      when: { use: 'roles.leadsGuild' },
      otherwise: 'guild.leaders.only',
      action: { do: 'link', label: 'guild.home.title', tone: 'primary', to: '/guild' },
    },
  },
  reviewer: {
    value: {
      when: { any: { use: 'roles.bringsGuilds' } },
      otherwise: 'creation.closed',
      action: { use: 'roles.toHome' },
    },
  },
  agentOnly: {
    value: {
      when: { 'user.is_agent': true },
      otherwise: 'agent.only',
      action: { use: 'roles.toHome' },
    },
  },
  roleWords: { value: { owner: 'role.owner', admin: 'role.admin', member: 'role.member' } },
  /** Badges of members. */
  bdBadge: {
    value: { value: 'row.kind', words: { bd: 'role.bd', sub_bd: 'role.subBd' }, tones: { bd: 'primary' } },
  },
  roleBadge: {
    value: {
      value: 'row.role',
      words: { use: 'roles.roleWords' },
      tones: { owner: 'primary', admin: 'good' },
    },
  },
} as const satisfies Parts
