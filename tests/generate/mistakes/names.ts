// Mistakes in pages and sources: unknown names.
import { mistake as m, type Mistake } from './copy'

const create = 'pages › /guild/create › blocks › create'
const onCreate = '/guild/create › create'
const orders = 'pages › /withdraw/order › blocks › sides › tabs › mine › blocks › orders'
const onOrders = '/withdraw/order › sides › tabs › mine › orders'

export const nameMistakes: readonly Mistake[] = [
  m('a block', 'pages › /pay/notice › blocks › ways › block', 'lnks', 'unknown-block', '/pay/notice › ways', 'links'),
  m('a field', `${create} › fields › nmae`, { label: 'guild.name' }, 'unknown-field', `${onCreate} › fields`, 'name'),
  m(
    'the endpoint of a list',
    'pages › /guild/member › blocks › members › rows',
    'POST /web/guild/membr',
    'unknown-endpoint',
    '/guild/member › members › rows',
    'POST /web/guild/member',
  ),
  m(
    'the endpoint of a source',
    'sources › settings › call',
    'POST /web/settings/vk',
    'unknown-endpoint',
    'sources › settings › call',
    'POST /web/settings/kv',
  ),
  m(
    'an action',
    'pages › /login › blocks › more › links › recharge › do',
    'lnik',
    'unknown-action',
    '/login › more › links › recharge',
    'link',
  ),
  m(
    'the route of a link',
    'pages › /agent/login › blocks › more › links › login › to',
    '/logn',
    'unknown-route',
    '/agent/login › more › links › login › to',
    '/login',
  ),
  m(
    'the login of a page',
    'pages › /agent/transferRrecord › login',
    '/agent/logn',
    'unknown-route',
    '/agent/transferRrecord › login',
    '/agent/login',
  ),
  m(
    'an icon',
    'pages › /login › blocks › more › links › language › icon',
    'languges',
    'unknown-icon',
    '/login › more › links › language › icon',
    'languages',
  ),
  m(
    'the title of a page',
    'pages › /withdraw › title',
    'withdraw.titel',
    'unknown-message',
    '/withdraw › title',
    'withdraw.title',
  ),
  m(
    'the function of the app',
    'pages › /guild/middle › blocks › ways › links › close › call',
    'closeWebVewPage',
    'unknown-native-call',
    '/guild/middle › ways › links › close › call',
    'closeWebViewPage',
  ),
  m('a form', 'pages › /login › blocks › login › form', 'lgoin', 'unknown-form', '/login › login › form', 'login'),
  m(
    'a path of a row',
    `${orders} › show › title`,
    'row.reseler.name',
    'unknown-path',
    `${onOrders} › show › title`,
    'row.reseller',
  ),
  m(
    'a test',
    'pages › /guild/create › needs › none › when › user.guild_id',
    { exist: false },
    'unknown-test',
    '/guild/create › needs › none › when › user.guild_id',
    'exists',
  ),
  m(
    'a value of a condition',
    'pages › /guild/create › blocks › waiting › when › data.self.creation_status',
    'pendng',
    'unknown-value',
    '/guild/create › waiting › when › data.self.creation_status',
    'pending',
  ),
  m(
    'a member of a request',
    'pages › /guild/list › blocks › guilds › search › param',
    'keywrod',
    'unknown-key',
    '/guild/list › guilds › search › param',
    'keyword',
  ),
  m(
    'the words of an enum',
    'pages › /app-recharge › blocks › recharge › fields › identity › words › agnet',
    'appRecharge.identity.agent',
    'unknown-value',
    '/app-recharge › recharge › fields › identity › words',
    'agent',
  ),
]
