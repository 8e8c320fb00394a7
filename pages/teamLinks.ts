import { anyBd, bringsGuilds } from './roles'

/** Links of people who bring in agencies, on their start page and in their centre. */
export const teamLinks = {
  creations: {
    do: 'link',
    label: 'creation.title',
    icon: 'clipboard-list',
    when: { any: bringsGuilds },
    count: 'data.redDots.creation_total',
    to: '/guild/apply-guild',
  },
  bds: {
    do: 'link',
    label: 'team.bd.title',
    icon: 'briefcase-business',
    when: { 'user.is_bd': true, 'user.is_sub_bd': false },
    to: '/guild/bd-member',
  },
  exts: { do: 'link', label: 'team.ext.title', icon: 'user-round-cog', when: anyBd, to: '/guild/ext-admins' },
} as const
