/** Every code that the server answers with, and its text. 0 is success; 10 and 11 end the session. */
export const codes = {
  noSession: { code: 10, msg: 'please log in' },
  sessionOver: { code: 11, msg: 'login expired, please log in again' },
  wrongPassword: { code: 1001, msg: 'wrong user name or password' },
  unknownUser: { code: 1002, msg: 'this ID does not exist' },
  otherCountry: { code: 1003, msg: 'user not from your country' },
  notAllowed: { code: 1004, msg: 'you are not allowed to do this' },
  unknownCountry: { code: 1005, msg: 'this country does not exist' },
  unknownPaymentMethod: { code: 1101, msg: 'this mode of payment is not available in the country' },
  badAmount: { code: 1102, msg: 'this amount is not possible' },
  unknownPayment: { code: 1103, msg: 'this payment does not exist' },
  unknownPayer: { code: 1104, msg: 'this payer account does not exist' },
  overMaxTransfer: { code: 1105, msg: 'more than a transfer may be' },
  transferToSelf: { code: 1106, msg: 'you cannot transfer to yourself' },
  rateChanged: { code: 1107, msg: 'the rate has changed meanwhile' },
  unknownGuild: { code: 1201, msg: 'agency does not exist' },
  alreadyInGuild: { code: 1202, msg: 'you are already in an agency' },
  notMember: { code: 1203, msg: 'this user is not a member of the agency' },
  ownerStays: { code: 1204, msg: 'the owner of an agency cannot be changed' },
  removalClosed: { code: 1205, msg: 'members can be removed on days 2-4 and 17-19 of a month only' },
  unknownInviter: { code: 1206, msg: 'please enter the correct ID of Admin or BD' },
  applicationOpen: { code: 1207, msg: 'your last application is still being reviewed' },
  inGuildByNow: { code: 1208, msg: 'this user is in an agency by now' },
  notPending: { code: 1209, msg: 'this application was processed already' },
  unknownApplication: { code: 1210, msg: 'this application does not exist' },
  invitationOver: { code: 1212, msg: 'this invitation is no longer there' },
  reasonMissing: { code: 1211, msg: 'please write down why you reject it' },
  unknownWithdrawal: { code: 1301, msg: 'this withdrawal does not exist' },
  wrongState: { code: 1302, msg: 'the order has changed meanwhile' },
  proofMissing: { code: 1303, msg: 'please upload the voucher first' },
  tooManyImages: { code: 1304, msg: 'too many images' },
  disputeOver: { code: 1305, msg: 'a complaint is possible for 7 days only' },
  weeklyLimit: { code: 1306, msg: "withdrawals exceeded this week's limit" },
  tooFewDiamonds: { code: 1307, msg: 'fewer diamonds than a withdrawal needs' },
  balanceTooLow: { code: 1308, msg: 'the balance is not enough' },
  unknownChannel: { code: 1309, msg: 'this withdrawal channel does not exist' },
  methodIncomplete: { code: 1310, msg: 'something is missing to be filled' },
  unknownReseller: { code: 1311, msg: 'this reseller does not exist' },
  kindNotPaid: { code: 1312, msg: 'the reseller does not pay to such an account' },
  amountTooSmall: { code: 1313, msg: 'the amount is smaller than a withdrawal needs' },
  unknownMethod: { code: 1314, msg: 'this withdrawal method does not exist' },
  orderTaken: { code: 1316, msg: 'the reseller has already accepted the order' },
  orderPaid: { code: 1317, msg: 'the reseller has already transferred the money' },
  orderCompleted: { code: 1318, msg: 'the order is already completed' },
  orderCancelled: { code: 1319, msg: 'the order was cancelled' },
  orderClosed: { code: 1320, msg: 'the order was rejected' },
  complaintOpen: { code: 1321, msg: 'there is already an open complaint about the order' },
  resellerLimits: { code: 1322, msg: 'the reseller does not pay out that much at a time' },
  networkNotOffered: { code: 1323, msg: 'this withdrawal channel does not offer this network' },
  ownReseller: { code: 1324, msg: 'you cannot pay out your own withdrawal' },
  lastMethod: { code: 1315, msg: 'please keep at least one withdrawal method' },
  badImage: { code: 1401, msg: 'please select an image less than 3M' },
  unknownImage: { code: 1402, msg: 'this image was not uploaded' },
} as const

export type CodeName = keyof typeof codes

/** A refusal by a rule of the product: answered with HTTP 200 and a code other than 0. */
export class Refused extends Error {
  readonly code: number
  constructor(name: CodeName) {
    super(codes[name].msg)
    this.name = 'Refused'
    this.code = codes[name].code
  }
}
