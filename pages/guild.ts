import type { PageConfig } from '@pagewright/engine/language'

export const guildList: PageConfig = {
  title: 'guild.list.title',
  opened: { use: 'opened.asStep' },
  blocks: {
    outcomes: { use: 'joining.outcomes' },
    create: {
      block: 'links',
      when: { 'user.guild_id': { exists: false } },
      links: { create: { do: 'link', label: 'guild.create.title', icon: 'house-plus', to: '/guild/create' } },
    },
    guilds: {
      block: 'list',
      rows: 'POST /web/guild/list',
      tabs: {
        param: 'kind',
        items: {
          all: { value: 'all', label: 'common.all' },
          invited: { value: 'invited', label: 'guild.list.invited' },
          applied: { value: 'applied', label: 'guild.list.applied' },
        },
      },
      search: { param: 'keyword', placeholder: 'guild.list.search' },
      key: 'row.gid',
      show: {
        title: 'row.name',
        image: 'row.cover',
        imageShape: 'square',
        badge: { use: 'joining.joinBadge' },
        lines: {
          id: { label: 'guild.id', value: 'row.gid', format: 'id', bare: true },
          owner: { label: 'guild.owner', value: 'row.admin_info.nickname', bare: true },
          members: {
            label: 'guild.members',
            value: 'row.member_number',
            format: 'count',
            bare: true,
            text: {
              say: 'guild.members.count',
              with: { count: { from: 'row.member_number' }, num: { from: 'row.member_number', format: 'count' } },
            },
          },
        },
      },
      table: {
        title: 'guild.word',
        columns: {
          owner: { label: 'guild.owner', value: 'row.admin_info.nickname' },
          members: { label: 'guild.members', value: 'row.member_number', format: 'count' },
          id: { label: 'guild.id', value: 'row.gid', format: 'id' },
        },
      },
      detail: {
        title: { say: 'guild.card', with: { name: { from: 'row.name' } } },
        missing: 'guild.unknown',
        badge: { use: 'joining.joinBadge' },
        notes: { invited: { text: 'guild.invited', tone: 'good', when: { 'row.join_status': 'invited' } } },
        lines: {
          cover: { label: 'guild.cover', value: 'row.cover', format: 'image' },
          id: { label: 'guild.id', value: 'row.gid', format: 'id', copy: true },
          owner: { label: 'guild.owner', value: 'row.admin_info.nickname' },
          country: { label: 'guild.country', value: 'row.country_name' },
          members: { label: 'guild.members', value: 'row.member_number', format: 'count' },
          since: { label: 'guild.since', value: 'row.created_at', format: 'date' },
        },
        actions: {
          accept: {
            do: 'call',
            call: 'POST /web/guild/apply_join',
            label: 'guild.accept',
            tone: 'primary',
            when: { 'user.guild_id': { exists: false }, 'row.join_status': 'invited' },
            body: { gid: { from: 'row.gid' }, answer: 'accept' },
            ask: { title: { say: 'guild.accept.ask', with: { name: { from: 'row.name' } } }, ok: 'guild.accept' },
            done: 'guild.accept.done',
            failed: 'guild.accept.failed',
            reasons: { use: 'refusals.answered' },
            then: 'reload',
          },
          decline: {
            do: 'call',
            call: 'POST /web/guild/apply_join',
            label: 'guild.decline',
            when: { 'user.guild_id': { exists: false }, 'row.join_status': 'invited' },
            body: { gid: { from: 'row.gid' }, answer: 'decline' },
            ask: { title: { say: 'guild.decline.ask', with: { name: { from: 'row.name' } } }, ok: 'guild.decline' },
            done: 'guild.decline.done',
            failed: 'guild.decline.failed',
            reasons: { use: 'refusals.answered' },
            then: 'reload',
          },

          join: {
            do: 'call',
            call: 'POST /web/guild/apply_join',
            label: 'guild.join',
            tone: 'primary',
            when: { 'user.guild_id': { exists: false }, 'row.join_status': { in: ['none', 'rejected'] } },
            body: { gid: { from: 'row.gid' } },
            ask: { title: { say: 'guild.join.ask', with: { name: { from: 'row.name' } } }, ok: 'guild.join' },
            done: 'guild.join.done',
            failed: 'guild.join.failed',
            reasons: { use: 'refusals.answered' },
            then: 'reload',
          },
          withdraw: {
            use: 'joining.withdrawal',
            call: 'POST /web/guild/apply_join',
            when: { 'user.guild_id': { exists: false }, 'row.join_status': 'pending' },
            body: { gid: { from: 'row.gid' }, answer: 'withdraw' },
            reasons: { use: 'refusals.answered' },
          },
          share: {
            do: 'share',
            label: 'guild.share',
            icon: 'share-2',
            text: { say: 'guild.share.text', with: { name: { from: 'row.name' }, id: { from: 'row.gid' } } },
            to: '/guild/list',
            query: { row: { from: 'row.gid' } },
            by: { call: 'appShare', args: { type: 1 } },
          },
          open: {
            do: 'native',
            label: 'inApp.guild',
            icon: 'smartphone',
            call: 'startBySchema',
            args: { target: 'group', gid: { from: 'row.gid' } },
          },
          family: { use: 'inApp.ownersFamily' },
        },
      },
      empty: {
        text: 'guild.list.empty',
        icon: 'house-heart',
      },
    },
  },
}

