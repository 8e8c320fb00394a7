// Says whether a person belongs to an agency or is invited, and what became of applications.
import type { Parts } from '@pagewright/engine/language'

export const joining = {
  joinBadge: {
    value: {
      value: 'row.join_status',
      // An agency that one has nothing to do with needs no badge.
      when: { 'row.join_status': { not: 'none' } },
      words: {
        none: 'guild.join.none',
        invited: 'guild.join.invited',
        pending: 'guild.join.pending',
        agreed: 'guild.join.agreed',
        rejected: 'guild.join.rejected',
        member: 'guild.join.member',
      },
      tones: { invited: 'primary', pending: 'warn', agreed: 'good', rejected: 'danger', member: 'primary' },
    },
  },
  /** Takes back an application that nobody has decided. */
  withdrawal: {
    value: {
      do: 'call',
      label: 'application.withdraw',
      ask: { title: 'application.withdraw.ask', ok: 'application.withdraw' },
      done: 'application.withdraw.done',
      failed: 'application.withdraw.failed',
      then: 'reload',
    },
  },
  isFounded: { value: { 'data.self.creation_status': 'agreed', 'data.self.creation_new': true } },
  isNotFounded: {
    value: {
      'data.self.creation_status': 'rejected',
      'data.self.creation_new': true,
      'data.self.creation_reason': { exists: true },
    },
  },
  founded: { value: { say: 'guild.create.agreed', with: { name: { from: 'data.self.creation_name' } } } },
  notFounded: {
    value: {
      say: 'guild.create.rejected',
      with: { name: { from: 'data.self.creation_name' }, reason: { from: 'data.self.creation_reason' } },
    },
  },
  joined: { value: { say: 'guild.join.agreedBy', with: { name: { from: 'data.self.join_name' } } } },
  notJoined: { value: { say: 'guild.join.rejectedBy', with: { name: { from: 'data.self.join_name' } } } },
  /** New answers to the applications of this person. */
  outcomes: {
    block: {
      block: 'text',
      look: 'notice',
      items: {
        founded: { text: { use: 'joining.founded' }, when: { use: 'joining.isFounded' } },
        notFounded: { text: { use: 'joining.notFounded' }, when: { use: 'joining.isNotFounded' } },
        joined: { text: { use: 'joining.joined' }, when: { 'data.self.join_status': 'agreed' } },
        notJoined: { text: { use: 'joining.notJoined' }, when: { 'data.self.join_status': 'rejected' } },
      },
    },
  },
  /** The same as rows among what waits. Each leads to where one goes on. */
  rows: {
    entries: {
      founded: {
        do: 'link',
        label: 'needs.founding',
        icon: 'house-plus',
        when: { use: 'joining.isFounded' },
        note: { use: 'joining.founded' },
        to: '/guild',
      },
      notFounded: {
        do: 'link',
        label: 'needs.founding',
        icon: 'house-plus',
        when: { use: 'joining.isNotFounded' },
        note: { use: 'joining.notFounded' },
        to: '/guild/create',
      },
      joined: {
        do: 'link',
        label: 'needs.joining',
        icon: 'users-round',
        when: { 'data.self.join_status': 'agreed' },
        note: { use: 'joining.joined' },
        to: '/guild',
      },
      notJoined: {
        do: 'link',
        label: 'needs.joining',
        icon: 'users-round',
        when: { 'data.self.join_status': 'rejected' },
        note: { use: 'joining.notJoined' },
        to: '/guild/list',
      },
    },
  },
} as const satisfies Parts
