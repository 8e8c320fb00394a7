// What a form wants beyond what scenarios type: filled in by its schema, so that they stay true with a field more.
import { expect, type Locator, type Page } from '@playwright/test'
import type { JsonSchema } from '../../../scripts/generate/schemaSet'
import { formSchema } from './formSchema'
import { sampleOf } from './sampleOf'

/** The members of each form that scenarios fill in, or leave empty, by themselves. */
export const told = {
  login: ['account', 'password'],
  recharge: ['user_id', 'country_id', 'method_id', 'amount', 'agree', 'payer_account'],
  ownRecharge: ['identity', 'country_id', 'method_id', 'amount', 'agree', 'payer_account'],
  transfer: ['receiver_id', 'amount'],
  guildCreate: ['name', 'cover', 'country_id', 'contact_phone', 'contact_address', 'real_name', 'inviter_uid'],
  creationRefusal: ['reason'],
  withdraw: ['agent_uid', 'method_id', 'diamonds'],
  withdrawMethod: ['channel_id', 'holder', 'bank_name', 'iban', 'network', 'account_no', 'tax_id'],
  methodChange: ['holder', 'bank_name', 'iban', 'network', 'account_no'],
  refusal: ['reason'],
  proof: ['images'],
  dispute: ['kind', 'amount', 'images', 'text'],
} as const satisfies { readonly [form: string]: readonly string[] }

export type Told = keyof typeof told

/** Fills in what is wanted and seen beyond what is `known`; gives what is sent for it, by member. */
export async function fillRest(
  page: Pick<Page, 'locator'>,
  form: Told,
  known: readonly string[] = told[form],
): Promise<{ readonly [name: string]: unknown }> {
  const schema = formSchema(form)
  const wanted = new Set(wantedOf(schema).filter((name) => !known.includes(name)))
  const rest: { [name: string]: unknown } = {}
  for (const name of wanted) {
    // A form in a sheet stands behind that of its page.
    const field = page.locator(`.pw-field[data-field="${name}"]`).last()
    if ((await field.count()) > 0) rest[name] = await fill(page, field, schema.properties?.[name] ?? {})
  }
  return rest
}

/** The fields that scenarios know. */
export function toldFields(page: Pick<Page, 'locator'>, form: Told): Locator {
  return page.locator(told[form].map((name) => `[data-field="${name}"]`).join(', '))
}

/** Whatever some case of the schema requires. */
function wantedOf(schema: JsonSchema): readonly string[] {
  const cases = ['allOf', 'anyOf', 'oneOf', 'then', 'else'].flatMap((keyword) => schema[keyword] ?? []) as JsonSchema[]
  return [...(schema.required ?? []), ...cases.flatMap(wantedOf)]
}

async function fill(page: Pick<Page, 'locator'>, field: Locator, schema: JsonSchema): Promise<unknown> {
  const inputs = field.locator('input:not([type=file]), textarea, .pw-picker')
  const kind = await inputs
    .first()
    .evaluate((input) => (input instanceof HTMLInputElement ? input.type : input.tagName))
  // Rows of an endpoint are no enum: which one is sent, the server says.
  const chosen = () => (Array.isArray(schema.enum) ? sampleOf(schema) : expect.anything())
  switch (kind) {
    case 'radio':
      if ((await field.locator(':checked').count()) === 0) await inputs.first().check()
      return chosen()
    case 'BUTTON':
      await inputs.first().click()
      await page.locator('dialog .pw-picker-row').first().click()
      await expect(page.locator('dialog .pw-picker-row')).toHaveCount(0)
      return chosen()
    case 'checkbox':
      // A switch that is left alone says no; a consent has to be given.
      if (sampleOf(schema) === true) await inputs.first().check()
      return sampleOf(schema)
    default: {
      const value = sampleOf(schema)
      await inputs.first().fill(String(value))
      return value
    }
  }
}
