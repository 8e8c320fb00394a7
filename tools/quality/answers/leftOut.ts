// Values of answers that no page config reads: the code that reads them, or why nobody does.

/** Parts of the product's code that read answers, by endpoint and value. */
export const readByCode: { readonly [endpoint: string]: { readonly [value: string]: string } } = {
  'POST /withoutsign/payment/queryOrder': of('/pay/result', [
    'status',
    'order_no',
    'payment_no',
    'pay_url',
    'pay_amount',
    'currency',
    'coins',
    'identity',
    'method',
    'method_name',
    'user_id',
    'receiver_id',
    'nickname',
    'created_at',
    'paid_at',
  ]),
  'POST /web/upload': of('every field with pictures', ['upload_url', 'url']),
}

const flag = 'The name of the country says it in words'
const ownId = 'An id for calls, which nobody reads; the page shows the public id'
const inThread = 'The thread has it, with every earlier complaint'
const inConfig = 'POST /web/withdrawal/config answers it'
const otherApp = 'The profile in the app shows it'

/** Why a value is on no page, by the values that it is about. A value ends as `countries` ends `list.countries`. */
export const leftOut: { readonly [endpoint: string]: { readonly [value: string]: string } } = {
  '*': {
    country_icon: flag,
    country_id: 'An id for calls; the name of the country is shown where it matters',
    'reseller.uid': ownId,
    'user.uid': ownId,
    'after_sale.text': inThread,
    'after_sale.images': inThread,
    'method.kind': 'The details of the account say what it is',
  },
  'POST /web/MyAccountInfo': {
    country_name: 'People know their own country; forms offer it first by its id',
    is_upper_agent: 'Records of transfers say the share of an upper-level agent',
  },
  'POST /web/user/info': {
    duid: 'The person typed it',
    country_name: 'The server refuses a transfer to another country in words of its own',
  },
  'POST /withoutsign/payment/queryOrder': { method_id: '"Recharge again" chooses it; its name is shown' },
  'POST /withoutsign/payment/user': {
    uid: ownId,
    duid: 'The person typed it',
    country_name: 'Coins may be bought for anybody',
  },
  'POST /withoutsign/country': {
    'list.code': 'A search finds a country by it',
    'list.aliases': 'A search finds a country by them',
    'list.phone_code': 'No form asks for a number with a country of its own',
  },
  'POST /web/settings/kv': {
    max_images: 'Each call has a maximum of its own',
    image_max_bytes: 'The specification names 3 MB',
    auto_confirm_days: inConfig,
    receipt_hours_min: inConfig,
    receipt_hours_max: inConfig,
  },
  'POST /web/guild/list': agency({
    'list.apply_total': 'Only the owner and admins get it, for whom the page of the agency shows it',
    'list.contact_phone': 'The page of the own agency shows it to its leaders',
    'list.contact_address': 'The page of the own agency shows it to its leaders',
    'list.real_name': 'The page of the own agency shows it to its leaders',
    'list.role': 'One belongs to one agency, whose page shows it',
    'list.inviter_uid': 'Leaders of the agency see it on its page',
    'list.inviter_name': 'Leaders of the agency see the id on its page',
    'list.is_invited': 'join_status says the same',
  }),
  'POST /web/guild/info': agency({
    join_status: 'It is the own agency',
    is_invited: 'It is the own agency',
    inviter_name: 'The id of the inviter stands there',
  }),
  'POST /web/guild/apply_create': { apply_id: 'The application is found again by its applicant' },
  'POST /web/guild/get_ext_admin_bd_info': {
    uid: ownId,
    duid: 'The person typed it',
    kind: 'Both kinds review the application in the same way',
  },
  'POST /web/guild/get_self_info': { uid: ownId, guild_cover: 'The page of the agency shows it' },
  'POST /web/guild/bill': { period: 'The open tab says it' },
  'POST /web/guild/member/bill': { uid: ownId, period: 'The open tab says it' },
  'GET /web/withdrawal/method/list': { 'list.channel_id': 'The name and the mark of the channel are shown' },
  'POST /web/withdrawal/method/create': { id: 'The list of accounts is read again' },
  'POST /web/withdrawal/config': {
    channelList: 'The form for a new account reads channels by GET /web/withdrawal/channel/list',
  },
  'POST /web/withdrawal/order/list': { 'list.user': 'It is the person who reads' },
  'POST /web/withdrawal/agent/order/list': {
    'list.reseller': 'It is the reseller who reads',
  },
  'POST /web/guild/guild_list': {
    'list.country_name': 'Bound agencies say owner, size and since when',
    'list.owner_uid': ownId,
  },
  'POST /web/guild/get_ar_inviter_uid': {
    uid: ownId,
    nickname: 'The form asks for the name again by the id, and shows it',
  },
  'POST /web/guild/apply_create_list': {
    'list.applicant_uid': ownId,
    'list.applicant_avatar': 'The cover is the picture of the row',
    'list.inviter_uid': ownId,
  },
  'POST /web/guild/ext_admin_member': { 'list.gid': ownId },
  'POST /web/AgentGold': {
    upper_name: 'The record of the transfer shows it',
    upper_coins: 'The record of the transfer shows it',
  },
  'POST /web/UserExtendRecordList': { 'list.uid': ownId },
}

function of(place: string, values: readonly string[]): { readonly [value: string]: string } {
  return Object.fromEntries(values.map((value) => [value, place]))
}

/** Facts of an agency and its owner that the app itself shows. */
function agency(own: { readonly [value: string]: string }): { readonly [value: string]: string } {
  return {
    id: 'The same as gid',
    country_code: flag,
    admin_uid: ownId,
    admin_info: otherApp,
    ...own,
  }
}
