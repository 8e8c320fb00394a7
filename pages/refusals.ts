// Refusals that pages can prevent only until something changes elsewhere: a role, an image, a choice.
import type { Parts } from '@pagewright/engine/language'

export const refusals = {
  notAllowed: { value: { '1004': 'refused.notAllowed' } },
  images: { value: { '1304': 'refused.images', '1402': 'refused.imageGone' } },
  /** Of somebody else's agency, which may be gone. */
  agencyGone: { value: { use: 'refusals.notAllowed', '1201': 'guild.unknown' } },
  applicationGone: {
    value: {
      use: 'refusals.notAllowed',
      '1208': 'guild.apply.elsewhere',
      '1209': 'review.done',
      '1210': 'review.gone',
    },
  },
  /** Of an application to join somebody's agency. */
  joinGone: { value: { use: ['refusals.applicationGone', 'refusals.agencyGone'] } },
  /** Of an application to found an agency. */
  creationGone: { value: { use: 'refusals.applicationGone', '1211': 'review.reason.empty' } },
  /** Of an invitation to somebody else. */
  fanGone: {
    value: {
      use: 'refusals.agencyGone',
      '1002': 'guild.invite.gone',
      '1208': 'guild.apply.elsewhere',
      '1212': 'guild.invitation.over',
    },
  },
  /** Of an invitation or an application that somebody has answered. */
  answered: {
    value: {
      '1201': 'guild.unknown',
      '1202': 'guild.join.has',
      '1209': 'review.done',
      '1212': 'guild.invitation.over',
    },
  },
  /** Of the figures of one member. */
  billGone: { value: { use: 'refusals.agencyGone', '1203': 'guild.member.gone' } },
  /** Of somebody's team, who may be gone. */
  teamGone: { value: { use: 'refusals.notAllowed', '1002': 'recharge.userId.unknown' } },
  memberGone: {
    value: { use: 'refusals.notAllowed', '1203': 'guild.member.gone', '1204': 'guild.member.owner' },
  },
  newAccount: {
    value: { '1309': 'method.channel.gone', '1310': 'common.incomplete', '1323': 'method.network.gone' },
  },
  /** Another device may have removed an account, and the server its method. */
  accountGone: { value: { '1309': 'method.channel.gone', '1314': 'method.gone' } },
  payment: {
    value: {
      '1101': 'recharge.method.gone',
      '1102': 'recharge.amount.outside',
      '1104': 'recharge.payer.unknown',
      '1107': 'recharge.rate.changed',
      '1310': 'common.incomplete',
    },
  },
  /** What has become of an order. */
  moved: {
    value: {
      '1301': 'withdraw.done.none',
      '1302': 'order.moved',
      '1308': 'order.held',
      '1316': 'order.moved.accepted',
      '1317': 'order.moved.paid',
      '1318': 'order.moved.completed',
      '1320': 'order.moved.closed',
      '1321': 'order.moved.complained',
    },
  },
  myOrder: { value: { use: 'refusals.moved', '1319': 'order.moved.cancelledMine' } },
  orderToPay: { value: { use: ['refusals.moved', 'refusals.notAllowed'], '1319': 'order.moved.cancelled' } },
  proof: { value: { use: ['refusals.orderToPay', 'refusals.images'] } },
} as const satisfies Parts
