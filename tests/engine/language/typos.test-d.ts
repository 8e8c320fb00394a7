// Compiled, but never run: `tsc` fails if a line below is no longer an error. Each is a mistake that authors make.
import type { Block, PageConfig } from '../../../src/engine/language/types/types'

const page = (block: Block): PageConfig => ({ title: 'data.title', blocks: { block } })
// Each literal names its kind, as in a page. If a spread hides the kind, the compiler tries all blocks at once.
const member = 'POST /web/guild/member'
const list = {
  body: { gid: '1' },
  key: 'row.uid',
  show: { title: 'row.nickname' },
} as const
/** The fields of the form. */
type Asked = Extract<Block, { readonly form: 'refusal' }>['fields']
const refusal = {
  fields: { reason: { label: 'order.reason' } } as Asked,
  submit: {
    do: 'call',
    call: 'POST /web/withdrawal/agent/order/refuse',
    label: 'order.refuse',
    body: { order_no: '1' },
  },
} as const
type Acts = NonNullable<Extract<Block, { readonly rows: typeof member }>['actions']>
const acting = (actions: Acts) => page({ block: 'list', rows: member, ...list, actions })
const asking = (fields: Asked) => page({ block: 'form', form: 'refusal', ...refusal, fields })
const banners = { key: 'row.id', image: 'row.image_url' } as const
const bill = { body: { gid: '1', period: 1 } } as const
const days = { title: 'data.chart', points: 'row.days', x: 'date' } as const
const label = 'period.1' as const
const share = { do: 'share', label: 'data.title', text: 'data.title' } as const
const native = { do: 'native', label: 'data.title' } as const
type OpenedCall = Extract<
  Extract<NonNullable<PageConfig['opened']>, { readonly [id: string]: unknown }>[string],
  { call: unknown }
>
const opened = (call: OpenedCall): PageConfig => ({
  title: 'data.title',
  blocks: {},
  opened: { call },
})
const link = { do: 'link', label: 'data.title', to: '/recharge' } as const

page({ block: 'list', rows: member, ...list })
page({ block: 'form', form: 'refusal', ...refusal })
page({ block: 'record', call: 'POST /web/guild/bill', ...bill, chart: { ...days, y: 'income' } })
acting({ app: { ...native, call: 'jumpToUser', args: { uid: { from: 'row.uid' } } } })
acting({ app: { ...native, call: 'appShare', args: { type: 2, text: { say: 'data.title', with: {} } } } })
acting({ app: { ...share, by: { call: 'appShare', args: { type: 1 } } } })
opened({ call: 'setTabBar', args: { isShow: false }, when: { 'host.isApp': true } })

page({
  block: 'timeline',
  call: 'POST /web/guild/bill',
  ...bill,
  list: { steps: 'row.days', label: 'date', time: 'date' },
})
page({ block: 'timeline', steps: { one: { label: 'data.title', done: { 'user.uid': { exists: true } } } } })
// @ts-expect-error a member that no step has
page({ block: 'timeline', call: 'POST /web/guild/bill', ...bill, list: { steps: 'row.days', label: 'dat' } })
// @ts-expect-error an answer that nobody asked for
page({ block: 'timeline', steps: { one: { label: 'data.title', time: 'row.days' } } })

page({
  block: 'kept',
  each: 'POST /withoutsign/payment/queryOrder',
  as: 'recharges',
  param: 'order_no',
  key: 'row.order_no',
  show: { title: 'row.method' },
})
page({
  block: 'kept',
  each: 'POST /withoutsign/payment/queryOrder',
  as: 'recharges',
  // @ts-expect-error a member that the request lacks
  param: 'order',
  key: 'row.order_no',
  show: { title: 'row.method' },
})

