/** Named reads: a page that looks at `data.<id>` loads them once. */
export const sources = {
  settings: { call: 'POST /web/settings/kv' },
  withdrawal: { call: 'POST /web/withdrawal/config' },
  self: { call: 'POST /web/guild/get_self_info' },
} as const
