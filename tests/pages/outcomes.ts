// What each call of the pages is, told by hand: what the action adds to it, what is asked before, and what follows.

export interface Outcome {
  /** The endpoint, and what the action adds to the fields of its form. */
  readonly sends: readonly string[]
  /** The button and the question before it, where there is one. */
  readonly asks: string
  readonly done?: string
  readonly then?: string
  /** Where the result is found if the answer was lost. */
  readonly found?: string
  readonly failed: string
  /** What a refusal says, by its code. */
  readonly reasons?: { readonly [code: string]: string }
}

const unknownId = "This ID doesn't exist"
const isIncomplete = 'Something is missing to be filled'
const isDecided = 'This application has already been decided'
const isElsewhere = 'This user has joined another agency in the meantime'
const isOver = 'This invitation is no longer there'
const isGone = 'This person is no longer a member'
const isClosed = 'Members can be removed on days 2–4 and 17–19 of each month only.'
const isMember = 'You are already in an agency'
const noNetwork = 'This network is no longer offered. Please choose another one.'
const wrongLogin = 'Wrong name, ID or password. Please check and try again.'
const own = 'gid: row.gid'
const member = 'uid: row.uid'
const order = 'order_no: row.order_no'

const login = (to: string): Outcome => ({
  sends: ['POST /withoutsign/user/loginweb'],
  asks: 'Log in',
  then: `signIn uid: answer.uid token: answer.token, to ${to}`,
  failed: wrongLogin,
  reasons: { 1001: wrongLogin },
})
const recharge = (call: string, refused: Outcome['reasons']): Outcome => ({
  sends: [call],
  asks: 'Pay now: Check your payment',
  then: 'leave answer.pay_url',
  found: 'to /pay/result order_no: ref',
  failed: 'Payment failed',
  reasons: {
    1102: 'Choose an amount that this payment method takes',
    1104: 'The payment provider does not know this number',
    1107: 'The rate has changed. Nothing was paid. Please check the new amount.',
    1310: isIncomplete,
    ...refused,
  },
})
const invitation = { 1201: 'Agency does not exist', 1202: isMember, 1212: isOver }
const decision = { 1208: isElsewhere, 1209: isDecided }
const moved = {
  1302: 'The order has changed in the meantime. You now see its current state.',
  1316: 'This order has already been accepted.',
  1317: 'The money has already been transferred.',
  1318: 'This order has already been completed.',
  1320: 'This order has been rejected.',
  1321: 'There is already an open complaint about this order.',
}
const movedMine = { ...moved, 1319: 'This withdrawal has already been cancelled.' }
const movedToPay = { ...moved, 1319: 'The receiver has cancelled this order. Do not transfer anything.' }
const mine = '/withdraw/order › sides › tabs › mine › orders › detail › actions'
const toPay = '/withdraw/order › sides › tabs › toPay › orders › detail › actions'

const complaint = {
  sends: ['POST /web/withdrawal/order/dispute', order],
  asks: 'Submit: Send this complaint to the reseller?',
  done: 'Complaint submitted',
  then: 'reload',
  failed: 'The complaint could not be sent',
  reasons: {
    ...movedMine,
    1102: 'Enter an amount below the withdrawal amount',
    1305: 'A complaint is possible until 7 days after completion.',
  },
}

const paidBy = (step: string) => ({
  sends: ['POST /web/withdrawal/agent/order/confirm', order, `step: ${step}`],
  asks: 'Send proof: Have you sent this amount?',
  done: 'Transfer confirmed',
  then: 'reload',
  failed: 'Upload failed',
  reasons: movedToPay,
})

