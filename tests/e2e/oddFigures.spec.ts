// Figures that a server should not send: none, zero, negative ones, huge ones. Pages say nothing that is not so, and
// offer no amount that the server would refuse. A figure that is absent has no bound and no text (decision 22).
import type { Page, Route } from '@playwright/test'
import { isList, isObject, readContract, type ResolvedSchema } from '../../sandbox/contract'
import { rechargeForm } from './support/rechargeForm'
import { reviewOf, submitOf, textbox } from './support/parts'
import { settled } from './support/routes'
import type { Who } from './support/site'
import { expect, test } from './support/test'
import { withdrawForm } from './support/withdrawForm'
import { words, type Word } from './support/words'

type Odd = (value: unknown, isRequired: boolean) => unknown
/** Returns how a figure of an answer is replaced: a decimal string stays a text, and a number stays a number. */
const as =
  (text: string, number: number): Odd =>
  (value) =>
    typeof value === 'string' ? text : number
const oddities = {
  absent: (value: unknown, isRequired: boolean) => (isRequired ? value : undefined),
  null: (value: unknown, isRequired: boolean) => (isRequired ? value : null),
  zero: as('0', 0),
  'minus zero': as('-0.00', -0),
  negative: as('-5', -5),
  huge: as('99999999999999999999.99', Number.MAX_SAFE_INTEGER),
}

interface Place {
  readonly path: string
  readonly who: Who | null
  /** Types an amount that is right, as far as the page can know. */
  fill?(page: Page): Promise<unknown>
  /** The figures that it meets, with the sentence in place of the form if they leave nothing to spend. */
  readonly odd: { readonly [Name in keyof typeof oddities]?: Word | null }
}
const places: readonly Place[] = [
  { path: '/recharge', who: null, fill: (page) => rechargeForm(page).fillIn('20'), odd: { absent: null, huge: null } },
  {
    path: '/app-recharge',
    who: 'host',
    async fill(page) {
      const form = rechargeForm(page)
      await expect(form.methods.getByRole('radio').first()).toBeChecked()
      await form.amount.fill('20')
      await form.consent.check()
    },
    odd: { 'minus zero': null },
  },
  {
    path: '/withdraw',
    who: 'owner',
    fill: (page) => withdrawForm(page).fillIn('200'),
    // A huge least amount of money is far above the balance.
    odd: { zero: 'withdraw.none', huge: 'withdraw.notEnough' },
  },
  { path: '/my-diamond', who: 'owner', odd: { null: null, negative: null } },
  {
    path: '/agent/coin',
    who: 'agent',
    async fill(page) {
      await textbox(page, 'recharge.userId').fill('81000004')
      await textbox(page, 'agent.transfer.amount').fill('10')
    },
    odd: { negative: 'agent.transfer.none' },
  },
]

test('F15 S9-10 pages say nothing strange over odd figures', async ({ page, site }) => {
  for (const { path, who, fill, name, says } of places.flatMap((one) =>
    Object.entries(one.odd).map(([name, says]) => ({ ...one, name, says })),
  )) {
    await test.step(`${path} over figures that are ${name}`, async () => {
      await page.route(/\/(web|withoutsign)\//, (route) => answerOddly(route, oddities[name as keyof typeof oddities]))
      await page.goto(who === null ? path : await site.entrance(path, who))
      await settled(page)
      await expectNothingStrange(page)
      if (says) await expect(page.getByText(new RegExp(words(says, { num: '.+' }))).first()).toBeVisible()
      else if (fill) {
        await fill(page)
        await expectNothingStrange(page)
        await submitOf(page).click()
        // Either the step before the payment comes, or a message says what is wrong.
        await expect(reviewOf(page).step.or(page.locator('form [aria-invalid=true]')).first()).toBeVisible()
        await expectNothingStrange(page)
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
})

test('S9-11 S9-10 only the amounts that the payment method takes are offered', async ({ page }) => {
  const odd = ['0', '-5', '3.99', '4', '20', '20.005', '50', '50.01', '1e1', 'many', '99999999999999']
  await page.route(/\/withoutsign\/payment\/methods/, async (route) => {
    const response = await route.fetch()
    const { res, ...envelope } = (await response.json()) as { readonly res: { readonly list: readonly object[] } }
    const list = res.list.map((method) => ({ ...method, min_amount: '4', max_amount: '50', amounts: odd }))
    await route.fulfill({ response, json: { ...envelope, res: { ...res, list } } })
  })
  await page.goto('/recharge')
  const form = rechargeForm(page)
  await form.chooseCountry('Saudi Arabia')
  await form.method('mada').check()
  const amounts = page.getByRole('group', {
    name: words('engine.form.suggestions', { label: words('recharge.amount') }),
  })
  await expect(amounts.getByRole('button')).toHaveText([/^4\b/, /^20\b/, /^50\b/])
})

/** Words of programs, and the sign before nothing. */
const strange = /NaN|Infinity|undefined|\bnull\b|\[object|\{\{|(^|[^\d.])-0(\.0+)?(?![\d.])|\d[eE]\+?\d/
async function expectNothingStrange(page: Page): Promise<void> {
  expect(await page.locator('body').innerText()).not.toMatch(strange)
}

const contract = readContract()

/** Answers as the sandbox does, with every figure changed. */
async function answerOddly(route: Route, odd: Odd): Promise<void> {
  const request = route.request()
  const response = await route.fetch()
  const schema = contract.get(`${request.method()} ${new URL(request.url()).pathname}`)?.answer()
  if (!schema || !response.ok()) return route.fulfill({ response })
  const { res, ...envelope } = (await response.json()) as { readonly res: unknown }
  await route.fulfill({ response, json: { ...envelope, res: oddIn(res, schema, odd) } })
}

function oddIn(value: unknown, schema: ResolvedSchema, odd: Odd): unknown {
  if (isList(value)) return value.map((one) => oddIn(one, schema.items ?? {}, odd))
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([name, member]) => {
    const inner: ResolvedSchema & { readonly 'x-means'?: string } = schema.properties?.[name] ?? {}
    const isRequired = schema.required?.includes(name) ?? false
    if (/^(count|money|quantity)$/.test(inner['x-means'] ?? '')) return [name, odd(member, isRequired)] as const
    return [name, oddIn(member, inner, odd)] as const
  })
  return Object.fromEntries(entries)
}
