import type { PageConfig, Parts } from '@pagewright/engine/language'

export const reviews = {
  statusTabs: {
    value: {
      param: 'status',
      items: {
        all: { value: 'all', label: 'common.all' },
        pending: { value: 'pending', label: 'review.pending' },
        agreed: { value: 'agreed', label: 'review.agreed' },
        rejected: { value: 'rejected', label: 'review.rejected' },
      },
    },
  },
  statusBadge: {
    value: {
      value: 'row.status',
      words: { pending: 'review.pending', agreed: 'review.agreed', rejected: 'review.rejected' },
      tones: { pending: 'warn', agreed: 'good', rejected: 'danger' },
    },
  },
} as const satisfies Parts

/** Owners decide; guild admins look on (decision 19). */
export const guildApply: PageConfig = {
  title: 'guild.apply.title',
  needs: { guild: { use: 'roles.inGuild' }, leader: { use: 'roles.leader' } },
  opened: { use: 'opened.asStep' },
  blocks: {
    rule: {
      block: 'text',
      look: 'notice',
      when: { 'user.guild_role': 'admin' },
      items: { rule: { text: 'guild.apply.ownerOnly' } },
    },
    applications: {
      block: 'list',
      rows: 'POST /web/guild/apply_list',
      reasons: { use: 'refusals.agencyGone' },
      body: { gid: { from: 'user.guild_id' } },
      tabs: { use: 'reviews.statusTabs' },
      search: { param: 'keyword', placeholder: 'guild.member.search' },
      key: 'row.uid',
      show: {
        title: 'row.nickname',
        image: 'row.avatar_url',
        badge: { use: 'reviews.statusBadge' },
        lines: {
          duid: { label: 'account.id', value: 'row.duid', format: 'id', bare: true },
          applied: {
            label: 'review.applied',
            value: 'row.applied_at',
            format: 'date',
            bare: true,
            when: { 'row.processed_at': { exists: false } },
          },
          processed: {
            label: 'review.processed',
            value: 'row.processed_at',
            format: 'date',
            bare: true,
            when: { 'row.processed_at': { exists: true } },
          },
        },
      },
      table: {
        title: 'creation.applicant',
        columns: {
          status: { label: 'order.status', use: 'reviews.statusBadge' },
          duid: { label: 'account.id', value: 'row.duid', format: 'id' },
          applied: { label: 'review.applied', value: 'row.applied_at', format: 'date' },
        },
      },
      actions: {
        agree: {
          do: 'call',
          call: 'POST /web/guild/apply_process',
          label: 'review.agree',
          tone: 'primary',
          when: { 'user.guild_role': 'owner', 'row.status': 'pending' },
          body: { gid: { from: 'row.gid' }, uid: { from: 'row.uid' }, result: 'agreed' },
          done: 'review.agree.done',
          failed: 'guild.apply.agree.failed',
          reasons: { use: 'refusals.joinGone' },
          then: 'reload',
        },
        reject: {
          do: 'call',
          call: 'POST /web/guild/apply_process',
          label: 'review.reject',
          tone: 'danger',
          when: { 'user.guild_role': 'owner', 'row.status': 'pending' },
          body: { gid: { from: 'row.gid' }, uid: { from: 'row.uid' }, result: 'rejected' },
          ask: {
            title: { say: 'guild.apply.reject.ask', with: { name: { from: 'row.nickname' } } },
            ok: 'review.reject',
          },
          done: 'review.reject.done',
          failed: 'guild.apply.reject.failed',
          reasons: { use: 'refusals.joinGone' },
          then: 'reload',
        },
      },
      bulk: ['agree', 'reject'],
      empty: { text: 'guild.apply.empty', icon: 'user-round-check' },
    },
  },
}

export const guildInvite: PageConfig = {
  title: 'guild.invite.title',
  needs: {
    guild: { use: 'roles.inGuild' },
    owner: {
      when: { 'user.guild_role': 'owner' },
      otherwise: 'guild.invite.ownerOnly',
      action: { do: 'link', label: 'guild.home.title', tone: 'primary', to: '/guild' },
    },
  },
  opened: { use: 'opened.asStep' },
  blocks: {
    share: {
      block: 'links',
      look: 'buttons',
      links: {
        share: { use: 'inviteBy.shareOwnGuild' },
        inviteBy: { use: 'inviteBy.sheet' },
      },
    },
    fans: {
      block: 'list',
      title: 'guild.invite.fans',
      rows: 'POST /web/guild/can_invite_fans',
      reasons: { use: 'refusals.agencyGone' },
      body: { gid: { from: 'user.guild_id' } },
      search: { param: 'keyword', placeholder: 'guild.member.search' },
      key: 'row.uid',
      show: {
        title: 'row.nickname',
        image: 'row.avatar_url',
        badge: {
          value: 'row.status',
          words: { not_invited: 'guild.invite.notInvited', invited: 'guild.invite.invited' },
          tones: { invited: 'good' },
          when: { 'row.status': 'invited' },
        },
        lines: {
          duid: { label: 'account.id', value: 'row.duid', format: 'id', bare: true },
          invited: {
            label: 'guild.invite.at',
            value: 'row.invited_at',
            format: 'date',
            bare: true,
            when: { 'row.invited_at': { exists: true } },
          },
        },
      },
      table: {
        title: 'role.member',
        columns: {
          duid: { label: 'account.id', value: 'row.duid', format: 'id' },
          invited: {
            label: 'guild.invite.at',
            value: 'row.invited_at',
            format: 'date',
            when: { 'row.invited_at': { exists: true } },
          },
        },
      },
      actions: {
        invite: {
          do: 'call',
          call: 'POST /web/guild/invite_fans',
          label: 'guild.invite.submit',
          tone: 'primary',
          when: { 'row.status': 'not_invited' },
          body: { gid: { from: 'user.guild_id' }, uid: { from: 'row.uid' } },
          done: 'guild.invite.done',
          failed: 'guild.invite.failed',
          reasons: { use: 'refusals.fanGone' },
          then: 'reload',
        },
        withdraw: {
          do: 'call',
          call: 'POST /web/guild/invite_fans',
          label: 'guild.invite.withdraw',
          when: { 'row.status': 'invited' },
          body: { gid: { from: 'user.guild_id' }, uid: { from: 'row.uid' }, withdraw: true },
          done: 'guild.invite.withdraw.done',
          failed: 'guild.invite.withdraw.failed',
          reasons: { use: 'refusals.fanGone' },
          then: 'reload',
        },
        profile: { use: 'inApp.profile' },
      },
      bulk: ['invite'],
      empty: { text: 'guild.invite.empty', icon: 'mail-open' },
    },
  },
}

