// What waits for a person, as rows that lead to where it is done.
import type { Parts } from '@pagewright/engine/language'

export const needs = {
  applications: {
    value: {
      do: 'link',
      label: 'needs.applications',
      icon: 'user-round-check',
      when: { use: 'roles.leadsGuild', 'data.guild.apply_total': { min: 1 } },
      count: 'data.guild.apply_total',
      to: '/guild/apply',
      query: { status: 'pending' },
    },
  },
  creations: {
    value: {
      do: 'link',
      label: 'needs.creations',
      icon: 'clipboard-list',
      when: { any: { use: 'roles.bringsGuilds' }, 'data.redDots.creation_total': { min: 1 } },
      count: 'data.redDots.creation_total',
      to: '/guild/apply-guild',
    },
  },
  toPay: {
    value: {
      do: 'link',
      label: 'needs.toPay',
      icon: 'hand-coins',
      when: { 'user.is_reseller': true, 'data.withdrawal.to_process': { min: 1 } },
      count: 'data.withdrawal.to_process',
      to: '/withdraw/order',
      query: { side: 'toPay', status: 'to_do' },
    },
  },
  toConfirm: {
    value: {
      do: 'link',
      label: 'needs.toConfirm',
      icon: 'banknote',
      when: { 'data.withdrawal.to_confirm': { min: 1 } },
      count: 'data.withdrawal.to_confirm',
      to: '/withdraw/order',
      query: { side: 'mine', status: 'in_progress' },
    },
  },
  invitations: {
    value: {
      do: 'link',
      label: 'needs.invitations',
      icon: 'mail-open',
      when: { 'user.guild_id': { exists: false }, 'data.self.invitation_total': { min: 1 } },
      count: 'data.self.invitation_total',
      to: '/guild/list',
      query: { kind: 'invited' },
    },
  },
} as const satisfies Parts
