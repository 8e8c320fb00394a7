// What a form wants beyond what scenarios type: filled in by its schema, so that they stay true with a field more.
import { expect, type Locator, type Page } from '@playwright/test'
import type { JsonSchema } from '../../../tools/cli/generate/schemaSet'
import { sampleOf } from './sampleOf'
import { restOf, told, type Told } from './wanted'

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
