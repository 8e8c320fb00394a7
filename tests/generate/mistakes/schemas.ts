// Mistakes in schemas/: the contract with the server and the forms.
import { mistake as m, type Mistake } from './copy'

const app = 'schemas/native.json'
const api = 'schemas/api.json'
const kv = `${api} › POST /web/settings/kv`
const send = `${api} › POST /web/withdrawal/order`
const login = 'schemas/forms.json › $defs › login'
const onLogin = 'schemas/forms.json › login'

export const schemaMistakes: readonly Mistake[] = [
  m('the kind of a call', `${kv} › kind`, 'raed', 'unknown-value', `${kv} › kind`, 'read'),
  m('the name of a call', `${api} › /web/new`, {}, 'not-data', `${api} › /web/new`),
  m(
    'what a call takes',
    `${kv} › request`,
    'common.json#/$defs/SettingsQuerry',
    'unknown-definition',
    `${kv} › request`,
    'common.json#/$defs/SettingsQuery',
  ),
  m('a call that code needs', `${api} › POST /web/upload`, undefined, 'unknown-endpoint', 'src/main.tsx'),
  m(
    'an upload that answers no address',
    `${api} › POST /web/upload › response`,
    'common.json#/$defs/Empty',
    'unfit-value',
    `${api} › POST /web/upload › response`,
  ),
  m(
    'an upload that cannot be told the size',
    'schemas/common.json › $defs › UploadRequest › properties › size › type',
    'string',
    'unfit-value',
    `${api} › POST /web/upload › request`,
  ),
  m('money without a way to find out', `${send} › outcome`, undefined, 'missing-key', send),
  m(
    'how is found out',
    `${send} › outcome › call`,
    'POST /web/withdrawal/order/lsit',
    'unknown-path',
    `${send} › outcome`,
  ),
  m('what is compared', `${send} › outcome › match`, [{ 'row.diamnds': 1 }], 'unknown-path', `${send} › outcome`),
  m(
    'a function of the app',
    'schemas/native.json › setTabBar › kind',
    'shel',
    'unknown-value',
    'schemas/native.json › setTabBar › kind',
    'shell',
  ),
  m('a version', `${app} › uploadFile › gate › ios`, 'soon', 'not-data', `${app} › uploadFile › gate › ios`),
  m('a keyword', `${login} › requierd`, ['account'], 'unknown-key', onLogin, 'required'),
  m('markup in a title', `${login} › title`, 'Log <i>in</i>', 'markup', `${onLogin} › title`),
  m(
    'a type',
    `${login} › properties › account › type`,
    'strng',
    'unknown-value',
    `${onLogin} › properties › account › type`,
    'string',
  ),
  m('a member to require', `${login} › required`, ['acount'], 'unknown-field', `${onLogin} › required`, 'account'),
  m(
    'a reference',
    `${login} › $ref`,
    'account.json#/$defs/LoginReqest',
    'unknown-definition',
    `${onLogin} › $ref`,
    'account.json#/$defs/LoginRequest',
  ),
  m(
    'a shape that is a part of itself',
    'schemas/guild.json › $defs › Guild › allOf',
    [{ $ref: '#/$defs/Guild' }],
    'cycle',
    'schemas/guild.json › Guild',
  ),
  m(
    'a value twice',
    'schemas/payment.json › $defs › PaymentStatus › enum',
    ['paid', 'paid'],
    'not-data',
    'schemas/payment.json › PaymentStatus › enum',
  ),
  m(
    'a slow pattern',
    `${login} › properties › account › pattern`,
    '^(a+)+$',
    'slow-pattern',
    `${onLogin} › properties › account › pattern`,
  ),
  m(
    'a pattern that does not compile',
    `${login} › properties › account › pattern`,
    '^[\\w-_]+$',
    'slow-pattern',
    `${onLogin} › properties › account › pattern`,
  ),
  m(
    'a pattern for a text of any length',
    `${login} › properties › account › maxLength`,
    undefined,
    'slow-pattern',
    `${onLogin} › properties › account › pattern`,
  ),
]
