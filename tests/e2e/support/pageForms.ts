// What every form must say when it is sent with nothing typed.
import { expect, type Locator, type Page } from '@playwright/test'
import {
  type Conditions,
  type Field,
  isObject,
  type ListBlock,
  mergePatch,
  type Message,
} from '@pagewright/engine/tools'
import { readPath } from '@pagewright/engine/tools'
import { keepAnswers } from './answers'
import { formSchema } from './formSchema'
import type { FormCase } from './pageCases'
import { callsOf, openCase } from './pageLists'
import type { Step } from './pageParts'
import { sentence, textsOf } from './saying'
import type { Site } from './site'
import { pressables, rows } from './parts'

interface Place {
  readonly page: Page
  readonly site: Site
}

/** Each member that is wanted and seen has its words below it, the first one that is wrong has the focus, and nothing is sent. */
export async function expectRequired(place: Place, one: FormCase, language: string): Promise<void> {
  const { page } = place
  const form = await openForm(place, one, language)
  const wanted: (readonly [name: string, field: Field])[] = []
  for (const entry of Object.entries(one.wanted)) {
    // What waits for another answer is not wanted yet.
    if (entry[1].when === undefined || (await fieldOf(form, entry[0]).count()) > 0) wanted.push(entry)
  }
  expect(wanted.length, `members of ${one.path} that are wanted at first`).toBeGreaterThan(0)
  const sent = callsOf(page, one.submit.call)
  await form.locator('button[type=submit]').click()
  for (const [name, field] of wanted) {
    const said = requiredWords(one, name, field, language)
    const place = fieldOf(form, name)
    await expect.soft(place.getByText(said), `the words below "${name}"`).toBeVisible()
    const described = place.locator('[aria-describedby]').first()
    const within = new RegExp(said.source.slice(1, -1), said.flags)
    await expect.soft(described, `what is heard of "${name}"`).toHaveAccessibleDescription(within)
  }
  const wrong = form.locator('[data-field][data-invalid]')
  await expect.soft(wrong.first().locator('*:focus'), 'the first that is wrong has the focus').toHaveCount(1)
  const count = String(await wrong.count())
  const summary = sentence(one.incomplete ?? 'engine.form.summary', language, { count })
  await expect.soft(form.getByRole('status').filter({ hasText: summary })).toBeVisible()
  expect(sent(), 'nothing was sent').toEqual([])
}

/** The words of the page for a member that is absent, or those that the engine has for one of its kind. */
function requiredWords({ form }: FormCase, name: string, field: Field, language: string): RegExp {
  const own = field.messages?.required
  const schema = formSchema(form.form).properties?.[name] ?? {}
  const isConsent = Array.isArray(schema.enum) && schema.enum.length === 1 && schema.enum[0] === true
  const isChosen = field.options !== undefined || schema.enum !== undefined || schema.oneOf !== undefined
  const isMany = schema.type === 'array' || schema.type === 'boolean'
  const general = isConsent ? 'consent' : isChosen || isMany ? 'requiredChoice' : 'required'
  return sentence(own ?? `engine.form.${general}`, language, { label: textsOf(language)[field.label] ?? '' })
}

const fieldOf = (form: Locator, name: string): Locator => form.locator(`[data-field="${name}"]`)

/** Opens the page and goes all the steps to the form. */
async function openForm(place: Place, one: FormCase, language: string): Promise<Locator> {
  const { page } = place
  const answers = keepAnswers(page)
  for (const { list } of one.steps.filter(isInRow)) await poseRows(page, list.rows, one.when)
  await openCase(place, one, language)
  for (const step of one.steps) {
    if (!isInRow(step)) await press(page.locator('main, dialog[open]'), step.press, language)
    else await pressInRow(place, step, one, rowsOf(await answers(step.list.rows)), language)
  }
  const around = one.steps.length > 0 ? page.getByRole('dialog').last() : page.locator('main')
  const forms = around.locator('form')
  const label = sentence(one.submit.label, language)
  const form = forms.filter({ has: page.locator('button[type=submit]').filter({ hasText: label }) }).first()
  await expect(form, `the form ${one.path}`).toBeVisible()
  await expect(form.locator('[aria-busy=true]')).toHaveCount(0)
  return form
}

type RowStep = Extract<Step, { readonly list: ListBlock }>

function isInRow(step: Step): step is RowStep {
  return 'list' in step
}

async function pressInRow(
  place: Place,
  { list, opens, press: words }: RowStep,
  one: FormCase,
  answered: readonly unknown[],
  language: string,
): Promise<void> {
  expect(answered.length, `rows of ${list.rows}: without any there is nothing to press`).toBeGreaterThan(0)
  const { page } = place
  if (!opens) return press(rows(page).first(), words, language)
  const row = String(readPath({ row: answered[0] }, list.key))
  await openCase(place, { ...one, query: { ...one.query, row } }, language)
  await press(page.getByRole('dialog').last(), words, language)
}

async function press(around: Locator, words: Message, language: string): Promise<void> {
  await pressables(around).getByText(sentence(words, language)).first().click()
}

/** Makes the first row one that the conditions ask for. Nothing is sent, so the server need not know. */
async function poseRows(page: Page, endpoint: string, whens: FormCase['when']): Promise<void> {
  const [method = '', path = ''] = endpoint.split(' ')
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      if (route.request().method() !== method) return route.fallback()
      const response = await route.fetch()
      const envelope = (await response.json()) as { readonly res: { readonly list?: readonly object[] } }
      const [first, ...others] = envelope.res.list ?? []
      const list = first ? [posed(first, whens), ...others] : []
      await route.fulfill({ response, json: { ...envelope, res: { ...envelope.res, list } } })
    },
  )
}

/** The row with values for which conditions hold. */
function posed(row: object, whens: readonly (Conditions | undefined)[]): object {
  return whens.reduce<object>((made, when) => {
    const tests = Object.entries(when ?? {}).filter(([path]) => path.startsWith('row.'))
    return tests.reduce<object>((posing, [path, test]) => {
      const value = valueFor(test, readPath({ row: posing }, path))
      const patch = path
        .split('.')
        .slice(1)
        .reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)
      return mergePatch(posing, patch) as object
    }, made)
  }, row)
}

function valueFor(test: unknown, now: unknown): unknown {
  if (!isObject(test)) return test
  if (Array.isArray(test.in)) return test.in.includes(now) ? now : test.in[0]
  if (test.exists === false) return null
  return now ?? 'x'
}

function rowsOf(answer: unknown): readonly unknown[] {
  return isObject(answer) && Array.isArray(answer.list) ? answer.list : []
}
