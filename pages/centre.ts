import type { PageConfig } from '@pagewright/engine/language'
import { asSection } from './opened'
import { periods } from './periods'
import { anyBd, bringsGuilds, toHome } from './roles'
import { teamLinks } from './teamLinks'

/** The centre of whoever looks after agencies; which one it is depends on the role (decision 16). */
export const centre: PageConfig = {
  title: 'console.title',
  needs: {
    role: {
      when: { any: [...bringsGuilds, { 'user.guild_role': 'admin' }] },
      otherwise: 'console.closed',
      action: toHome,
    },
  },
  opened: asSection,
  blocks: {
    bd: {
      block: 'record',
      title: 'console.bd',
      when: anyBd,
      call: 'POST /web/guild/bill',
      reasons: { use: 'refusals.agencyGone' },
      body: { period: 1 },
      tabs: { param: 'period', items: periods },
      cells: {
        income: { label: 'data.income', value: 'row.income', format: 'money', big: true },
        guilds: { label: 'data.guilds', value: 'row.guild_count', format: 'count' },
        members: { label: 'data.members', value: 'row.member_count', format: 'count' },
        bds: { label: 'data.bds', value: 'row.bd_count', format: 'count', when: { 'row.bd_count': { exists: true } } },
      },
    },
    ext: {
      block: 'record',
      title: 'console.ext',
      when: { 'user.is_ext_admin': true },
      call: 'POST /web/guild/get_ext_admin_member_count',
      reasons: { use: 'refusals.teamGone' },
      cells: {
        guilds: { label: 'data.guilds', value: 'row.guild_count', format: 'count', big: true },
        members: { label: 'data.members', value: 'row.member_count', format: 'count' },
      },
    },
    admin: {
      block: 'record',
      title: 'console.admin',
      when: { 'user.guild_role': 'admin' },
      call: 'POST /web/guild/info',
      reasons: { '1201': 'guild.unknown' },
      body: { gid: { from: 'user.guild_id' } },
      look: 'card',
      image: 'row.cover',
      name: 'row.name',
      cells: {
        members: { label: 'guild.members', value: 'row.member_number', format: 'count' },
        waiting: { label: 'guild.apply.waiting', value: 'row.apply_total', format: 'count' },
      },
    },
    ways: {
      block: 'links',
      look: 'grid',
      links: {
        creations: teamLinks.creations,
        bound: {
          do: 'link',
          label: 'guild.bound.title',
          icon: 'network',
          when: { any: bringsGuilds },
          to: '/guild/bind-list',
        },
        bds: teamLinks.bds,
        exts: teamLinks.exts,
        people: {
          do: 'link',
          label: 'team.extMember.title',
          icon: 'users',
          when: { 'user.is_ext_admin': true },
          to: '/guild/ext-admin-member',
        },
        applications: {
          do: 'link',
          label: 'guild.apply.title',
          icon: 'user-round-check',
          when: { 'user.guild_role': 'admin' },
          count: 'data.guild.apply_total',
          to: '/guild/apply',
        },
        members: {
          do: 'link',
          label: 'guild.member.title',
          icon: 'users-round',
          when: { 'user.guild_role': 'admin' },
          to: '/guild/member',
        },
        data: { do: 'link', label: 'data.title', icon: 'chart-no-axes-combined', to: '/guild/data-center' },
      },
    },
  },
}
