// Tests what each text and number of each form takes and refuses: the shortest, the longest, and their nearest neighbours.
import { Ajv } from 'ajv'
import { hasFormat } from '@pagewright/engine/tools'
import { expect, it } from 'vitest'
import { inline, readContract, root } from '@pagewright/cli/source'

const { set } = readContract(root)
const form = (name: string) => inline(set, { $ref: `forms.json#/$defs/${name}` }, '')

const names = ['id', 'decimal', 'phone', 'iban', 'image-url'] as const
const formats = Object.fromEntries(names.map((name) => [name, (text: string) => hasFormat(text, name)]))
const ajv = new Ajv({ strict: false, formats })

type Value = string | number
interface Kind {
  /** The format decides the keyboard of a phone. */
  readonly format?: (typeof names)[number]
  readonly takes: readonly Value[]
  readonly refuses: readonly Value[]
}

/** Any words: a blank text says nothing. */
const words = (most: number): Kind => ({
  takes: ['x', ' x ', 'x'.repeat(most)],
  refuses: ['', ' ', '\n\t', 'x'.repeat(most + 1)],
})
/** Words that may be left out. */
const more = (most: number): Kind => ({ takes: ['', 'x'.repeat(most)], refuses: ['x'.repeat(most + 1)] })
/** A person chooses these from a list instead of typing them. */
const choice = (most: number): Kind => ({ takes: ['1', 'x'.repeat(most)], refuses: ['', 'x'.repeat(most + 1)] })

/** A number of 64 bits has 20 digits at most. */
const id: Kind = {
  format: 'id',
  takes: ['1', '0551234567', '18446744073709551615'],
  refuses: ['', ' ', 'a', '1a', 'a1', '1 2', ' 1', '-1', '1.5', '\u0661', '9'.repeat(21)],
}
/** Ten digits before the point and two after it. */
const amount: Kind = {
  format: 'decimal',
  takes: ['0.01', '0.5', '1', '9', '10', '9999999999.99'],
  refuses: ['', '0', '0.00', '01', '.5', '1.', '1.234', '-1', '1e3', '1,5', 'a1', '1a', '99999999999.99'],
}
/** An account number, a wallet ID, an address of a network or of mail. */
const account: Kind = {
  takes: ['1', '0551234567', 'a@b.example', 'A_b-c+d', 'z'.repeat(64)],
  refuses: ['', ' ', 'a b', ' a', 'a ', '<b>', 'a/b', '\u0661', 'z'.repeat(65)],
}
/** ISO 13616: two letters, two digits, and 11 to 30 letters or digits, which people write in groups of four. */
const iban: Kind = {
  format: 'iban',
  takes: [
    'NO9386011117947',
    'sa0380000000608010167519',
    'SA03 8000 0000 6080 1016 7519',
    'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  ],
  refuses: [
    '',
    '9386011117947',
    'N09386011117947',
    'NOX386011117947',
    'NO9X86011117947',
    'NO93860111179',
    ' NO9386011117947',
  ],
}
const ibanMarks = ['SA03-8000-0000-6080-1016-7519', 'SA03/80000000608010167519', `SA03${'0'.repeat(39)}`]
/** E.164 has 15 digits at most; people put blanks, hyphens and brackets between them. */
const phone: Kind = {
  format: 'phone',
  takes: ['12345', '+12345', '0501234567', '+966 (50) 100-0001', '+123 456 789 012 345', '+1 2 3 4 5 6 7 8 9 01'],
  refuses: ['', '+', '1234', '+1234', 'call me', '++96650', '+ 96650', '050a1234', '96650+', `+${'1'.repeat(21)}`],
}
const image: Kind = {
  format: 'image-url',
  takes: ['https://img.lumi.example/a.png', `https://img.lumi.example/${'a'.repeat(231)}`],
  refuses: ['', `https://img.lumi.example/${'a'.repeat(232)}`],
}

/** The columns are a requirement, a form, its field, and what a person may enter there. */
const fields: readonly (readonly [id: string, form: string, field: string, kind: Kind])[] = [
  ['S2-49', 'login', 'account', words(64)],
  ['S2-49', 'login', 'password', { takes: ['1', ' ', 'p'.repeat(128)], refuses: ['', 'p'.repeat(129)] }],
  ['S5-11', 'recharge', 'user_id', id],
  ['S5-11', 'recharge', 'country_id', choice(20)],
  ['S5-11', 'recharge', 'method_id', choice(32)],
  ['S5-11', 'recharge', 'amount', amount],
  ['S7-13', 'recharge', 'payer_account', account],
  ['S5-11', 'ownRecharge', 'country_id', choice(20)],
  ['S5-11', 'ownRecharge', 'method_id', choice(32)],
  ['S5-11', 'ownRecharge', 'amount', amount],
  ['S7-13', 'ownRecharge', 'payer_account', account],
  ['S2-45', 'paymentCheck', 'order_no', words(64)],
  ['S2-47', 'guildCreate', 'name', words(40)],
  ['S2-47', 'guildCreate', 'cover', image],
  ['S2-47', 'guildCreate', 'country_id', choice(20)],
  ['S2-47', 'guildCreate', 'contact_phone', phone],
  ['S2-47', 'guildCreate', 'contact_address', words(256)],
  ['S2-47', 'guildCreate', 'real_name', words(80)],
  ['S5-14', 'guildCreate', 'inviter_uid', id],
  ['S2-12', 'withdrawMethod', 'channel_id', choice(32)],
  ['S2-12', 'withdrawMethod', 'holder', words(80)],
  ['S2-12', 'withdrawMethod', 'account_no', account],
  ['S2-12', 'withdrawMethod', 'bank_name', words(80)],
  ['S2-12', 'withdrawMethod', 'iban', { ...iban, refuses: [...iban.refuses, ...ibanMarks] }],
  ['S2-11', 'methodChange', 'holder', words(80)],
  ['S2-11', 'methodChange', 'account_no', account],
  ['S2-11', 'methodChange', 'bank_name', words(80)],
  ['S2-11', 'methodChange', 'iban', { ...iban, refuses: [...iban.refuses, ...ibanMarks] }],
  ['S5-13', 'withdraw', 'agent_uid', choice(20)],
  ['S5-13', 'withdraw', 'method_id', choice(32)],
  ['S5-13', 'withdraw', 'diamonds', amount],
  ['S5-15', 'transfer', 'receiver_id', id],
  [
    'S5-16',
    'transfer',
    'amount',
    { takes: [1, 2, Number.MAX_SAFE_INTEGER], refuses: [0, -1, 1.5, Number.MAX_SAFE_INTEGER + 1] },
  ],
  ['S4-16', 'dispute', 'amount', amount],
  ['S1-15', 'dispute', 'text', more(256)],
  ['S1-15', 'lateDispute', 'text', more(256)],
  ['S1-15', 'answer', 'text', more(256)],
  ['S4-15', 'refusal', 'reason', words(256)],
  ['S4-18', 'creationRefusal', 'reason', words(256)],
]

it.each(fields)('%s the form %s takes what %s may be, and refuses its neighbours', (_id, name, field, kind) => {
  const schema = form(name).properties?.[field] ?? false
  const validate = ajv.compile({ type: 'object', properties: { [field]: schema } })
  const isTaken = (value: Value) => validate({ [field]: value })
  expect(kind.takes.filter((value) => !isTaken(value))).toEqual([])
  expect(kind.refuses.filter(isTaken)).toEqual([])
  expect(schema && schema['format']).toBe(kind.format)
})
