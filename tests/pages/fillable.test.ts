// Every field that a browser can fill says so. The others are listed here, each for a reason.
import { expect, it } from 'vitest'
import { pages } from '../../pages.config'
import forms from '../../schemas/forms.json' with { type: 'json' }
import { inline, readContract, root } from '@pagewright/cli/source'

interface PlainField {
  readonly widget?: string
  readonly options?: object
  readonly fill?: string
}

const notOfThePayer = 'It belongs to another person'
const onceOnly = 'It is new each time'
const noToken = 'HTML has no autocomplete token for it'
const unfillable: { readonly [field: string]: string } = {
  'recharge user_id': notOfThePayer,
  'recharge payer_account': noToken,
  'ownRecharge payer_account': noToken,
  'recharge amount': onceOnly,
  'ownRecharge amount': onceOnly,
  'paymentCheck order_no': onceOnly,
  'transfer receiver_id': notOfThePayer,
  'transfer amount': onceOnly,
  'withdraw diamonds': onceOnly,
  'guildCreate name': 'It is the name of an agency that does not exist yet',
  'guildCreate inviter_uid': notOfThePayer,
  'withdrawMethod bank_name': noToken,
  'withdrawMethod iban': noToken,
  'withdrawMethod account_no': noToken,
  'methodChange bank_name': noToken,
  'methodChange iban': noToken,
  'methodChange account_no': noToken,
  'creationRefusal reason': onceOnly,
  'refusal reason': onceOnly,
  'dispute amount': onceOnly,
  'dispute text': onceOnly,
  'lateDispute text': onceOnly,
  'answer text': onceOnly,
}

const { set } = readContract(root)

/** Returns the typed fields in a part of a page that have no autocomplete token. */
function typedFields(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const { form, fields } = value as {
    readonly form?: unknown
    readonly fields?: { readonly [name: string]: PlainField }
  }
  const own =
    typeof form === 'string' && fields && form in forms.$defs
      ? Object.entries(fields).flatMap(([name, field]) => (isTyped(form, name, field) ? [`${form} ${name}`] : []))
      : []
  return [...own, ...Object.values(value).flatMap(typedFields)]
}

function isTyped(form: string, name: string, { widget = 'text', options, fill }: PlainField): boolean {
  if (options || fill !== undefined || !['text', 'textarea', 'number', 'amount'].includes(widget)) return false
  const properties = inline(set, { $ref: `forms.json#/$defs/${form}` }, '').properties ?? {}
  const { type, enum: values } = properties[name] ?? {}
  return (type === 'string' || type === 'integer') && values === undefined
}

it('WCAG 1.3.5 a browser can fill every field that it knows, and the others are listed with a reason', () => {
  const found = new Set(typedFields(pages))
  expect([...found].filter((field) => !Object.hasOwn(unfillable, field))).toEqual([])
  expect(Object.keys(unfillable).filter((field) => !found.has(field))).toEqual([])
})
