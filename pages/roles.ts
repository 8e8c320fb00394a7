// Who may do what, as conditions that several pages share (spec §6).

/** BD, subordinate BD and outside admins bring agencies in and review their applications. */
export const bringsGuilds = [{ 'user.is_bd': true }, { 'user.is_sub_bd': true }, { 'user.is_ext_admin': true }] as const
export const leadsGuild = { 'user.guild_role': { in: ['owner', 'admin'] } } as const

/** Needs that name the way on. */
export const inGuild = {
  when: { 'user.guild_id': { exists: true } },
  otherwise: 'guild.none',
  action: { do: 'link', label: 'guild.list.title', tone: 'primary', to: '/guild/list' },
} as const
export const leader = {
  when: leadsGuild,
  otherwise: 'guild.leaders.only',
  action: { do: 'link', label: 'guild.home.title', tone: 'primary', to: '/guild' },
} as const
export const reviewer = {
  when: { any: bringsGuilds },
  otherwise: 'console.closed',
  action: { do: 'link', label: 'home.back', tone: 'primary', to: '/' },
} as const
export const agentOnly = {
  when: { 'user.is_agent': true },
  otherwise: 'agent.only',
  action: { do: 'link', label: 'home.back', tone: 'primary', to: '/' },
} as const

/** Badges of members. */
export const roleBadge = {
  value: 'row.role',
  words: { owner: 'role.owner', admin: 'role.admin', member: 'role.member' },
  tones: { owner: 'primary', admin: 'good' },
} as const
