// Says whether a person belongs to an agency or is invited, and has the answers to an invitation.

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

export const answered = { '1201': 'guild.unknown', '1202': 'guild.join.has', '1212': 'guild.invitation.over' } as const

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
    reasons: answered,
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
    reasons: answered,
    then: 'reload',
  },
} as const
