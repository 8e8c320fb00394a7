// How one pays in a country: in which currency, and by which methods that other countries do not have.
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
    ['SA', 'SAR', ['mada', 'stc pay']],
    ['AE', 'AED', []],
    ['QA', 'QAR', []],
    ['EG', 'EGP', ['Fawry', 'Vodafone Cash']],
    ['TR', 'TRY', ['Papara']],
    ['BR', 'BRL', ['Pix']],
    ['RU', 'RUB', ['SBP']],
    ['PK', 'PKR', ['Easypaisa']],
    ['DE', 'EUR', []],
    ['FR', 'EUR', []],
    ['GB', 'GBP', []],
    ['US', 'USD', []],
    // Where the currency has no rate, one pays in dollars.
    ['ID', 'USD', ['DANA', 'OVO']],
    ['UZ', 'USD', ['Click']],
    ['BH', 'USD', ['stc pay']],
    ['KW', 'USD', ['stc pay']],
    ['IN', 'USD', []],
    ['JP', 'USD', []],
  ])('in %s is paid in %s, and also by %j', async (code, currency, own) => {
    const { list: countries } = (await server.ask('POST /withoutsign/country', {})).res
    const query = { country_id: countries.find((country) => country.code === code)?.id ?? '' }
    const { list } = (await server.ask('POST /withoutsign/payment/methods', query)).res
    expect(list.map(({ name }) => name).toSorted()).toEqual([...everywhere, ...own].toSorted())
    expect(new Set(list.map((method) => method.currency))).toEqual(new Set([currency]))
    // Signed in or not, the methods are the same.
    expect((await server.ask('POST /web/payment/methods', query, person)).res.list).toEqual(list)
  })
})
