import type { PageConfig, Parts } from '@pagewright/engine/language'

/** The figures of agencies. */
export const data = {
  /** Each period of several days and the one before it. A day that still runs is compared with none. */
  compare: { value: { param: 'period', values: { '1': 2, '5': 6, '7': 8 } } },
  guildBill: {
    block: {
      block: 'record',
      call: 'POST /web/guild/bill',
      reasons: { use: 'refusals.agencyGone' },
      tabs: { param: 'period', items: { use: 'periods' } },
      cells: {
        income: { label: 'data.income', value: 'row.income', format: 'money', big: true },
        members: { label: 'data.members', value: 'row.member_count', format: 'count' },
        active: { label: 'data.active', value: 'row.active_count', format: 'count' },
        share: {
          label: 'data.activeShare',
          value: 'row.active_count',
          over: 'row.member_count',
          places: 4,
          format: 'percent',
        },
        fresh: { label: 'data.new', value: 'row.new_count', format: 'count' },
        guilds: {
          label: 'data.guilds',
          value: 'row.guild_count',
          format: 'count',
          when: { 'row.guild_count': { exists: true } },
        },
        bds: {
          label: 'data.bds',
          value: 'row.bd_count',
          format: 'count',
          when: { 'row.bd_count': { exists: true } },
        },
      },
      lines: { billDates: { use: 'guildFigures.billDates' } },
      compare: { use: 'data.compare' },
      chart: { use: 'guildFigures.chart' },
    },
  },
  personalBill: {
    block: {
      block: 'record',
      call: 'POST /web/guild/member/bill',
      reasons: { use: 'refusals.billGone' },
      body: { gid: { from: 'user.guild_id' }, period: 1 },
      tabs: { param: 'period', items: { use: 'periods' } },
      cells: { personalCells: { use: 'guildFigures.personalCells' } },
      lines: { billDates: { use: 'guildFigures.billDates' } },
      // The income of today changes while somebody looks.
      refresh: { every: 300 },
      compare: { use: 'data.compare' },
      chart: { use: 'guildFigures.chart' },
    },
  },
  toData: { value: { do: 'link', label: 'data.title', tone: 'primary', to: '/guild/data-center' } },
} as const satisfies Parts

export const guildDataCenter: PageConfig = {
  title: 'data.title',
  needs: { team: { use: 'roles.inTeam' } },
  opened: { use: 'opened.asStep' },
  blocks: {
    data: {
      block: 'tabs',
      param: 'view',
      tabs: {
        guild: {
          label: 'data.guild',
          when: { use: 'roles.leadsGuild' },
          blocks: { bill: { use: 'data.guildBill', body: { gid: { from: 'user.guild_id' }, period: 1 } } },
        },
        // The agencies that one brought in, together.
        all: {
          label: 'data.all',
          when: { any: { use: 'roles.bringsGuilds' } },
          blocks: { bill: { use: 'data.guildBill', body: { period: 1 } } },
        },
        personal: {
          label: 'data.personal',
          blocks: { bill: { use: 'data.personalBill' } },
        },
        team: {
          label: 'data.team',
          when: { use: 'roles.leadsGuild' },
          blocks: {
            team: {
              block: 'list',
              rows: 'POST /web/guild/member/bill/list',
              reasons: { use: 'refusals.agencyGone' },
              body: { gid: { from: 'user.guild_id' }, period: 1 },
              tabs: { param: 'period', items: { use: 'periods' } },
              search: { param: 'keyword', placeholder: 'guild.member.search' },
              key: 'row.uid',
              show: {
                title: 'row.nickname',
                rank: 'row.rank',
                image: 'row.avatar_url',
                badge: { use: 'roles.roleBadge' },
                figure: { use: 'guildFigures.incomeFigure' },
                lines: {
                  duid: { label: 'account.id', value: 'row.duid', format: 'id', bare: true },
                },
              },
              table: {
                title: 'role.member',
                sort: 'sort',
                columns: { teamColumns: { use: 'guildFigures.teamColumns' } },
              },
              file: { use: 'guildFigures.teamFile' },
              opens: {
                to: '/guild/data-center/detail',
                query: { gid: { from: 'user.guild_id' }, person: { from: 'row.uid' } },
              },
              empty: { text: 'guild.member.empty', icon: 'users-round' },
            },
          },
        },
        guilds: {
          label: 'data.guilds',
          when: { any: { use: 'roles.bringsGuilds' } },
          blocks: {
            guilds: {
              block: 'list',
              rows: 'POST /web/guild/bill/list',
              reasons: { use: 'refusals.agencyGone' },
              body: { period: 1 },
              tabs: { param: 'period', items: { use: 'periods' } },
              key: 'row.gid',
              show: {
                title: 'row.name',
                image: 'row.cover',
                imageShape: 'square',
                figure: { use: 'guildFigures.incomeFigure' },
                lines: {
                  owner: { label: 'guild.owner', value: 'row.owner_name', bare: true },
                  members: { use: 'figures.memberCount' },
                },
              },
              table: {
                title: 'guild.word',
                columns: {
                  income: { label: 'data.income', value: 'row.income', format: 'money' },
                  members: { label: 'guild.members', value: 'row.member_count', format: 'count' },
                  owner: { label: 'guild.owner', value: 'row.owner_name' },
                },
              },
              opens: { to: '/guild/data-center/detail', query: { gid: { from: 'row.gid' } } },
              empty: { text: 'guild.bound.empty', icon: 'house-heart' },
            },
          },
        },
      },
    },
  },
}

