// Every message that is named is there, and every message that is there is named.
import type { RJSFSchema } from '@rjsf/utils'
import { describe, expect, it } from 'vitest'
import { markets } from '../../markets.config'
import { pages } from '../../pages.config'
import type { Market } from '../../src/engine/config/market'
import { messageOf } from '../../src/engine/form/messages'
import type { PaymentStatus } from '../../src/generated/types'
import { payWords } from '../../src/widgets/pay-result/payWords'
import payment from '../../schemas/payment.json'
import { baseOf, english, placeholdersOf } from './bundles'
import { sourcesUnder, usesInCode, usesInData, type Use } from './messageUses'

const bases = new Set(english.keys.map(baseOf))
const areas = new Set(english.keys.map((key) => key.split('.', 1)[0] ?? ''))

const code = sourcesUnder('src')
const inCode = code.flatMap(({ file, source }) =>
  usesInCode(source, file, file.startsWith('src/engine/') ? new Set(['engine']) : areas),
)
const overlays = Object.entries<Market>(markets).map(([id, { pages }]) => [id, pages ?? {}] as const)
const inData = [...Object.entries(pages), ...overlays].flatMap(([where, data]) => usesInData(data, where))
/** The name of a file, not a message. */
const fileName = 'src/widgets/bridge/imageType.ts'
const built = [...keywordUses(), ...paymentUses()]

const lost = (uses: readonly Use[]) =>
  uses.filter(({ key }) => !bases.has(key)).map(({ key, where }) => `${where}: ${key}`)

describe('a message that is named is there', () => {
  it('by the code', () => {
    expect(inCode.length).toBeGreaterThan(60)
    expect(lost(inCode)).toEqual([])
  })

  it('by pages and markets', () => {
    expect(inData.length).toBeGreaterThan(150)
    expect(lost(inData)).toEqual([])
  })

  it('by a keyword of JSON Schema or the state of a payment', () => expect(lost(built)).toEqual([]))

  it('nowhere else is a key put together from parts', () => {
    const part = new RegExp(`[\`'"](${[...areas].join('|')})\\.[\\w.]*(\\$\\{|['"] ?\\+)`)
    const builders = code
      .filter(({ source }) => part.test(source))
      .map(({ file }) => file)
      .toSorted()
    expect(builders).toEqual(['src/engine/form/messages.ts', fileName, 'src/widgets/pay-result/payWords.ts'])
  })
})

it('pages give values for exactly the placeholders of a message', () => {
  const wrong = inData.filter(({ key, given }) => given && String(given.toSorted()) !== String(wantedBy(key)))
  expect(wrong.map(({ key, where }) => `${where}: ${key}`)).toEqual([])
})

it('a message that is there is named', () => {
  const named = new Set([...inCode, ...inData, ...built].map(({ key }) => key))
  expect([...bases].filter((key) => !named.has(key))).toEqual([])
})

/** The name of the product is given to every text. */
function wantedBy(key: string): string[] {
  const forms = english.keys.filter((form) => baseOf(form) === key)
  const names = forms.flatMap((form) => placeholdersOf(english.texts[form] ?? ''))
  return [...new Set(names)].filter((name) => name !== 'product').sort()
}

/** A family of keys that is built at run time: the state of a payment, as the server tells it, chooses the words. */
function paymentUses(): Use[] {
  const states = [...payment.$defs.PaymentStatus.enum, undefined] as (PaymentStatus | undefined)[]
  return states.flatMap((state) =>
    [true, false].flatMap((isOver) => {
      const { title, text, amount, coins } = payWords(state, isOver)
      return [title, text, amount, coins].map((key) => ({ key, where: String(state) }))
    }),
  )
}

/** A family of keys that is built at run time: the validator's keyword, and the kind of value, choose the words. */
function keywordUses(): Use[] {
  const text: RJSFSchema = { type: 'string' }
  const lengths: RJSFSchema = { ...text, minLength: 2, maxLength: 4 }
  const numbers: RJSFSchema = { type: 'number', minimum: 2, maximum: 4 }
  const lists: RJSFSchema = { type: 'array', items: text, minItems: 2, maxItems: 4 }
  const choice: RJSFSchema = { enum: ['a', 'b'] }
  const consent: RJSFSchema = { type: 'boolean', const: true }
  const formats = ['date', 'time', 'date-time', 'email', 'uri', 'decimal', 'id', 'phone', 'ipv4']
  const asked: readonly (readonly [keyword: string, schema: RJSFSchema, params?: { [name: string]: unknown }])[] = [
    ...['required', 'dependentRequired', 'enum', 'const', 'oneOf', 'anyOf'].flatMap((keyword) =>
      [text, choice, consent].map((schema) => [keyword, schema] as const),
    ),
    ...['string', 'integer', 'number', ['integer', 'null']].map((type) => ['type', text, { type }] as const),
    ...[lengths, numbers, lists].flatMap((schema) =>
      ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'].flatMap((keyword) =>
        [2, 3, 4].map((limit) => [keyword, schema, { limit }] as const),
      ),
    ),
    ...formats.map((format) => ['format', text, { format }] as const),
    ...['exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'uniqueItems', 'additionalProperties', 'contains'].map(
      (keyword) => [keyword, text] as const,
    ),
    ...['pattern', 'blank', 'propertyNames'].map((keyword) => [keyword, text] as const),
  ]
  return asked.map(([keyword, schema, params = {}]) => ({
    key: messageOf({ path: ['a'], keyword, params }, undefined, schema, 'A').key,
    where: keyword,
  }))
}