export const guildMember: PageConfig = {
  title: 'guild.member.title',
  needs: { guild: { use: 'roles.inGuild' }, leader: { use: 'roles.leader' } },
  opened: { use: 'opened.asStep' },
  blocks: {
    members: {
      block: 'list',
      rows: 'POST /web/guild/member',
      reasons: { use: 'refusals.agencyGone' },
      body: { gid: { from: 'user.guild_id' } },
      search: { param: 'keyword', placeholder: 'guild.member.search' },
      filters: {
        role: {
          param: 'role',
          label: 'guild.role',
          items: {
            all: { value: 'all', label: 'common.all' },
            owner: { value: 'owner', label: 'role.owner' },
            admin: { value: 'admin', label: 'role.admin' },
            member: { value: 'member', label: 'role.member' },
          },
        },
      },
      key: 'row.uid',
      show: {
        title: 'row.nickname',
        image: 'row.avatar_url',
        badge: { use: 'roles.roleBadge' },
        lines: {
          joined: { label: 'guild.member.joined', value: 'row.joined_at', format: 'ago' },
          duid: { label: 'account.id', value: 'row.duid', format: 'id', bare: true },
        },
      },
      table: {
        title: 'role.member',
        sort: 'sort',
        columns: {
          role: { label: 'guild.role', use: 'roles.roleBadge' },
          duid: { label: 'account.id', value: 'row.duid', format: 'id' },
          joined: { label: 'guild.member.joined', value: 'row.joined_at', format: 'date', sort: 'joined_at' },
        },
      },
      detail: {
        title: { say: 'guild.member.card', with: { name: { from: 'row.nickname' } } },
        badge: { use: 'roles.roleBadge' },
        find: { keyword: { from: 'row.duid' } },
        lines: {
          duid: { label: 'account.id', value: 'row.duid', format: 'id', copy: true },
          joined: { label: 'guild.member.joined', value: 'row.joined_at', format: 'time' },
        },
        actions: {
          setAdmin: {
            do: 'call',
            call: 'POST /web/guild/member/set_role',
            label: 'guild.member.setAdmin',
            tone: 'primary',
            when: { 'user.guild_role': 'owner', 'row.role': 'member' },
            body: { gid: { from: 'row.gid' }, uid: { from: 'row.uid' }, role: 'admin' },
            done: 'guild.member.setAdmin.done',
            failed: 'guild.member.setAdmin.failed',
            reasons: { use: 'refusals.memberGone' },
            then: 'reload',
          },
          unsetAdmin: {
            do: 'call',
            call: 'POST /web/guild/member/set_role',
            label: 'guild.member.unsetAdmin',
            when: { 'user.guild_role': 'owner', 'row.role': 'admin' },
            body: { gid: { from: 'row.gid' }, uid: { from: 'row.uid' }, role: 'member' },
            ask: { say: 'guild.member.unsetAdmin.ask', with: { name: { from: 'row.nickname' } } },
            done: 'guild.member.unsetAdmin.done',
            failed: 'guild.member.unsetAdmin.failed',
            reasons: { use: 'refusals.memberGone' },
            then: 'reload',
          },
          remove: {
            do: 'call',
            call: 'POST /web/guild/member/remove',
            label: 'guild.member.remove',
            tone: 'danger',
            when: { 'user.guild_role': 'owner', 'row.role': { in: ['member', 'admin'] } },
            enabled: {
              when: { 'now.day': { in: { use: 'roles.removalDays' } } },
              otherwise: 'guild.member.remove.closed',
            },
            body: { gid: { from: 'row.gid' }, uid: { from: 'row.uid' } },
            ask: {
              title: { say: 'guild.member.remove.ask', with: { name: { from: 'row.nickname' } } },
              text: 'guild.member.remove.text',
              ok: 'guild.member.remove',
            },
            done: 'guild.member.removed',
            failed: 'guild.member.remove.failed',
            reasons: { use: 'refusals.memberGone', '1205': 'guild.member.remove.closed' },
            then: 'reload',
          },
          profile: { use: 'inApp.profile' },
        },
      },
      empty: { text: 'guild.member.empty', icon: 'users-round' },
    },
  },
}

