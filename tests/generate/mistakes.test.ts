// Plants mistakes in a copy of the real product, and tests what the checker reports: those of schemas/, and those that only
// a whole product can have. tests/tooling/check/ has the members of pages and markets.
import { afterAll, describe, expect, it } from 'vitest'
import type { Problem } from '@pagewright/engine/tools'
import { contractProblems } from '../../tools/cli/check/product/checkContract'
import { root } from '../../tools/cli/root'
import {
  contractProblemsWith,
  folderCopy,
  make,
  mistake as m,
  problemsOf,
  productCopy,
  type Mistake,
} from './productCopy'

const app = 'schemas/native.json'
const api = 'schemas/api.json'
const kv = `${api} › POST /web/settings/kv`
const send = `${api} › POST /web/withdrawal/order`
const login = 'schemas/forms.json › $defs › login'
const onLogin = 'schemas/forms.json › login'

/** In pages: tests that do not exist, and ways without an end. */
const pageMistakes: readonly Mistake[] = [
  m(
    'a test',
    'pages › /guild/create › needs › none › when › user.guild_id',
    { exist: false },
    'unknown-test',
    '/guild/create › needs › none › when › user.guild_id',
    'exists',
  ),
  m(
    'an empty test',
    'pages › /guild/middle › blocks › ways › links › close › when › query.isClose',
    {},
    'unknown-test',
    '/guild/middle › ways › links › close › when › query.isClose',
  ),
  m('a login that asks to log in', 'pages › /agent/coin › login', '/withdraw', 'endless-way', '/agent/coin › login'),
  m(
    'pages that send on to each other',
    'pages › /guild/bd-member › redirects',
    { back: { when: {}, to: '/guild/bd-member' } },
    'endless-way',
    '/guild/bd-member › redirects › back',
  ),
]

/** In the contract with the server and the forms. */
const schemaMistakes: readonly Mistake[] = [
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
  m('a keyword of another draft', `${login} › prefixItems`, [], 'unknown-key', `${onLogin} › prefixItems`),
  m(
    'a bound of draft 4',
    `${login} › properties › account › exclusiveMinimum`,
    true,
    'not-data',
    `${onLogin} › properties › account › exclusiveMinimum`,
  ),
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
    'broken-pattern',
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

const { folder, remove } = folderCopy()
afterAll(remove)

const found = new Map<Mistake, readonly Problem[]>()
const copy = productCopy()
for (const one of pageMistakes) make(copy, one)
const problems = problemsOf(copy)
for (const one of pageMistakes) found.set(one, problems)
for (const one of schemaMistakes) found.set(one, contractProblemsWith(folder, one))

it('F10 F12 F44 the product itself has no mistake', () => {
  expect(contractProblems(root)).toEqual([])
  expect(problemsOf(productCopy())).toEqual([])
})

describe('F44 is reported with its name, its place and a suggestion:', () => {
  it.each([...found.keys()])('$name for $kind, $path', (mistake) => {
    const { name, where, meant } = mistake
    const all = (found.get(mistake) ?? [])
      .filter((problem) => problem.name === name)
      .map((problem) => [problem.name, problem.where.join(' › '), problem.didYouMean, problem.what.length < 400])
    expect(all).toContainEqual([name, where, meant, true])
  })
})