export const outcomes: { readonly [place: string]: Outcome } = {
  '/login › login › submit': login('/'),
  '/agent/login › login › submit': login('/agent/coin'),
  '/recharge › recharge › submit': recharge('POST /withoutsign/payment/createOrder', { 1002: unknownId }),
  '/app-recharge › recharge › submit': recharge('POST /web/payment/createOrder', {}),
  '/agent/coin › transfer › submit': {
    sends: ['POST /web/AgentGold'],
    asks: 'Transfer: Check your transfer',
    then: 'to /agent/sent transfer_no: answer.transfer_no, in place of the form',
    found: 'to /agent/sent transfer_no: ref',
    failed: 'The transfer failed. No coins were taken.',
    reasons: {
      1002: unknownId,
      1003: 'The user is not from your country',
      1105: 'The amount is above the maximum for one transfer',
      1106: 'You cannot transfer to yourself',
      1308: 'You do not have enough agent coins',
    },
  },
  '/withdraw › withdraw › submit': {
    sends: ['POST /web/withdrawal/order', 'diamonds_per_unit: data.withdrawal.diamonds_per_unit'],
    asks: 'Withdraw: Check your withdrawal',
    then: 'to /withdraw/done order_no: answer.order_no, in place of the form',
    found: 'to /withdraw/done order_no: ref',
    failed: 'The withdrawal could not be submitted',
    reasons: {
      1107: 'The rate has changed. Nothing was withdrawn. Please check the new amount.',
      1306: "Withdrawals exceeded this week's limit",
      1307: 'A withdrawal needs more diamonds',
      1308: 'You do not have that many diamonds',
      1311: 'This reseller no longer pays out. Please select another one.',
      1312: 'This reseller does not pay by this withdrawal method',
      1313: 'The amount is below the minimum for a withdrawal',
      1322: 'This reseller does not pay out that number of diamonds at a time. Change it, or choose another reseller.',
      1324: 'You cannot pay out your own withdrawal. Please select another reseller.',
    },
  },
  '/withdraw/add-method › method › submit': {
    sends: ['POST /web/withdrawal/method/create'],
    asks: 'Save account',
    done: 'Submitted',
    then: 'back',
    failed: 'The account could not be saved. Please try again.',
    reasons: { 1310: isIncomplete, 1323: noNetwork },
  },
  '/withdraw/account › methods › detail › actions › change › submit': {
    sends: ['POST /web/withdrawal/method/update', 'id: row.id'],
    asks: 'Save account',
    done: 'Submitted',
    then: 'reload',
    failed: 'The account could not be saved. Please try again.',
    reasons: { 1310: isIncomplete, 1323: noNetwork },
  },
  '/withdraw/account › methods › detail › actions › remove': {
    sends: ['POST /web/withdrawal/method/delete', 'id: row.id'],
    asks: 'Delete: Delete this withdrawal account?',
    done: 'Deleted',
    then: 'reload',
    failed: 'The account could not be deleted',
    reasons: { 1315: 'Please keep at least one withdrawal method' },
  },
  [`${mine} › received`]: {
    sends: ['POST /web/withdrawal/order/confirm', order, 'result: received'],
    asks: 'Confirm receipt: Have you received the whole amount?',
    done: 'Receipt confirmed',
    then: 'reload',
    failed: 'The receipt could not be confirmed',
    reasons: movedMine,
  },
  [`${mine} › cancel`]: {
    sends: ['POST /web/withdrawal/order/confirm', order, 'result: cancel'],
    asks: 'Cancel withdrawal: Cancel this withdrawal? The diamonds return to your balance.',
    done: 'Withdrawal cancelled',
    then: 'reload',
    failed: 'The withdrawal could not be cancelled',
    reasons: movedMine,
  },
  [`${mine} › dispute › submit`]: complaint,
  [`${mine} › notReceived › submit`]: { ...complaint, sends: [...complaint.sends, 'kind: not_received'] },
  [`${toPay} › process`]: {
    sends: ['POST /web/withdrawal/agent/order/confirm', order, 'step: process'],
    asks: 'Accept: Accept this withdrawal? You then transfer the amount to the receiver.',
    done: 'Accepted',
    then: 'reload',
    failed: 'The order could not be accepted',
    reasons: movedToPay,
  },
  [`${toPay} › transfer › submit`]: {
    ...paidBy('transfer'),
    reasons: {
      ...movedToPay,
      1319: 'The receiver cancelled before your proof arrived, and has the diamonds back. If you have paid, contact customer service.',
    },
  },
  [`${toPay} › reprocess › submit`]: paidBy('reprocess'),
  [`${toPay} › refuse › submit`]: {
    sends: ['POST /web/withdrawal/agent/order/refuse', order],
    asks: 'Reject: Reject this withdrawal? The diamonds return to the receiver.',
    done: 'Withdrawal rejected',
    then: 'reload',
    failed: 'The withdrawal could not be rejected',
    reasons: movedToPay,
  },
  '/guild/list › guilds › detail › actions › join': {
    sends: ['POST /web/guild/apply_join', own],
    asks: 'Apply to join: Apply to join this agency?',
    done: 'Application sent. The owner will decide.',
    then: 'reload',
    failed: 'Failed to apply to join, try again later',
    reasons: invitation,
  },
  '/guild/list › guilds › detail › actions › accept': {
    sends: ['POST /web/guild/apply_join', own, 'answer: accept'],
    asks: 'Accept invitation: Join {{name}} now?',
    done: 'You are a member now',
    then: 'reload',
    failed: 'The invitation could not be accepted',
    reasons: invitation,
  },
  '/guild/list › guilds › detail › actions › decline': {
    sends: ['POST /web/guild/apply_join', own, 'answer: decline'],
    asks: 'Decline: Decline this invitation?',
    done: 'Invitation declined',
    then: 'reload',
    failed: 'The invitation could not be declined',
    reasons: invitation,
  },
  '/guild/member › members › detail › actions › setAdmin': {
    sends: ['POST /web/guild/member/set_role', own, member, 'role: admin'],
    asks: 'Set as admin',
    done: 'Set as admin',
    then: 'reload',
    failed: 'Failed to set up agency admin',
    reasons: { 1203: isGone },
  },
  '/guild/member › members › detail › actions › unsetAdmin': {
    sends: ['POST /web/guild/member/set_role', own, member, 'role: member'],
    asks: 'Remove as admin: Take the admin role away?',
    done: 'Removed as admin',
    then: 'reload',
    failed: 'Failed to remove agency admin',
    reasons: { 1203: isGone },
  },
  '/guild/member › members › detail › actions › remove': {
    sends: ['POST /web/guild/member/remove', own, member],
    asks: 'Remove from agency: Remove this member?',
    done: 'Removed',
    then: 'reload',
    failed: 'Remove failed',
    reasons: { 1203: isGone, 1205: isClosed },
  },
  '/guild/create › create › submit': {
    sends: ['POST /web/guild/apply_create'],
    asks: 'Send application',
    done: 'Submitted',
    then: 'to /, in place of the form',
    failed: 'The application could not be sent. Please try again.',
    reasons: {
      1202: 'You are in an agency already. Leave it before you create one.',
      1206: 'Please enter the correct ID of Admin or BD',
      1207: 'Your application is being reviewed. The result will appear on this page.',
    },
  },
  '/guild/apply › applications › actions › agree': {
    sends: ['POST /web/guild/apply_process', own, member, 'result: agreed'],
    asks: 'Agree',
    done: 'Agreed',
    then: 'reload',
    failed: 'Failed to agree to application',
    reasons: decision,
  },
  '/guild/apply › applications › actions › reject': {
    sends: ['POST /web/guild/apply_process', own, member, 'result: rejected'],
    asks: 'Reject: Reject this application?',
    done: 'Rejected',
    then: 'reload',
    failed: 'Failed to reject application',
    reasons: decision,
  },
  '/guild/invite › fans › actions › invite': {
    sends: ['POST /web/guild/invite_fans', 'gid: user.guild_id', member],
    asks: 'Invite',
    done: 'Invited',
    then: 'reload',
    failed: 'Invite failed',
    reasons: { 1208: isElsewhere, 1212: isOver },
  },
  '/guild/invite › fans › actions › withdraw': {
    sends: ['POST /web/guild/invite_fans', 'gid: user.guild_id', member, 'withdraw: true'],
    asks: 'Withdraw invitation',
    done: 'The invitation was withdrawn',
    then: 'reload',
    failed: 'The invitation could not be withdrawn',
    reasons: { 1208: isElsewhere, 1212: isOver },
  },
  '/guild/apply-guild › applications › detail › actions › agree': {
    sends: ['POST /web/guild/apply_create_process', 'apply_id: row.apply_id', 'result: agreed'],
    asks: 'Agree: Agree to this agency?',
    done: 'Agreed',
    then: 'reload',
    failed: 'Failed to agree to application',
    reasons: decision,
  },
  '/guild/apply-guild › applications › detail › actions › reject › submit': {
    sends: ['POST /web/guild/apply_create_process', 'apply_id: row.apply_id', 'result: rejected'],
    asks: 'Reject',
    done: 'Rejected',
    then: 'reload',
    failed: 'Failed to reject application',
    reasons: decision,
  },
}