page({ use: 'data.guildBill', ...bill })
page({ block: 'record', call: 'POST /web/guild/bill', ...bill, reasons: { use: 'refusals.agencyGone', '1203': label } })
page({
  block: 'record',
  call: 'POST /web/guild/bill',
  ...bill,
  reasons: { use: ['refusals.moved', 'refusals.images'] },
})
// @ts-expect-error a part that pages.config.ts does not have
page({ use: 'data.guildBil', ...bill })
// @ts-expect-error a member that no block has, beside a part
page({ use: 'data.guildBill', ...bill, reason: {} })
// @ts-expect-error one of several parts that pages.config.ts does not have
page({ block: 'record', call: 'POST /web/guild/bill', ...bill, reasons: { use: ['refusals.moved', 'refusals.image'] } })
const moved = { use: 'refusals.moved', '1203': 'data.titel' } as const
// @ts-expect-error a key that locales/en.json does not have, beside a part
page({ block: 'record', call: 'POST /web/guild/bill', ...bill, reasons: moved })
// @ts-expect-error a part that pages.config.ts does not have, in a condition
acting({ link: { ...link, when: { use: 'refusals.mvoed' } } })
// @ts-expect-error a condition on a member that the row does not have, beside a part
acting({ link: { ...link, when: { use: 'refusals.moved', 'row.rol': 'owner' } } })

// @ts-expect-error a function that the app does not have
acting({ app: { ...native, call: 'jumpToUsr', args: { uid: '1' } } })
// @ts-expect-error an argument that the function does not take
acting({ app: { ...native, call: 'jumpToUser', args: { uid: '1', id: '1' } } })
// @ts-expect-error an argument that the function needs
acting({ app: { ...native, call: 'jumpToUser' } })
// @ts-expect-error an argument of another type
acting({ app: { ...native, call: 'jumpToStore', args: { index: 'first' } } })
// @ts-expect-error a target that no link leads to
acting({ app: { ...native, call: 'startBySchema', args: { target: 'moon' } } })
// @ts-expect-error sharing by what does not share
acting({ app: { ...share, by: { call: 'jumpToFriend' } } })
// @ts-expect-error an argument that a call of an opening page does not take
opened({ call: 'setTabBar', args: { isShown: false } })

