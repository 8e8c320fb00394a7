// How one pays and is paid in a country: the currency, its rate, and what other countries do not have.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type Person, type Server } from './server'

let server: Server
let person: Person
beforeAll(async () => {
  server = startServer()
  person = await server.signIn('host')
})
afterAll(() => server.sandbox.close())

/** Every country has these. */
const everywhere = ['Bank card', 'Phone wallet']

describe('S1-05 S7-14 S7-15 S9-11 a recharge', () => {
  it.each([
    ['SA', 'SAR', 250, ['mada', 'stc pay']],
    ['AE', 'AED', 250, []],
    ['QA', 'QAR', 250, []],
    ['EG', 'EGP', 20, ['Fawry', 'Vodafone Cash']],
    ['TR', 'TRY', 25, ['Papara']],
    ['BR', 'BRL', 200, ['Pix']],
    ['RU', 'RUB', 10, ['SBP']],
    ['PK', 'PKR', 4, ['Easypaisa']],
    ['DE', 'EUR', 1000, []],
    ['FR', 'EUR', 1000, []],
    ['GB', 'GBP', 1000, []],
    ['US', 'USD', 1000, []],
    // People pay in dollars where the currency has no rate.
    ['ID', 'USD', 1000, ['DANA', 'OVO']],
    ['UZ', 'USD', 1000, ['Click']],
    ['BH', 'USD', 1000, ['stc pay']],
    ['KW', 'USD', 1000, ['stc pay']],
    ['IN', 'USD', 1000, []],
    ['JP', 'USD', 1000, []],
  ])('in %s is paid in %s, which buys %i coins, and also by %j', async (code, currency, rate, own) => {
    const { list: countries } = (await server.ask('POST /withoutsign/country', {})).res
    const query = { country_id: countries.find((country) => country.code === code)?.id ?? '' }
    const { list } = (await server.ask('POST /withoutsign/payment/methods', query)).res
    expect(list.map(({ name }) => name).toSorted()).toEqual([...everywhere, ...own].toSorted())
    for (const method of list) expect(method).toMatchObject({ currency, coins_per_unit: rate })
    // From one dollar to 5,000, and a dollar buys 1,000 coins.
    const bounds = list.map(({ min_amount, max_amount }) => [Number(min_amount) * rate, Number(max_amount) * rate])
    expect(bounds).toEqual(list.map(() => [1000, 5_000_000]))
    // Signed in or not, the methods are the same.
    expect((await server.ask('POST /web/payment/methods', query, person)).res.list).toEqual(list)
  })
})

describe('S2-12 S7-16 a withdrawal', () => {
  it.each([
    ['SA', ['stc pay', 'urpay']],
    ['AE', ['e& money']],
    ['EG', ['Vodafone Cash', 'InstaPay']],
    ['IQ', ['ZainCash']],
    ['JO', ['Zain Cash Jordan']],
    ['MA', ['CashPlus']],
    ['TR', ['Papara']],
    ['BR', ['Pix']],
    ['ID', ['DANA', 'GoPay', 'OVO']],
    ['RU', ['YooMoney']],
    ['UZ', ['Payme', 'Click']],
    ['PK', ['JazzCash', 'Easypaisa']],
    ['PH', ['GCash']],
    ['BD', ['bKash']],
    ['IN', ['UPI']],
    ['US', []],
  ])('in %s goes to the wallets %j', async (code, wallets) => {
    const { list: countries } = (await server.ask('POST /withoutsign/country', {})).res
    const country_id = countries.find((country) => country.code === code)?.id ?? ''
    const { list } = (await server.ask('GET /web/withdrawal/channel/list', { country_id }, person)).res
    const found = list.filter(({ kind }) => kind === 'wallet').map(({ name }) => name)
    expect(found.toSorted()).toEqual(wallets.toSorted())
  })
})
