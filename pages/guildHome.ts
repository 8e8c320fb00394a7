import type { PageConfig, PartConfig } from '@pagewright/engine/language'

/** Pictures of what goes on; a press leads where the server says, as far as the person may go there. */
export const banners = {
  block: {
    block: 'carousel',
    title: 'guild.banners',
    rows: 'POST /web/guild/banner',
    key: 'row.id',
    image: 'row.image_url',
    name: 'row.name',
    actions: {
      recharge: { do: 'link', label: 'recharge.title', when: { 'row.target': 'recharge' }, to: '/app-recharge' },
      questions: { do: 'link', label: 'recharge.faq', when: { 'row.target': 'questions' }, to: '/app-recharge/faq' },
      create: {
        do: 'link',
        label: 'guild.create.title',
        when: { 'row.target': 'create', 'user.guild_id': { exists: false } },
        to: '/guild/create',
      },
      invite: {
        do: 'link',
        label: 'guild.invite.title',
        when: { 'row.target': 'invite', 'user.guild_role': 'owner' },
        to: '/guild/invite',
      },
    },
  },
} as const satisfies PartConfig

export const guildHome: PageConfig = {
  title: 'guild.home.title',
  needs: { guild: { use: 'roles.inGuild' } },
  opened: { use: 'opened.asSection' },
  blocks: {
    outcomes: { use: 'joining.outcomes' },
    needs: {
      block: 'links',
      title: 'home.needs',
      look: 'tasks',
      links: { applications: { use: 'needs.applications' }, settlement: { use: 'settlement.rows' } },
    },
    guild: {
      block: 'record',
      call: 'POST /web/guild/info',
      reasons: { '1201': 'guild.unknown' },
      body: { gid: { from: 'user.guild_id' } },
      look: 'hero',
      image: 'row.cover',
      name: 'row.name',
      cells: {
        members: { label: 'guild.members', value: 'row.member_number', format: 'count', big: true },
      },
      lines: {
        role: {
          label: 'guild.role',
          value: 'row.role',
          words: { use: 'roles.roleWords' },
          when: { 'row.role': { exists: true } },
        },
        country: { label: 'guild.country', value: 'row.country_name' },
        id: { label: 'guild.id', value: 'row.gid', format: 'id', copy: true },
        owner: { label: 'guild.owner', value: 'row.admin_info.nickname' },
        since: {
          label: 'guild.since',
          value: 'row.created_at',
          format: 'date',
          when: { 'row.created_at': { exists: true } },
        },
      },
      actions: {
        family: {
          do: 'native',
          label: 'inApp.family',
          icon: 'heart-handshake',
          when: { 'row.admin_info.family_id': { use: 'inApp.isId' } },
          call: 'startBySchema',
          args: { target: 'family', familyId: { from: 'row.admin_info.family_id' } },
        },
      },
    },
    ways: {
      block: 'links',
      links: {
        console: {
          do: 'link',
          label: 'guild.console.title',
          icon: 'crown',
          when: { use: 'roles.leadsGuild' },
          to: '/guild/console',
        },
        members: {
          do: 'link',
          label: 'guild.member.title',
          icon: 'users-round',
          when: { use: 'roles.leadsGuild' },
          to: '/guild/member',
        },
        data: { do: 'link', label: 'data.title', icon: 'chart-no-axes-combined', to: '/guild/data-center' },
        personal: { use: 'ways.income' },
        others: { do: 'link', label: 'guild.list.title', icon: 'search', to: '/guild/list' },
      },
    },
    app: {
      block: 'links',
      title: 'inApp.title',
      look: 'grid',
      when: { use: 'inApp.inApp' },
      links: {
        open: {
          do: 'native',
          label: 'inApp.guild',
          icon: 'smartphone',
          call: 'startBySchema',
          args: { target: 'group', gid: { from: 'user.guild_id' } },
        },
        inviteBy: { use: 'inviteBy.sheet' },
        live: { use: 'inApp.live' },
        games: { use: 'inApp.games' },
      },
    },
    me: {
      block: 'record',
      title: 'guild.me',
      // An owner cannot leave, and has the rest in the profile.
      when: { 'user.guild_role': { in: ['admin', 'member'] } },
      call: 'POST /web/guild/get_self_info',
      look: 'card',
      image: 'row.avatar_url',
      name: 'row.nickname',
      lines: {
        duid: { label: 'account.id', value: 'row.duid', format: 'id', copy: true },
        joined: {
          label: 'guild.member.joined',
          value: 'row.joined_at',
          format: 'date',
          when: { 'row.joined_at': { exists: true } },
        },
      },
      actions: {
        leave: {
          do: 'call',
          call: 'POST /web/guild/member/remove',
          label: 'guild.leave',
          tone: 'danger',
          enabled: { when: { 'now.day': { in: { use: 'roles.removalDays' } } }, otherwise: 'guild.leave.closed' },
          body: { gid: { from: 'user.guild_id' }, uid: { from: 'user.uid' } },
          ask: {
            title: { say: 'guild.leave.ask', with: { name: { from: 'user.guild_name' } } },
            text: 'guild.leave.text',
            ok: 'guild.leave',
          },
          done: 'guild.leave.done',
          failed: 'guild.leave.failed',
          reasons: { use: 'refusals.memberGone', '1203': 'guild.none', '1205': 'guild.leave.closed' },
          then: { to: '/guild/list', replace: true },
        },
      },
    },
    banners: { use: 'banners' },
  },
}

