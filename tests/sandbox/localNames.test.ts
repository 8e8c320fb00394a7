// Tests that what the server names comes in every language of the product: countries, banners, and ways to pay.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type Server } from './server'

let server: Server
beforeAll(() => {
  server = startServer()
})
afterAll(() => server.sandbox.close())

type Row = { readonly [member: string]: unknown }
const rowsOf = (list: readonly object[]) => list as readonly Row[]
const named = (row: Row | undefined, name = 'name') =>
  Object.fromEntries(Object.keys(languages).map((language) => [language, row?.[`${name}_${language}`]]))

/** The script of each language, its word for an agency and for coins (docs/glossary.md), and its name of Saudi Arabia. */
const languages: {
  readonly [language: string]: readonly [script: RegExp, agency: RegExp, coins: RegExp, country: string]
} = {
  ar: [/\p{Script=Arabic}/u, /وكال/u, /العملات/u, 'المملكة العربية السعودية'],
  tr: [/\p{Script=Latin}/u, /ajans/iu, /jeton/iu, 'Suudi Arabistan'],
  pt: [/\p{Script=Latin}/u, /agência/iu, /moedas/iu, 'Arábia Saudita'],
  id: [/\p{Script=Latin}/u, /agensi/iu, /koin/iu, 'Arab Saudi'],
  ru: [/\p{Script=Cyrillic}/u, /агентств/iu, /монет/iu, 'Саудовская Аравия'],
  uz: [/\p{Script=Latin}/u, /agentli/iu, /tanga/iu, 'Saudiya Arabistoni'],
  fa: [/\p{Script=Arabic}/u, /آژانس/u, /سکه/u, 'عربستان سعودی'],
  ur: [/\p{Script=Arabic}/u, /ایجنس/u, /سکے|کوائن/u, 'سعودی عرب'],
  zh: [/\p{Script=Han}/u, /公会/u, /金币/u, '沙特阿拉伯'],
}
const each = Object.entries(languages).map(([language, [script, agency, coins, country]]) => ({
  language,
  script,
  agency,
  coins,
  country,
}))

describe.each(each)('S1-11 S3-16 in $language', ({ language, script, agency, coins, country }) => {
  it('every country has a name in its script', async () => {
    const list = rowsOf((await server.ask('POST /withoutsign/country', {})).res.list)
    for (const row of list)
      expect([row.code, row[`name_${language}`]]).toEqual([row.code, expect.stringMatching(script)])
    expect(list.find(({ code }) => code === 'SA')?.[`name_${language}`]).toBe(country)
  })

  it('banners name coins and agencies', async () => {
    const lists = await Promise.all(
      (['owner', 'host'] as const).map(
        async (who) => (await server.ask('POST /web/guild/banner', {}, await server.signIn(who))).res.list,
      ),
    )
    for (const row of lists.flatMap(rowsOf)) {
      const word = row.target === 'recharge' || row.target === 'questions' ? coins : agency
      expect([row.target, row[`name_${language}`]]).toEqual([row.target, expect.stringMatching(word)])
      expect(row[`image_url_${language}`]).toBe(`${String(row.image_url)}-${language}`)
    }
  })

  it('ways to pay and to be paid that are named in it are in its script, and a card and a bank always are', async () => {
    const host = await server.signIn('host')
    for (const country_id of ['1', '3', '19', '20', '22', '23', '24', '26']) {
      const { list: methods } = (await server.ask('POST /web/payment/methods', { country_id }, host)).res
      const { list: channels } = (await server.ask('GET /web/withdrawal/channel/list', { country_id }, host)).res
      const rows = [...rowsOf(methods), ...rowsOf(channels)]
      const names = rows.flatMap((row) => row[`name_${language}`] ?? [])
      for (const name of names) expect(name).toMatch(script)
      for (const name of ['Bank card', 'Bank transfer'])
        expect(rows.find((row) => row.name === name)?.[`name_${language}`]).toMatch(script)
    }
  })
})