/** Applications to found an agency, decided by the BD or outside admin whose ID they name. */
export const guildApplications: PageConfig = {
  title: 'creation.title',
  needs: { reviewer: { use: 'roles.reviewer' } },
  opened: { use: 'opened.asStep' },
  blocks: {
    applications: {
      block: 'list',
      rows: 'POST /web/guild/apply_create_list',
      reasons: { use: 'refusals.notAllowed' },
      tabs: { use: 'reviews.statusTabs' },
      key: 'row.apply_id',
      show: {
        title: 'row.name',
        image: 'row.cover',
        imageShape: 'square',
        badge: { use: 'reviews.statusBadge' },
        lines: {
          applicant: { label: 'creation.applicant', value: 'row.applicant_name', bare: true },
          applied: { label: 'review.applied', value: 'row.applied_at', format: 'ago', bare: true },
        },
      },
      table: {
        title: 'guild.word',
        columns: {
          status: { label: 'order.status', use: 'reviews.statusBadge' },
          applicant: { label: 'creation.applicant', value: 'row.applicant_name' },
          country: { label: 'guild.country', value: 'row.country_name' },
          applied: { label: 'review.applied', value: 'row.applied_at', format: 'date' },
        },
      },
      detail: {
        title: { say: 'guild.card', with: { name: { from: 'row.name' } } },
        badge: { use: 'reviews.statusBadge' },
        lines: {
          cover: { label: 'guild.cover', value: 'row.cover', format: 'image' },
          applicant: { label: 'creation.applicant', value: 'row.applicant_name' },
          duid: { label: 'account.id', value: 'row.applicant_duid', format: 'id', copy: true },
          realName: { label: 'guild.realName', value: 'row.real_name' },
          phone: { label: 'guild.phone', value: 'row.contact_phone', format: 'phone', copy: true },
          address: { label: 'guild.address', value: 'row.contact_address' },
          country: { label: 'guild.country', value: 'row.country_name' },
          inviter: { label: 'creation.inviter', value: 'row.inviter_name' },
          applied: { label: 'review.applied', value: 'row.applied_at', format: 'time' },
          processed: {
            label: 'review.processed',
            value: 'row.processed_at',
            format: 'time',
            when: { 'row.processed_at': { exists: true } },
          },
          reason: { label: 'order.reason', value: 'row.reason', when: { 'row.reason': { exists: true } } },
          guild: { label: 'guild.id', value: 'row.gid', format: 'id', when: { 'row.gid': { exists: true } } },
        },
        actions: {
          agree: {
            do: 'call',
            call: 'POST /web/guild/apply_create_process',
            label: 'review.agree',
            tone: 'primary',
            when: { 'row.status': 'pending' },
            body: { apply_id: { from: 'row.apply_id' }, result: 'agreed' },
            ask: {
              title: { say: 'creation.agree.ask', with: { name: { from: 'row.name' } } },
              text: 'creation.agree.text',
              ok: 'review.agree',
            },
            done: 'review.agree.done',
            failed: 'creation.agree.failed',
            reasons: { use: 'refusals.creationGone' },
            then: 'reload',
          },
          reject: {
            do: 'form',
            label: 'review.reject',
            tone: 'danger',
            when: { 'row.status': 'pending' },
            form: 'creationRefusal',
            fields: { reason: { label: 'order.reason', widget: 'textarea' } },
            submit: {
              do: 'call',
              call: 'POST /web/guild/apply_create_process',
              label: 'review.reject',
              tone: 'danger',
              body: { apply_id: { from: 'row.apply_id' }, result: 'rejected' },
              done: 'review.reject.done',
              failed: 'creation.reject.failed',
              reasons: { use: 'refusals.creationGone' },
              then: 'reload',
            },
          },
        },
      },
      empty: { text: 'creation.empty', icon: 'clipboard-check' },
    },
  },
}
