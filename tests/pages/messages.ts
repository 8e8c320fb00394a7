// Every message of the specification: its words, its key, and each place that names the key.
import type en from '../../locales/en.json'

export type Key = keyof typeof en | 'withdraw.min'

export interface Message {
  readonly id: `S${5 | 8}-${number}`
  /** The words of the spec. Of a success it only says what succeeded. */
  readonly says: string
  readonly key: Key
  /**
   * Where it is named, and so what brings it about: places of the site map (`/route block.field.keyword`, with
   * `{a,b}` for either), whose end is the keyword or the answer that brings it about; words that tell how the engine is brought to say it; or a
   * file of the code.
   */
  readonly at: readonly string[]
}

const form = (id: Message['id'], says: string, key: Key, ...at: readonly string[]): Message => ({ id, says, key, at })
const error = (says: string, key: Key, ...at: readonly string[]): Message => ({ id: 'S8-04', says, key, at })
const success = (says: string, key: Key, ...at: readonly string[]): Message => ({ id: 'S8-05', says, key, at })

export const messages: readonly Message[] = [
  form(
    'S5-09',
    'user ID cannot be empty',
    'recharge.userId.empty',
    '/agent/login login.account.{required,minLength,pattern}',
    '/recharge recharge.user_id.{required,minLength}',
  ),
  form(
    'S5-10',
    'User name cannot be empty',
    'login.account.empty',
    '/login login.account.{required,minLength,pattern}',
  ),
  form(
    'S5-10',
    'Password cannot be empty',
    'login.password.empty',
    '/login login.password.{required,minLength}',
    '/agent/login login.password.{required,minLength}',
  ),
  form('S5-10', 'Cannot be empty', 'engine.form.blank', 'a text of blanks'),
  form(
    'S5-11',
    'Please input user ID',
    'agent.transfer.receiver.empty',
    '/agent/coin transfer.receiver_id.{required,minLength}',
  ),
  form(
    'S5-11',
    'Please select a country',
    'recharge.country.empty',
    '/recharge recharge.country_id.required',
    '/app-recharge recharge.country_id.required',
    '/guild/create create.country_id.required',
  ),
  form(
    'S5-11',
    'Please select mode of payment',
    'recharge.method.empty',
    '/recharge recharge.method_id.required',
    '/app-recharge recharge.method_id.required',
  ),
  form(
    'S5-11',
    'Please enter the recharge amount',
    'recharge.amount.empty',
    '/recharge recharge.amount.{required,minLength}',
    '/app-recharge recharge.amount.{required,minLength}',
  ),
  form(
    'S5-11',
    'Please agree to the terms',
    'recharge.agree.empty',
    '/recharge recharge.agree.{required,enum}',
    '/app-recharge recharge.agree.{required,enum}',
  ),
  form('S5-05', 'Please select an image less than 3M', 'engine.image.tooLarge', 'src/engine/forms/files/imageFile.ts'),
  form(
    'S5-12',
    'Please upload the voucher first',
    'order.proof.empty',
    '/withdraw/order sides.toPay.orders.transfer.images.{required,minItems}',
    '/withdraw/order sides.toPay.orders.reprocess.images.{required,minItems}',
  ),
  form('S5-13', 'Please select an agent', 'withdraw.reseller.empty', '/withdraw withdraw.agent_uid.required'),
  form(
    'S5-13',
    'Please select Reseller first',
    'withdraw.reseller.first',
    '/withdraw withdraw.method_id.options.first',
  ),
  form(
    'S5-13',
    'Please select a withdrawal method',
    'method.channel.empty',
    '/withdraw/add-method method.channel_id.required',
    '/withdraw withdraw.method_id.required',
  ),
  form(
    'S5-13',
    'Please enter the amount to withdraw',
    'withdraw.diamonds.empty',
    '/withdraw withdraw.diamonds.{required,minLength}',
  ),
  form(
    'S5-13',
    'Please add a withdrawal account first',
    'withdraw.method.none',
    '/withdraw withdraw.method_id.options.empty.text',
  ),
  form('S5-13', 'Please add a withdrawal account first', 'method.none', '/withdraw/account methods.empty.text'),
  form(
    'S5-13',
    'Please keep at least one withdrawal method',
    'method.keepOne',
    '/withdraw/account methods.remove.enabled.otherwise',
    '/withdraw/account methods.remove.reasons.1315',
  ),
  form(
    'S5-14',
    'Something is missing to be filled',
    'common.incomplete',
    '/recharge recharge.submit.reasons.1310',
    '/app-recharge recharge.submit.reasons.1310',
    '/withdraw/account methods.change.incomplete',
    '/withdraw/account methods.change.submit.reasons.1310',
    '/withdraw/add-method method.incomplete',
    '/withdraw/add-method method.submit.reasons.1310',
    '/guild/create create.incomplete',
  ),
  form(
    'S5-14',
    'Please select your role identity',
    'appRecharge.identity.empty',
    '/app-recharge recharge.identity.required',
  ),
  form(
    'S5-14',
    'Please enter the correct ID of Admin or BD',
    'guild.inviter.wrong',
    '/guild/create create.inviter_uid.{format,pattern}',
    '/guild/create create.inviter_uid.check.failed',
    '/guild/create create.rules.inviter.otherwise',
    '/guild/create create.submit.reasons.1206',
  ),
  form(
    'S5-14',
    "This ID doesn't exist",
    'recharge.userId.unknown',
    '/recharge recharge.user_id.check.failed',
    '/agent/coin transfer.receiver_id.check.failed',
  ),
  form(
    'S5-15',
    'The user is not from your country',
    'agent.transfer.otherCountry',
    '/agent/coin transfer.rules.country.otherwise',
    '/agent/coin transfer.submit.reasons.1003',
  ),
  form('S5-16', 'Max {{num}} in 1 time', 'agent.transfer.max', '/agent/coin transfer.amount.maximum'),
  form(
    'S5-16',
    'At least {{num}} diamonds per withdrawal',
    'withdraw.diamonds.min',
    '/withdraw withdraw.diamonds.minimum',
  ),
  form(
    'S5-16',
    'At least {{num}} diamonds per withdrawal',
    'withdraw.min',
    '/my-diamond limits.diamonds.text',
    '/withdraw limits.diamonds.text',
  ),
  form('S5-06', 'Max {{maxCount}} images', 'engine.image.tooMany', 'src/engine/forms/files/ImageWidget.tsx'),
  form('S5-17', 'Please enter {label}', 'engine.form.required', 'an empty text'),
  form('S5-17', '{label} must be between {min}-{max} characters', 'engine.form.length', 'a text that is too long'),

  error(
    'request address abnormal, please check',
    'engine.error.address',
    'a call to an unknown address',
    'a call by another protocol',
  ),
  error(
    'request network exception, please wait',
    'engine.error.network',
    'a call without network',
    'a call without an answer',
  ),
  error('request failed', 'engine.error.failed', 'a call with status 400', 'an answer that makes no sense'),
  error('network exception', 'engine.offline', 'src/engine/ui/feedback/OfflineBanner.tsx'),
  { id: 'S8-01', says: 'Failed to load', key: 'engine.failed', at: ['src/engine/ui/feedback/Failed.tsx'] },
  { id: 'S8-01', says: 'Failed to load', key: 'engine.list.failed', at: ['src/engine/lists/List.tsx'] },
  { id: 'S8-01', says: 'no more', key: 'engine.list.end', at: ['src/engine/lists/List.tsx'] },
  error('failed to apply to join, try again later', 'guild.join.failed', '/guild/list guilds.join.failed'),
  error('failed to agree to application', 'guild.apply.agree.failed', '/guild/apply applications.agree.failed'),
  error('failed to agree to application', 'creation.agree.failed', '/guild/apply-guild applications.agree.failed'),
  error('failed to reject application', 'guild.apply.reject.failed', '/guild/apply applications.reject.failed'),
  error(
    'failed to reject application',
    'creation.reject.failed',
    '/guild/apply-guild applications.reject.submit.failed',
  ),
  error('remove failed', 'guild.member.remove.failed', '/guild/member members.remove.failed'),
  error('failed to set up agency admin', 'guild.member.setAdmin.failed', '/guild/member members.setAdmin.failed'),
  error('failed to remove agency admin', 'guild.member.unsetAdmin.failed', '/guild/member members.unsetAdmin.failed'),
  error('invite failed', 'guild.invite.failed', '/guild/invite fans.invite.failed'),
  error('upload failed', 'engine.image.failed', 'src/engine/forms/files/ImageWidget.tsx'),
  error('upload failed', 'order.transfer.failed', '/withdraw/order sides.toPay.orders.transfer.submit.failed'),
  error('payment failed', 'pay.failed', 'a payment that failed'),
  error(
    'payment failed',
    'recharge.failed',
    '/recharge recharge.submit.failed',
    '/app-recharge recharge.submit.failed',
  ),
  error(
    'agency does not exist',
    'guild.unknown',
    '/guild/list guilds.join.reasons.1201',
    '/guild/list guilds.accept.reasons.1201',
    '/guild/list guilds.decline.reasons.1201',
    '/guild/list guilds.withdraw.reasons.1201',
    '/guild/list guilds.missing',
    '/guild/apply applications.agree.reasons.1201',
    '/guild/apply applications.reject.reasons.1201',
    '/guild/invite fans.invite.reasons.1201',
    '/guild/invite fans.withdraw.reasons.1201',
  ),
  error(
    'this ID does not exist',
    'recharge.userId.unknown',
    '/recharge recharge.submit.reasons.1002',
    '/guild/create create.submit.reasons.1002',
    '/agent/coin transfer.submit.reasons.1002',
  ),
  error('user not from your country', 'agent.transfer.otherCountry', '/agent/coin transfer.submit.reasons.1003'),
  error(
    "withdrawals exceeded this week's limit",
    'withdraw.week.over',
    '/withdraw closed.over.text',
    '/withdraw withdraw.submit.reasons.1306',
  ),
  error(
    'recharge amount cannot be refunded',
    'pay.notice.refund.text',
    '/pay/notice refund.refund.text',
    '/recharge recharge.submit.review.notes.final.text',
    '/app-recharge recharge.submit.review.notes.final.text',
  ),

  success(
    'agree',
    'review.agree.done',
    '/guild/apply applications.agree.done',
    '/guild/apply-guild applications.agree.done',
  ),
  success(
    'reject',
    'review.reject.done',
    '/guild/apply applications.reject.done',
    '/guild/apply-guild applications.reject.submit.done',
  ),
  success('invite', 'guild.invite.done', '/guild/invite fans.invite.done'),
  success('set admin', 'guild.member.setAdmin.done', '/guild/member members.setAdmin.done'),
  success('remove admin', 'guild.member.unsetAdmin.done', '/guild/member members.unsetAdmin.done'),
  success('copy', 'engine.copied', 'src/engine/actions/perform/outside.ts'),
  success('delete', 'method.removed', '/withdraw/account methods.remove.done'),
  success(
    'submit',
    'method.done',
    '/withdraw/account methods.change.submit.done',
    '/withdraw/add-method method.submit.done',
  ),
  success('submit', 'withdraw.done', '/withdraw/done order.headline'),
  success('submit', 'guild.create.done', '/guild/create create.submit.done'),
  success(
    'submit',
    'order.dispute.done',
    '/withdraw/order sides.mine.orders.dispute.submit.done',
    '/withdraw/order sides.mine.orders.notReceived.submit.done',
  ),
  success('transfer', 'agent.transfer.done', '/agent/sent sent.headline'),
  success('transfer', 'order.transfer.done', '/withdraw/order sides.toPay.orders.transfer.submit.done'),
  success('payment', 'pay.success', 'a payment that went through'),
]

/** The places of a message, each on its own. */
export function placesOf({ at }: Message): readonly string[] {
  return at.flatMap((place) => {
    const [, before = '', ends] = /^(.*)\{([\w,]+)\}$/.exec(place) ?? []
    return ends === undefined ? [place] : ends.split(',').map((end) => before + end)
  })
}
