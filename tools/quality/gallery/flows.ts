// The flows of money that `npm run gallery -- --flows` photographs, step by step, as the people see them.
import type { Locator, Page } from '@playwright/test'
import { demoUid, type DemoName } from '../../../sandbox/accounts'
import type { Person, FlowStage } from './stage'

export type MoneyFlow = (stage: FlowStage) => Promise<void>

/** Signs a demo person in. */
async function demo(stage: FlowStage, name: DemoName): Promise<Person> {
  return (await stage.ask('session', { uid: demoUid(name) })) as unknown as Person
}

const sheet = (page: Page): Locator => page.locator('dialog[open]').last()
const submit = (page: Page): Locator => page.locator('form button[type=submit]').last()
const goOn = (page: Page): Locator => page.locator('dialog[open] .pw-sheet-choice button').last()
const button = (place: Page | Locator, name: string): Locator => place.getByRole('button', { name, exact: true })

/** Somebody buys coins for another person, and comes back from the cashier. */
const recharge: MoneyFlow = async (stage) => {
  const { word, shoot } = stage
  const page = await stage.open('/recharge')
  await shoot(page, 'empty')
  await submit(page).click()
  await shoot(page, 'sent empty')
  await page.getByRole('textbox', { name: word('recharge.userId'), exact: true }).fill('81000004')
  await page.getByText('Ayu Pratama').first().waitFor()
  await page.locator('.pw-picker').first().click()
  await shoot(page, 'country')
  await sheet(page).getByRole('searchbox').fill('saudi')
  await shoot(page, 'country searched')
  await sheet(page).locator('.pw-picker-row').first().click()
  const methods = page.getByRole('radiogroup', { name: word('recharge.method') })
  await methods.getByRole('radio').first().waitFor()
  await shoot(page, 'methods')
  await methods.getByRole('radio').first().check()
  const amount = page.getByRole('textbox', { name: word('recharge.amount'), exact: true })
  await amount.fill('999999')
  await amount.blur()
  await shoot(page, 'too much')
  await amount.fill('20')
  await page.getByRole('checkbox', { name: word('recharge.agree') }).check()
  await shoot(page, 'filled')
  await button(page, word('recharge.terms')).click()
  await shoot(page, 'terms')
  await page.keyboard.press('Escape')
  await submit(page).click()
  await goOn(page).waitFor()
  await shoot(page, 'review')
  await goOn(page).click()
  await page.waitForURL(/cashier/)
  const back = page.url()
  await page.getByRole('button').nth(3).click()
  await page.waitForURL(/pay\/result/)
  await page.locator('.pw-pay-figure').waitFor()
  await shoot(page, 'result open')
  await page.goto(back)
  await page.getByRole('button').first().click()
  await page.waitForURL(/pay\/result/)
  await page.locator('.pw-pay-figure').waitFor()
  await shoot(page, 'result paid')
  await page.goto(new URL('/recharge/records', page.url()).href)
  await shoot(page, 'records')
  await page.goto(new URL('/recharge', page.url()).href)
  await shoot(page, 'next time')
}

/** Somebody turns diamonds into money. */
const withdrawal: MoneyFlow = async (stage) => {
  const { word, shoot } = stage
  const person = await stage.person({ nickname: 'Mona Saleh', diamonds: '1250.5', method: true })
  const page = await stage.open('/withdraw', person)
  await shoot(page, 'empty')
  await page.locator('.pw-picker').first().click()
  await shoot(page, 'resellers')
  await sheet(page)
    .getByRole('button', { name: /^Gulf Cashout/ })
    .click()
  const methods = page.getByRole('radiogroup', { name: word('order.method') })
  await methods.getByRole('radio').first().check()
  const diamonds = page.getByRole('textbox', { name: word('withdraw.diamonds'), exact: true })
  await diamonds.fill('5')
  await diamonds.blur()
  await shoot(page, 'too few')
  await button(page, word('withdraw.max')).click()
  await shoot(page, 'all of it')
  await diamonds.fill('200')
  await shoot(page, 'filled')
  await submit(page).click()
  await goOn(page).waitFor()
  await shoot(page, 'review')
  await goOn(page).click()
  await page.waitForURL(/withdraw\/done/)
  await shoot(page, 'done')
  await page.getByRole('link', { name: word('withdraw.done.order') }).click()
  await sheet(page).locator('.pw-badge').waitFor()
  await shoot(page, 'order')
  await page.goto(new URL('/withdraw/order', page.url()).href)
  await shoot(page, 'orders')
}

