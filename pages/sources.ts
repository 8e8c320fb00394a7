/** Named reads: a page that looks at `data.<id>` loads them once; one whose body finds nothing is not asked. */
export const sources = {
  settings: { call: 'POST /web/settings/kv' },
  withdrawal: { call: 'POST /web/withdrawal/config' },
  agentCoins: { call: 'POST /web/AgentGold' },
  self: { call: 'POST /web/guild/get_self_info' },
  guild: { call: 'POST /web/guild/info', body: { gid: { from: 'user.guild_id' } } },
  /** The agency that an address names. */
  agency: {
    call: 'POST /web/guild/info',
    body: { gid: { from: 'query.gid' } },
    reasons: { use: 'refusals.agencyGone' },
  },
  redDots: { call: 'POST /web/guild/get_ext_admin_red_dot' },
  inviter: { call: 'POST /web/guild/get_ar_inviter_uid' },
} as const
