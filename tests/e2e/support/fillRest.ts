// What a form wants beyond what scenarios type: filled in by its schema, so that they stay true with a field more.
import fc from 'fast-check'
import { expect, type Locator, type Page } from '@playwright/test'
import type { JsonSchema } from '../../../tools/cli/generate/schemaSet'
import { hasFormat } from '@pagewright/engine/tools'
import { formSchema } from './formSchema'

/** Fills in what is wanted and seen beyond what is `known`; gives what is sent for it, by member. */
export async function fillRest(
  page: Pick<Page, 'locator'>,
  form: Told,
  known: readonly string[] = told[form],
): Promise<{ readonly [name: string]: unknown }> {
  const rest: { [name: string]: unknown } = {}
  for (const [name, schema] of restOf(form, known)) {
    // A form in a sheet stands behind that of its page.
    const field = page.locator(`[data-field="${name}"]`).last()
    if ((await field.count()) > 0) rest[name] = await fill(page, field, schema)
  }
  return rest
}

/** The fields that scenarios know. */
export function toldFields(page: Pick<Page, 'locator'>, form: Told): Locator {
  return page.locator(told[form].map((name) => `[data-field="${name}"]`).join(', '))
}

/** Finds the choices that a sheet offers. */
const choices = (page: Pick<Page, 'locator'>): Locator =>
  page.locator('dialog :is(li, [role=listitem]) > button[aria-pressed]')

async function fill(page: Pick<Page, 'locator'>, field: Locator, schema: JsonSchema): Promise<unknown> {
  const inputs = field.locator('input:not([type=file]), textarea, button[aria-haspopup=dialog]')
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
      await choices(page).first().click()
      await expect(choices(page)).toHaveCount(0)
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

/** A value that the schema of a text, a figure, a choice or a yes-or-no takes, each time the same; throws for any other. */
function sampleOf(schema: JsonSchema): unknown {
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (schema.type === 'string') return textOf(schema)
  if (schema.type === 'integer' || schema.type === 'number') return figureOf(schema)
  if (schema.type === 'boolean') return false
  throw new Error(`There is no sample of ${JSON.stringify(schema)}.`)
}

const texts = [
  '12',
  '+62 812 555 0100',
  '2026-05-17',
  'somebody@mail.example',
  'https://mail.example/',
  '#336699',
  '10:20:30Z',
  '2026-05-17T10:20:30Z',
]

function textOf({ minLength = 0, maxLength = Infinity, pattern, format }: JsonSchema): string {
  const regExp = new RegExp(typeof pattern === 'string' ? pattern : '', 'u')
  const fits = (text: string) =>
    text.length >= Number(minLength) &&
    text.length <= Number(maxLength) &&
    regExp.test(text) &&
    (typeof format !== 'string' || hasFormat(text, format))
  const found = ['Something'.padEnd(Number(minLength), ' more'), ...texts].find(fits)
  if (found !== undefined) return found
  const [matching] = fc.sample(fc.stringMatching(regExp).filter(fits), { seed: 1, numRuns: 1 })
  return matching ?? ''
}

function figureOf({ minimum, maximum }: JsonSchema): number {
  const least = typeof minimum === 'number' ? minimum : -Infinity
  const most = typeof maximum === 'number' ? maximum : Infinity
  return [12, least, most].find((figure) => Number.isFinite(figure) && figure >= least && figure <= most) ?? 0
}

/** The members of each form that scenarios fill in, or leave empty, by themselves. */
const told = {
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

type Told = keyof typeof told

/** The members that a form wants beyond what is `known`, each with its schema. */
function restOf(form: Told, known: readonly string[] = told[form]): readonly (readonly [string, JsonSchema])[] {
  const schema = formSchema(form)
  const names = new Set(wantedOf(schema).filter((name) => !known.includes(name)))
  return [...names].map((name) => [name, schema.properties?.[name] ?? {}])
}

/** Whatever some case of the schema requires. */
function wantedOf(schema: JsonSchema): readonly string[] {
  const cases = ['allOf', 'anyOf', 'oneOf', 'then', 'else'].flatMap((keyword) => schema[keyword] ?? []) as JsonSchema[]
  return [...(schema.required ?? []), ...cases.flatMap(wantedOf)]
}