// @ts-expect-error an endpoint that schemas/api.json does not have
page({ block: 'list', ...list, rows: 'POST /web/guild/members' })
// @ts-expect-error an endpoint that does not answer a list
page({ block: 'list', ...list, rows: 'POST /web/guild/bill', body: { gid: '1', period: 1 } })
// @ts-expect-error a member that the row does not have
page({ block: 'list', rows: member, ...list, show: { title: 'row.nikname' } })
// @ts-expect-error a key that locales/en.json does not have
acting({ link: { ...link, label: 'data.titel' } })
// @ts-expect-error a route that pages.config.ts does not have
acting({ link: { ...link, to: '/recharg' } })
// @ts-expect-error an icon that lucide does not have
acting({ link: { ...link, icon: 'walet' } })
// @ts-expect-error a condition on a member that the row does not have
acting({ link: { ...link, when: { 'row.rol': 'owner' } } })
// @ts-expect-error a role that no member can have
acting({ link: { ...link, when: { 'row.role': 'membr' } } })
// @ts-expect-error one of several roles that no member can have
acting({ link: { ...link, when: { 'row.role': { in: ['member', 'ownr'] } } } })
// @ts-expect-error a test that conditions do not know
acting({ link: { ...link, when: { 'row.joined_at': { greater: 1 } } } })
// @ts-expect-error a text where a number is wanted
acting({ link: { ...link, count: 'row.nickname' } })
// @ts-expect-error a body without a member that the request needs
page({ block: 'list', rows: member, ...list, body: {} })
// @ts-expect-error a body with a member that the request does not have
page({ block: 'list', rows: member, ...list, body: { gid: '1', gdi: '1' } })
// @ts-expect-error a search member that the request does not have
page({ block: 'list', rows: member, ...list, search: { param: 'keywrd', placeholder: 'guild.member.search' } })
const badge = { value: 'row.role', words: { owner: 'role.owner', admin: 'role.admin' } } as const
// @ts-expect-error a badge that has no word for one of the values
page({ block: 'list', rows: member, ...list, show: { title: 'row.nickname', badge } })
// @ts-expect-error a form that schemas/forms.json does not have
page({ block: 'form', ...refusal, form: 'refusl' })
// @ts-expect-error a field that the form does not have
asking({ reason: { label: 'order.reason' }, resaon: { label: 'order.reason' } })
// @ts-expect-error a member of the form without a field
asking({})
// @ts-expect-error a submit that leaves out what the form does not give
page({ block: 'form', form: 'refusal', ...refusal, submit: { ...refusal.submit, body: {} } })
// @ts-expect-error a keyword that JSON Schema does not have
asking({ reason: { label: 'order.reason', messages: { requird: 'order.reason' } } })
// @ts-expect-error a widget that nobody wrote
asking({ reason: { label: 'order.reason', widget: 'textbox' } })
// @ts-expect-error a path of a scope that links do not have
page({ block: 'links', links: { link: { ...link, when: { 'row.role': 'owner' } } } })
// @ts-expect-error a member of a source that its answer does not have
page({ block: 'links', links: { link: { ...link, when: { 'data.withdrawal.min_dimonds': { exists: true } } } } })
page({
  block: 'record',
  call: 'POST /web/guild/bill',
  ...bill,
  // @ts-expect-error a tab value outside the enum
  tabs: { param: 'period', items: { ninth: { value: 9, label } } },
})
// @ts-expect-error a chart over points that do not have the member
page({ block: 'record', call: 'POST /web/guild/bill', ...bill, chart: { ...days, y: 'incom' } })
// @ts-expect-error an action that does not exist
acting({ link: { ...link, do: 'lnk' } })
// @ts-expect-error a block that does not exist
page({ block: 'lsit' })
page({ block: 'carousel', rows: 'POST /web/guild/banner', ...banners, name: 'row.name' })
page({ block: 'form', form: 'refusal', ...refusal, incomplete: 'data.title' })
page({ block: 'list', rows: member, ...list, opens: { to: '/recharge', query: { uid: { from: 'row.uid' } } } })
// @ts-expect-error a carousel of a member that the row does not have
page({ block: 'carousel', rows: 'POST /web/guild/banner', ...banners, name: 'row.nam' })
// @ts-expect-error a carousel over an endpoint that does not answer a list
page({ block: 'carousel', ...banners, name: 'row.name', rows: 'POST /web/guild/bill' })
// @ts-expect-error a row that leads to a route that pages.config.ts does not have
page({ block: 'list', rows: member, ...list, opens: { to: '/recharg' } })
// @ts-expect-error a row that takes along what it does not have
page({ block: 'list', rows: member, ...list, opens: { to: '/recharge', query: { uid: { from: 'row.udi' } } } })
// @ts-expect-error a bound of a condition that is not there
acting({ link: { ...link, when: { 'row.joined_at': { below: { from: 'row.joined' } } } } })
// @ts-expect-error words of an incomplete form that locales/en.json does not have
page({ block: 'form', form: 'refusal', ...refusal, incomplete: 'data.titel' })
// @ts-expect-error a bound of a figure that is not there
asking({ reason: { label: 'order.reason', min: { from: 'data.withdrawal.min_dimonds' } } })
// @ts-expect-error a route that a redirect goes to and nobody has
export const lost: PageConfig = { title: 'data.title', redirects: { one: { when: {}, to: '/recharg' } }, blocks: {} }
// @ts-expect-error a need that the person can never meet
export const closed: PageConfig['needs'] = { one: { when: { 'user.is_bd': 'yes' }, otherwise: 'data.title' } }
// @ts-expect-error a member that pages do not have
export const misspelt: PageConfig = { title: 'data.title', acess: 'open', blocks: {} }
