// Says whether a person belongs to an agency or is invited, and what became of applications.
import type { Parts } from '@pagewright/engine/language'

export const joining = {
  joinBadge: {
    value: {
      value: 'row.join_status',
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
  /** New answers to the applications of this person. */
  outcomes: {
    block: {
      block: 'text',
      look: 'notice',
      items: {
        founded: {
          text: { say: 'guild.create.agreed', with: { name: { from: 'data.self.creation_name' } } },
          when: { 'data.self.creation_status': 'agreed', 'data.self.creation_new': true },
        },
        notFounded: {
          text: {
            say: 'guild.create.rejected',
            with: { name: { from: 'data.self.creation_name' }, reason: { from: 'data.self.creation_reason' } },
          },
          when: {
            'data.self.creation_status': 'rejected',
            'data.self.creation_new': true,
            'data.self.creation_reason': { exists: true },
          },
        },
        joined: {
          text: { say: 'guild.join.agreedBy', with: { name: { from: 'data.self.join_name' } } },
          when: { 'data.self.join_status': 'agreed' },
        },
        notJoined: {
          text: { say: 'guild.join.rejectedBy', with: { name: { from: 'data.self.join_name' } } },
          when: { 'data.self.join_status': 'rejected' },
        },
      },
    },
  },
} as const satisfies Parts
