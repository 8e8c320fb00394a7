// Says whether a person belongs to an agency or is invited, what became of applications, and has the answers to an invitation.
import type { Block } from '@pagewright/engine/language'

export const joinBadge = {
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
} as const

export const answers = {
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
    ask: { title: 'guild.decline.ask', ok: 'guild.decline' },
    done: 'guild.decline.done',
    failed: 'guild.decline.failed',
    reasons: { use: 'refusals.answered' },
    then: 'reload',
  },
} as const

/** Takes back an application that nobody has decided. */
export const withdrawal = {
  do: 'call',
  label: 'application.withdraw',
  ask: { title: 'application.withdraw.ask', ok: 'application.withdraw' },
  done: 'application.withdraw.done',
  failed: 'application.withdraw.failed',
  then: 'reload',
} as const

const name = { from: 'data.self.creation_name' } as const
const joined = { name: { from: 'data.self.join_name' } } as const

/** New answers to the applications of this person. */
export const outcomes: Block = {
  block: 'text',
  look: 'notice',
  items: {
    founded: {
      text: { say: 'guild.create.agreed', with: { name } },
      when: { 'data.self.creation_status': 'agreed', 'data.self.creation_new': true },
    },
    notFounded: {
      text: { say: 'guild.create.rejected', with: { name, reason: { from: 'data.self.creation_reason' } } },
      when: {
        'data.self.creation_status': 'rejected',
        'data.self.creation_new': true,
        'data.self.creation_reason': { exists: true },
      },
    },
    joined: {
      text: { say: 'guild.join.agreedBy', with: joined },
      when: { 'data.self.join_status': 'agreed' },
    },
    notJoined: {
      text: { say: 'guild.join.rejectedBy', with: joined },
      when: { 'data.self.join_status': 'rejected' },
    },
  },
}
