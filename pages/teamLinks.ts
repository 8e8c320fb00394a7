import type { Parts } from '@pagewright/engine/language'

export const teamLinks = {
  /** Links of people who bring in agencies, in their centre. */
  creations: {
    value: {
      do: 'link',
      label: 'creation.title',
      icon: 'clipboard-list',
      when: { any: { use: 'roles.bringsGuilds' } },
      to: '/guild/apply-guild',
    },
  },
  bds: {
    value: {
      do: 'link',
      label: 'team.bd.title',
      icon: 'briefcase-business',
      when: { 'user.is_bd': true, 'user.is_sub_bd': false },
      to: '/guild/bd-member',
    },
  },
  exts: {
    value: {
      do: 'link',
      label: 'team.ext.title',
      icon: 'user-round-cog',
      when: { use: 'roles.anyBd' },
      to: '/guild/ext-admins',
    },
  },
} as const satisfies Parts
