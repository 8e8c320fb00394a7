import type { PageConfig } from '@pagewright/engine/language'

/** The centre of whoever looks after agencies; which one it is depends on the role (decision 16). */
export const centre: PageConfig = {
  title: 'console.title',
  needs: {
    role: {
      when: { any: [{ use: 'roles.bringsGuilds' }, { 'user.guild_role': 'admin' }] },
      otherwise: 'console.closed',
      action: { use: 'roles.toHome' },
    },
  },
  opened: { use: 'opened.asSection' },
  blocks: {
    needs: {
      block: 'links',
      title: 'home.needs',
      look: 'tasks',
      links: { creations: { use: 'needs.creations' }, applications: { use: 'needs.applications' } },
    },
    bd: {
      block: 'record',
      title: 'console.bd',
      when: { use: 'roles.anyBd' },
      call: 'POST /web/guild/bill',
      reasons: { use: 'refusals.agencyGone' },
      body: { period: 1 },
      tabs: { param: 'period', items: { use: 'periods' } },
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
      },
    },
    ways: {
      block: 'links',
      links: {
        creations: { use: 'teamLinks.creations' },
        bound: {
          do: 'link',
          label: 'guild.bound.title',
          icon: 'network',
          when: { any: { use: 'roles.bringsGuilds' } },
          to: '/guild/bind-list',
        },
        bds: { use: 'teamLinks.bds' },
        exts: { use: 'teamLinks.exts' },
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