/**
 * The way in from the native app (decision 12): on to the own agency or to the list of them; who is not signed in stays,
 * told apart by `source` and `isClose`. Source 0 is another page of the product; 1 (the brand) and 2 (the native app)
 * opened the page from outside, so they get a button that closes it where the app can. The only page for visitors, as
 * all others either need nobody or somebody.
 */
export const guildMiddle: PageConfig = {
  title: 'guild.middle.title',
  access: 'visitor',
  redirects: {
    guild: { when: { 'user.uid': { exists: true, not: '0' }, 'user.guild_id': { exists: true } }, to: '/guild' },
    guilds: { when: { 'user.uid': { exists: true, not: '0' } }, to: '/guild/list' },
    close: { when: { 'query.source': { not: '0' } }, to: '/guild/middle', query: { source: 0, isClose: 1 } },
  },
  opened: { use: 'opened.asStep' },
  blocks: {
    welcome: { block: 'text', items: { welcome: { title: 'guild.middle.hello', text: 'guild.middle.text' } } },
    ways: {
      block: 'links',
      look: 'buttons',
      links: {
        login: { do: 'link', label: 'login.title', icon: 'log-in', tone: 'primary', to: '/login' },
        close: {
          do: 'native',
          label: 'common.close',
          icon: 'x',
          when: { 'query.isClose': '1' },
          call: 'closeWebViewPage',
        },
      },
    },
  },
}

export const guildConsole: PageConfig = {
  title: 'guild.console.title',
  needs: { guild: { use: 'roles.inGuild' }, leader: { use: 'roles.leader' } },
  opened: { use: 'opened.asStep' },
  blocks: {
    needs: {
      block: 'links',
      title: 'home.needs',
      look: 'tasks',
      links: { applications: { use: 'needs.applications' } },
    },
    guild: {
      block: 'record',
      call: 'POST /web/guild/info',
      reasons: { '1201': 'guild.unknown' },
      body: { gid: { from: 'user.guild_id' } },
      look: 'hero',
      image: 'row.cover',
      name: 'row.name',
      cells: {
        members: { label: 'guild.members', value: 'row.member_number', format: 'count', big: true },
      },
      lines: {
        id: { label: 'guild.id', value: 'row.gid', format: 'id', copy: true },
        country: { label: 'guild.country', value: 'row.country_name' },
        since: {
          label: 'guild.since',
          value: 'row.created_at',
          format: 'date',
          when: { 'row.created_at': { exists: true } },
        },
      },
      actions: {
        details: {
          do: 'sheet',
          label: 'guild.details',
          icon: 'id-card',
          title: 'guild.details',
          blocks: {
            founded: {
              block: 'record',
              call: 'POST /web/guild/info',
              reasons: { '1201': 'guild.unknown' },
              body: { gid: { from: 'user.guild_id' } },
              lines: {
                phone: {
                  label: 'guild.phone',
                  value: 'row.contact_phone',
                  format: 'phone',
                  when: { 'row.contact_phone': { exists: true } },
                },
                address: {
                  label: 'guild.address',
                  value: 'row.contact_address',
                  when: { 'row.contact_address': { exists: true } },
                },
                realName: {
                  label: 'guild.realName',
                  value: 'row.real_name',
                  when: { 'row.real_name': { exists: true } },
                },
                inviter: {
                  label: 'guild.inviter',
                  value: 'row.inviter_uid',
                  format: 'id',
                  when: { 'row.inviter_uid': { exists: true } },
                },
              },
            },
          },
        },
      },
    },
    ways: {
      block: 'links',
      links: {
        apply: { do: 'link', label: 'guild.apply.title', icon: 'user-round-check', to: '/guild/apply' },
        members: { do: 'link', label: 'guild.member.title', icon: 'users-round', to: '/guild/member' },
        invite: {
          do: 'link',
          label: 'guild.invite.title',
          icon: 'user-round-plus',
          when: { 'user.guild_role': 'owner' },
          to: '/guild/invite',
        },
        data: { do: 'link', label: 'data.title', icon: 'chart-no-axes-combined', to: '/guild/data-center' },
        bound: { do: 'link', label: 'guild.bound.title', icon: 'network', to: '/guild/bind-list' },
        broadcast: {
          do: 'native',
          label: 'inApp.broadcast',
          icon: 'megaphone',
          call: 'startBySchema',
          args: { target: 'broadcast' },
        },
      },
    },
  },
}