it('S7-12 banners that lead to different pages have different names in every language', async () => {
  const lists = await Promise.all(
    (['owner', 'host'] as const).map(
      async (who) => (await server.ask('POST /web/guild/banner', {}, await server.signIn(who))).res.list,
    ),
  )
  const rows = [...new Map(lists.flatMap(rowsOf).map((row) => [row.target, row])).values()]
  expect(new Set(rows.map(({ target }) => target))).toEqual(new Set(['create', 'invite', 'questions', 'recharge']))
  for (const { language } of each) expect(new Set(rows.map((row) => row[`name_${language}`])).size).toBe(rows.length)
})

it('names in different languages are different texts', async () => {
  const { list } = (await server.ask('POST /web/payment/methods', { country_id: '1' }, await server.signIn('host'))).res
  const { list: banners } = (await server.ask('POST /web/guild/banner', {}, await server.signIn('host'))).res
  const { list: channels } = (await server.ask('GET /web/withdrawal/channel/list', {}, await server.signIn('host'))).res
  for (const row of [...rowsOf(banners), rowsOf(list)[0], rowsOf(channels)[0]]) {
    const texts = [row?.name, ...Object.values(named(row))]
    expect([row?.name, new Set(texts).size]).toEqual([row?.name, 10])
  }
})

/** Returns every object in an answer that has a member. */
function withMember(value: unknown, member: string): Row[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap((one) => withMember(one, member))
  return member in value ? [value as Row, ...inner] : inner
}
const names = Object.fromEntries(each.map(({ language, country }) => [language, country]))

it.each([
  ['the account', 'owner', 'POST /web/MyAccountInfo', {}],
  ['a person', 'host', 'POST /web/user/info', { user_id: '1000001' }],
  ['a person, to whoever is not signed in', undefined, 'POST /withoutsign/payment/user', { user_id: '1000001' }],
  ['a guild', 'host', 'POST /web/guild/info', { gid: '10001' }],
  ['a list of guilds', 'host', 'POST /web/guild/list', { page: 1, keyword: '10001' }],
  ['guilds that were brought in', 'bd', 'POST /web/guild/guild_list', { page: 1, keyword: '10001' }],
  ['resellers', 'host', 'POST /web/agent/list', { page: 1 }],
] as const)('S1-11 the country of %s comes in every language', async (_what, who, call, body) => {
  const answer = await server.ask(call as 'POST /web/MyAccountInfo', body, who && (await server.signIn(who)))
  const rows = withMember(answer.res, 'country_name')
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect([row.country_name, named(row, 'country_name')]).toEqual(['Saudi Arabia', names])
})

it('S1-11 the country of an application to found a guild comes in every language', async () => {
  const { list } = (await server.ask('POST /web/guild/apply_create_list', { page: 1 }, await server.signIn('bd'))).res
  for (const row of rowsOf(list))
    for (const { language, script } of each) expect(row[`country_name_${language}`]).toMatch(script)
})

it('S1-11 S1-14 an order names the bank transfer in every language, as a reseller who pays by it does', async () => {
  const person = await server.newPerson({ diamonds: '100' })
  const account = { holder: 'Mona', account_no: '1', bank_name: 'Riyad', iban: 'SA4420000001' }
  const bank = { ...account, channel_id: 'b1', kind: 'bank' as const }
  const { id: method_id } = (await server.ask('POST /web/withdrawal/method/create', bank, person)).res
  const wish = { agent_uid: '1000005', method_id, diamonds: '100' }
  const { order_no } = (await server.ask('POST /web/withdrawal/order', wish, person)).res
  const orders = (await server.ask('POST /web/withdrawal/order/list', { page: 1, order_no }, person)).res.list
  const resellers = (await server.ask('POST /web/agent/list', { page: 1, keyword: '1000005' }, person)).res.list
  const channels = rowsOf(resellers[0]?.channels ?? []).filter(({ name }) => name === 'Bank transfer')
  const shown = [...rowsOf(orders).map(({ method }) => method as Row), ...channels]
  expect(shown).toHaveLength(2)
  for (const row of shown)
    for (const { language, script } of each)
      expect([language, row[`name_${language}`]]).toEqual([language, expect.stringMatching(script)])
})
