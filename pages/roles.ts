// Holds the conditions of roles that several pages share.

export const signedIn = { 'user.uid': { exists: true, not: '0' } } as const
/** Nobody is signed in. */
export const visitor = { any: [{ 'user.uid': { exists: false } }, { 'user.uid': '0' }] } as const
/** BD, subordinate BD and outside admins bring agencies in and review their applications. */
export const bringsGuilds = [{ 'user.is_bd': true }, { 'user.is_sub_bd': true }, { 'user.is_ext_admin': true }] as const
/** A BD, or a subordinate BD, who is one in all but having BDs below. */
export const anyBd = { any: [{ 'user.is_bd': true }, { 'user.is_sub_bd': true }] } as const
export const leadsGuild = { 'user.guild_role': { in: ['owner', 'admin'] } } as const

/** Members are removed, and leave, on these days of the month only. */
export const removalDays = [2, 3, 4, 17, 18, 19] as const

/** The way on for who may not see a page. */
export const toHome = { do: 'link', label: 'home.back', tone: 'primary', to: '/' } as const

/** Needs that name the way on. */
export const inGuild = {
  when: { 'user.guild_id': { exists: true } },
  otherwise: 'guild.none',
  action: { do: 'link', label: 'guild.list.title', tone: 'primary', to: '/guild/list' },
} as const
/** Those of an agency, and those who bring agencies in. */
export const inTeam = { ...inGuild, when: { any: [inGuild.when, ...bringsGuilds] } } as const
export const leader = {
  when: leadsGuild,
  otherwise: 'guild.leaders.only',
  action: { do: 'link', label: 'guild.home.title', tone: 'primary', to: '/guild' },
} as const
export const reviewer = {
  when: { any: bringsGuilds },
  otherwise: 'creation.closed',
  action: toHome,
} as const
export const agentOnly = {
  when: { 'user.is_agent': true },
  otherwise: 'agent.only',
  action: toHome,
} as const

export const roleWords = { owner: 'role.owner', admin: 'role.admin', member: 'role.member' } as const
/** Badges of members. */
export const roleBadge = {
  value: 'row.role',
  words: roleWords,
  tones: { owner: 'primary', admin: 'good' },
} as const