const proof = {
  name: 'proof.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

async function addPicture(page: Page): Promise<void> {
  const form = page.locator('form').last()
  await form.locator('input[type=file]').setInputFiles(proof)
  await form.locator('.pw-image[data-state=done]').waitFor()
}

/** A reseller pays too little, the receiver complains, and both settle it. */
const complaint: MoneyFlow = async (stage) => {
  const { word, shoot } = stage
  const user = await stage.person({ nickname: 'Mona Saleh', diamonds: '500' })
  const { order_no: number } = await stage.ask('withdrawals', { uid: user.uid, diamonds: '200' })
  const reseller = await demo(stage, 'reseller')
  const theirs = await stage.open(`/withdraw/order?side=toPay&row=${number}`, reseller)
  await sheet(theirs).locator('.pw-badge').waitFor()
  await shoot(theirs, 'reseller asked')
  await button(sheet(theirs), word('order.process')).click()
  await shoot(theirs, 'reseller accepts')
  await button(sheet(theirs), word('order.process')).click()
  await button(theirs, word('order.transfer')).click()
  await shoot(theirs, 'proof empty')
  await addPicture(theirs)
  await submit(theirs).click()
  await goOn(theirs).waitFor()
  await shoot(theirs, 'proof review')
  await goOn(theirs).click()
  await button(theirs, word('order.transfer')).waitFor({ state: 'detached' })
  await shoot(theirs, 'reseller paid')

  const page = await stage.open(`/withdraw/order?row=${number}`, user)
  await button(page, word('order.dispute')).waitFor()
  await shoot(page, 'user paid')
  await button(page, word('order.dispute')).click()
  await shoot(page, 'complaint empty')
  await page.getByRole('radio', { name: word('order.dispute.receivedLess') }).check()
  const amount = page.getByRole('textbox', { name: word('order.dispute.amount') })
  await amount.fill('21')
  await amount.blur()
  await page.getByRole('textbox', { name: word('order.dispute.text') }).fill('…')
  await shoot(page, 'complaint too much')
  await amount.fill('5')
  await addPicture(page)
  await submit(page).click()
  await goOn(page).waitFor()
  await shoot(page, 'complaint review')
  await goOn(page).click()
  await button(page, word('order.dispute')).waitFor({ state: 'detached' })
  await shoot(page, 'complaint sent')
  await sheet(page).getByText(word('order.thread'), { exact: true }).scrollIntoViewIfNeeded()
  await shoot(page, 'complaint thread')

  await theirs.reload()
  await button(theirs, word('order.reprocess')).waitFor()
  await shoot(theirs, 'reseller reads')
  await button(theirs, word('order.reprocess')).click()
  await addPicture(theirs)
  await theirs.getByRole('textbox', { name: word('order.answer.text') }).fill('…')
  await shoot(theirs, 'answer')
  await submit(theirs).click()
  await goOn(theirs).click()
  await button(theirs, word('order.reprocess')).waitFor({ state: 'detached' })

  await page.reload()
  await button(page, word('order.confirm')).waitFor()
  await shoot(page, 'answered')
  await sheet(page).getByText(word('order.thread'), { exact: true }).scrollIntoViewIfNeeded()
  await shoot(page, 'answered thread')
  await button(page, word('order.confirm')).click()
  await goOn(page).waitFor()
  await shoot(page, 'confirm review')
  await goOn(page).click()
  await button(page, word('order.confirm')).waitFor({ state: 'detached' })
  await shoot(page, 'completed')
}

export const moneyFlows: { readonly [name: string]: MoneyFlow } = { recharge, withdrawal, complaint }