export const guildCreate: PageConfig = {
  title: 'guild.create.title',
  // Whoever founded an agency finds it here, where the result was promised.
  redirects: { founded: { when: { 'user.guild_role': 'owner' }, to: '/guild' } },
  needs: {
    none: {
      when: { 'user.guild_id': { exists: false } },
      otherwise: 'guild.create.has',
      action: { do: 'link', label: 'guild.home.title', tone: 'primary', to: '/guild' },
    },
  },
  opened: { use: 'opened.asStep' },
  blocks: {
    waiting: {
      block: 'text',
      look: 'notice',
      when: { 'data.self.creation_status': 'pending' },
      items: { waiting: { text: 'guild.create.waiting' } },
    },
    back: {
      block: 'links',
      look: 'buttons',
      when: { 'data.self.creation_status': 'pending' },
      links: {
        withdraw: {
          use: 'joining.withdrawal',
          call: 'POST /web/guild/apply_create_process',
          body: { apply_id: { from: 'data.self.creation_id' }, result: 'withdrawn' },
          reasons: { use: 'refusals.applicationGone' },
        },
      },
    },
    rejected: {
      block: 'text',
      look: 'notice',
      tone: 'danger',
      when: { 'data.self.creation_status': 'rejected', 'data.self.creation_reason': { exists: true } },
      items: {
        rejected: {
          text: {
            say: 'guild.create.rejected',
            with: { name: { from: 'data.self.creation_name' }, reason: { from: 'data.self.creation_reason' } },
          },
        },
      },
    },
    create: {
      block: 'form',
      form: 'guildCreate',
      when: { 'data.self.creation_status': { not: 'pending' } },
      incomplete: 'common.incomplete',
      sections: {
        agency: { title: 'guild.create.agency', fields: ['cover', 'name', 'country_id'] },
        applicant: {
          title: 'guild.create.applicant',
          fields: ['real_name', 'contact_phone', 'contact_address', 'inviter_uid'],
        },
      },
      fields: {
        cover: {
          label: 'guild.cover',
          help: 'guild.cover.help',
          widget: 'image',
          messages: { required: 'guild.cover.empty', minLength: 'guild.cover.empty' },
        },
        name: { label: 'guild.name', placeholder: 'guild.name.hint' },
        country_id: {
          label: 'guild.country',
          widget: 'sheet',
          messages: { required: 'recharge.country.empty' },
          initial: { from: 'user.country_id' },
          options: { use: 'countries' },
        },
        real_name: { label: 'guild.realName', fill: 'name' },
        contact_phone: { label: 'guild.phone', widget: 'tel' },
        contact_address: { label: 'guild.address', widget: 'textarea', fill: 'street-address' },
        inviter_uid: {
          label: 'guild.inviter',
          help: 'guild.inviter.help',
          messages: { format: 'guild.inviter.wrong', pattern: 'guild.inviter.wrong' },
          initial: { from: 'data.inviter.duid' },
          check: {
            call: 'POST /web/guild/get_ext_admin_bd_info',
            body: { uid: { from: 'form.inviter_uid' } },
            shows: 'answer.nickname',
            image: 'answer.avatar_url',
            failed: 'guild.inviter.wrong',
          },
        },
      },
      // Nobody reviews the own application.
      rules: {
        inviter: {
          holds: { 'form.inviter_uid': { not: { from: 'data.self.duid' } } },
          otherwise: 'guild.inviter.wrong',
          at: 'inviter_uid',
        },
      },
      submit: {
        do: 'call',
        call: 'POST /web/guild/apply_create',
        label: 'guild.create.submit',
        tone: 'primary',
        done: 'guild.create.done',
        failed: 'guild.create.failed',
        reasons: {
          '1002': 'recharge.userId.unknown',
          '1005': 'recharge.country.gone',
          '1202': 'guild.create.has',
          '1206': 'guild.inviter.wrong',
          '1207': 'guild.create.waiting',
          '1402': 'refused.imageGone',
        },
        then: { to: '/', replace: true },
      },
    },
  },
}
