import type { PageConfig } from '@pagewright/engine/language'

/** Agencies bound to the own one, or brought in by a BD or outside admin. */
export const guildBindList: PageConfig = {
  title: 'guild.bound.title',
  needs: {
    team: {
      when: { any: [{ use: 'roles.bringsGuilds' }, { use: 'roles.leadsGuild' }] },
      otherwise: 'guild.bound.closed',
      action: { use: 'roles.toHome' },
    },
  },
  opened: { use: 'opened.asStep' },
  blocks: {
    guilds: {
      block: 'list',
      rows: 'POST /web/guild/guild_list',
      reasons: { use: 'refusals.notAllowed' },
      search: { param: 'keyword', placeholder: 'guild.list.search' },
      key: 'row.gid',
      show: {
        title: 'row.name',
        image: 'row.cover',
        imageShape: 'square',
        lines: {
          id: { label: 'guild.id', value: 'row.gid', format: 'id', bare: true },
          owner: { label: 'guild.owner', value: 'row.owner_name', bare: true },
          members: { use: 'figures.memberCount' },
        },
      },
      table: {
        title: 'guild.word',
        columns: {
          members: { label: 'guild.members', value: 'row.member_count', format: 'count' },
          id: { label: 'guild.id', value: 'row.gid', format: 'id' },
          owner: { label: 'guild.owner', value: 'row.owner_name' },
          bound: { label: 'guild.bound.since', value: 'row.bound_at', format: 'date' },
        },
      },
      opens: { to: '/guild/data-center/detail', query: { gid: { from: 'row.gid' } } },
      empty: { text: 'guild.bound.empty', icon: 'house-heart' },
    },
  },
}

export const guildBdMember: PageConfig = {
  title: 'team.bd.title',
  needs: {
    bd: {
      when: { 'user.is_bd': true, 'user.is_sub_bd': false },
      otherwise: 'team.bd.closed',
      action: { use: 'roles.toHome' },
    },
  },
  opened: { use: 'opened.asStep' },
  blocks: {
    people: {
      block: 'list',
      rows: 'POST /web/guild/bd_member',
      reasons: { use: 'refusals.notAllowed' },
      search: { param: 'keyword', placeholder: 'guild.member.search' },
      key: 'row.uid',
      show: {
        title: 'row.nickname',
        image: 'row.avatar_url',
        badge: { use: 'roles.bdBadge' },
        lines: {
          duid: { label: 'account.id', value: 'row.duid', format: 'id', bare: true },
          guilds: { use: 'figures.guildCount' },
          members: { use: 'figures.memberCount' },
        },
      },
      table: {
        title: 'role.member',
        columns: {
          kind: { label: 'guild.role', use: 'roles.bdBadge' },
          duid: { label: 'account.id', value: 'row.duid', format: 'id' },
          teamCounts: { use: 'figures.teamCounts' },
        },
      },
      actions: { profile: { use: 'inApp.profile' } },
      empty: { text: 'team.empty', icon: 'network' },
    },
  },
}

export const guildExtAdmins: PageConfig = {
  title: 'team.ext.title',
  needs: { bd: { when: { use: 'roles.anyBd' }, otherwise: 'team.bd.closed', action: { use: 'roles.toHome' } } },
  opened: { use: 'opened.asStep' },
  blocks: {
    people: {
      block: 'list',
      rows: 'POST /web/guild/ext_admin',
      reasons: { use: 'refusals.notAllowed' },
      search: { param: 'keyword', placeholder: 'guild.member.search' },
      key: 'row.uid',
      show: {
        title: 'row.nickname',
        image: 'row.avatar_url',
        lines: {
          duid: { label: 'account.id', value: 'row.duid', format: 'id', bare: true },
          members: { use: 'figures.memberCount' },
        },
      },
      table: {
        title: 'role.member',
        columns: {
          duid: { label: 'account.id', value: 'row.duid', format: 'id' },
          teamCounts: { use: 'figures.teamCounts' },
        },
      },
      opens: { to: '/guild/ext-admin-member', query: { person: { from: 'row.uid' } } },
      empty: { text: 'team.empty', icon: 'network' },
    },
  },
}

/** The people whom an outside admin brought in: one's own, or those of the one whom the address names (`uid` is the visitor's). */
export const guildExtAdminMember: PageConfig = {
  title: 'team.extMember.title',
  // A BD has nobody of the own here, and chooses an outside admin first.
  redirects: {
    choose: {
      when: { use: 'roles.anyBd', 'user.is_ext_admin': false, 'query.person': { exists: false } },
      to: '/guild/ext-admins',
    },
  },
  needs: {
    ext: {
      when: { any: [{ 'user.is_ext_admin': true }, { use: 'roles.anyBd', 'query.person': { exists: true } }] },
      otherwise: 'team.extMember.closed',
      action: { use: 'roles.toHome' },
    },
  },
  opened: { use: 'opened.asStep' },
  blocks: {
    counts: {
      block: 'record',
      call: 'POST /web/guild/get_ext_admin_member_count',
      reasons: { use: 'refusals.teamGone' },
      body: { uid: { from: 'query.person' } },
      name: 'row.nickname',
      cells: { teamCounts: { use: 'figures.teamCounts' } },
    },
    people: {
      block: 'list',
      rows: 'POST /web/guild/ext_admin_member',
      reasons: { use: 'refusals.teamGone' },
      body: { uid: { from: 'query.person' } },
      search: { param: 'keyword', placeholder: 'guild.member.search' },
      key: 'row.uid',
      show: {
        title: 'row.nickname',
        image: 'row.avatar_url',
        badge: { use: 'roles.roleBadge' },
        lines: {
          duid: { label: 'account.id', value: 'row.duid', format: 'id', bare: true },
          guild: { label: 'guild.word', value: 'row.guild_name', bare: true },
          joined: { label: 'guild.member.joined', value: 'row.joined_at', format: 'date', bare: true },
        },
      },
      table: {
        title: 'role.member',
        columns: {
          role: { label: 'guild.role', use: 'roles.roleBadge' },
          guild: { label: 'guild.word', value: 'row.guild_name' },
          duid: { label: 'account.id', value: 'row.duid', format: 'id' },
          joined: { label: 'guild.member.joined', value: 'row.joined_at', format: 'date' },
        },
      },
      actions: { profile: { use: 'inApp.profile' } },
      empty: { text: 'team.empty', icon: 'network' },
    },
  },
}