/** The figures of one person, or of one agency of the team: which one, the address says. */
export const guildDataDetail: PageConfig = {
  title: 'data.detail.title',
  needs: {
    team: { use: 'roles.inTeam' },
    whose: {
      when: { any: [{ 'query.person': { exists: true } }, { 'query.gid': { exists: true } }] },
      otherwise: 'data.detail.none',
      action: { use: 'data.toData' },
    },
    own: {
      when: {
        any: [
          { 'query.gid': { exists: false } },
          { 'query.gid': { is: { from: 'user.guild_id' } } },
          // The agencies that are bound to one's own: which these are, only the server knows.
          { use: 'roles.leadsGuild' },
          { use: 'roles.bringsGuilds' },
        ],
      },
      otherwise: 'data.detail.notYours',
      action: { use: 'data.toData' },
    },
    agency: {
      when: { any: [{ 'query.gid': { exists: false } }, { 'data.agency.gid': { exists: true } }] },
      otherwise: 'guild.unknown',
      action: { use: 'data.toData' },
    },
  },
  opened: { use: 'opened.asStep' },
  blocks: {
    person: {
      block: 'record',
      when: { 'query.person': { exists: true } },
      call: 'POST /web/guild/member/bill',
      reasons: { use: 'refusals.billGone' },
      body: { gid: { from: 'query.gid' }, uid: { from: 'query.person' }, period: 1 },
      tabs: { param: 'period', items: { use: 'periods' } },
      image: 'row.avatar_url',
      name: 'row.nickname',
      cells: { personalCells: { use: 'guildFigures.personalCells' } },
      lines: { billDates: { use: 'guildFigures.billDates' } },
      compare: { use: 'data.compare' },
      chart: { use: 'guildFigures.chart' },
    },
    guild: {
      use: 'data.guildBill',
      when: { 'query.person': { exists: false } },
      body: { gid: { from: 'query.gid' }, period: 1 },
    },
    people: {
      block: 'list',
      title: 'data.team',
      when: { 'query.person': { exists: false }, 'query.gid': { exists: true } },
      rows: 'POST /web/guild/member/bill/list',
      reasons: { use: 'refusals.agencyGone' },
      body: { gid: { from: 'query.gid' }, period: 1 },
      search: { param: 'keyword', placeholder: 'guild.member.search' },
      key: 'row.uid',
      show: {
        title: 'row.nickname',
        rank: 'row.rank',
        image: 'row.avatar_url',
        badge: { use: 'roles.roleBadge' },
        figure: { use: 'guildFigures.incomeFigure' },
        lines: { duid: { label: 'account.id', value: 'row.duid', format: 'id', bare: true } },
      },
      table: { title: 'role.member', sort: 'sort', columns: { teamColumns: { use: 'guildFigures.teamColumns' } } },
      file: { use: 'guildFigures.teamFile' },
      opens: {
        to: '/guild/data-center/detail',
        query: { gid: { from: 'query.gid' }, person: { from: 'row.uid' } },
      },
      empty: { text: 'guild.member.empty', icon: 'users-round' },
    },
  },
}

/** Everybody's own figures; a host without an agency has some as well. */
export const personalCenter: PageConfig = {
  title: 'personal.title',
  opened: { use: 'opened.asStep' },
  blocks: {
    me: {
      block: 'record',
      call: 'POST /web/guild/get_self_info',
      look: 'hero',
      image: 'row.avatar_url',
      name: 'row.nickname',
      cells: {
        guild: { label: 'guild.word', value: 'row.guild_name', when: { 'row.gid': { exists: true } } },
        role: {
          label: 'guild.role',
          value: 'row.role',
          words: { use: 'roles.roleWords' },
          when: { 'row.role': { exists: true } },
        },
      },
      lines: {
        duid: { label: 'account.id', value: 'row.duid', format: 'id', copy: true },
        joined: {
          label: 'guild.member.joined',
          value: 'row.joined_at',
          format: 'date',
          when: { 'row.joined_at': { exists: true } },
        },
      },
    },
    bill: { use: 'data.personalBill' },
    ways: {
      block: 'links',
      links: {
        diamonds: { use: 'ways.diamonds' },
        myProfile: { use: 'inApp.myProfile' },
        items: {
          do: 'native',
          label: 'inApp.items',
          icon: 'backpack',
          call: 'startBySchema',
          args: { target: 'userStore', index: 0 },
        },
        guild: {
          do: 'link',
          label: 'guild.home.title',
          icon: 'house-heart',
          when: { 'user.guild_id': { exists: true } },
          to: '/guild',
        },
        guilds: {
          do: 'link',
          label: 'guild.list.title',
          icon: 'search',
          when: { 'user.guild_id': { exists: false } },
          to: '/guild/list',
        },
      },
    },
  },
}
