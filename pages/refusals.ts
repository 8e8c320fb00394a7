// Refusals that pages can prevent only until something changes elsewhere: a role, an image, a choice.

export const notAllowed = { '1004': 'refused.notAllowed' } as const
export const images = { '1304': 'refused.images', '1402': 'refused.imageGone' } as const
/** Of somebody else's agency, which may be gone. */
export const agencyGone = { ...notAllowed, '1201': 'guild.unknown' } as const
export const applicationGone = {
  ...notAllowed,
  '1208': 'guild.apply.elsewhere',
  '1209': 'review.done',
  '1210': 'review.gone',
} as const
/** Of the figures of one member. */
export const billGone = { ...agencyGone, '1203': 'guild.member.gone' } as const
/** Of somebody's team, who may be gone. */
export const teamGone = { ...notAllowed, '1002': 'recharge.userId.unknown' } as const
export const memberGone = { ...notAllowed, '1203': 'guild.member.gone', '1204': 'guild.member.owner' } as const
export const newAccount = {
  '1309': 'method.channel.gone',
  '1310': 'common.incomplete',
  '1323': 'method.network.gone',
} as const
/** Another device may have removed an account, and the server its method. */
export const accountGone = { '1309': 'method.channel.gone', '1314': 'method.gone' } as const
export const changedAccount = { ...newAccount, ...accountGone } as const
export const payment = {
  '1101': 'recharge.method.gone',
  '1102': 'recharge.amount.outside',
  '1104': 'recharge.payer.unknown',
  '1107': 'recharge.rate.changed',
  '1310': 'common.incomplete',
} as const
