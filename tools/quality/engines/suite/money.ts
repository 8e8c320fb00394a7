// Makes each call that moves money through its form and presses the last button twice. The call must be sent exactly
// once.
import { setTimeout as wait } from 'node:timers/promises'
import type { Signed, Who } from '../../../../tests/e2e/support/site'
import { confirmButton, box, button, field, fillRest, goOn, pick, pickInSheet, submit, toast } from './fields'
import { countSent, enter, sent, startAnew, takeProblems, type EngineCheck, type Kit } from './kit'
import type { Target } from './look'
import { choosePicture } from './picture'

interface MoneyAction {
  readonly endpoint: string
  /** Opens the form and fills it in, before the last press. */
  prepare(kit: Kit): Promise<unknown>
  /** The button of the last press. */
  readonly press: Target
  /** Waits for the result on the page. */
  finish(kit: Kit): Promise<unknown>
}

/** The forms that move money, one for each endpoint of `schemas/api.json` with the kind "money". */
export const moneyActions: readonly MoneyAction[] = [
  {
    endpoint: 'POST /withoutsign/payment/createOrder',
    async prepare(kit) {
      const { page } = kit
      await enter(kit, '/recharge')
      await page.typeInto(box('user_id'), '81000004')
      await page.press(field('country_id', '.pw-picker'))
      await page.typeInto({ css: 'dialog input[type=search]' }, 'Saudi Arabia')
      await page.press({ css: 'dialog .pw-picker-row', text: 'Saudi Arabia', isStart: true })
      await page.gone({ css: 'dialog .pw-picker-row' })
      await pick(page, 'method_id', 'mada')
      await page.typeInto(box('amount'), '20')
      await page.check(field('agree', 'input'))
      await fillRest(page, 'recharge')
      await page.press(submit('main'))
    },
    press: goOn,
    finish: ({ page }) => page.at(/cashier/),
  },
  {
    endpoint: 'POST /web/payment/createOrder',
    async prepare(kit) {
      const { page } = kit
      await enter(kit, '/app-recharge', 'host')
      await pick(page, 'method_id', 'DANA')
      await page.typeInto(box('amount'), '5')
      await page.check(field('agree', 'input'))
      await fillRest(page, 'ownRecharge')
      await page.press(submit('main'))
    },
    press: goOn,
    finish: ({ page }) => page.at(/cashier/),
  },
  {
    endpoint: 'POST /web/AgentGold',
    async prepare(kit) {
      const { page, site } = kit
      // The receiver must belong to the country of the agent.
      const { duid } = await site.person({ nickname: 'Hoda Fahmy', country_id: '3' })
      await enter(kit, '/agent/coin', 'agent')
      await page.typeInto(box('receiver_id'), duid)
      await page.typeInto(box('amount'), '500')
      await page.see({ css: '[role=status]', text: 'Hoda Fahmy' })
      await fillRest(page, 'transfer')
      await page.press(submit('main'))
    },
    press: goOn,
    // The second press of an impatient person may find the way to the record on the next page.
    finish: ({ page }) => page.at(/\/agent\/(?:sent\?transfer_no=|transferRrecord)/),
  },
  {
    endpoint: 'POST /web/withdrawal/order',
    async prepare(kit) {
      const { page, site } = kit
      await enter(kit, '/withdraw', await site.person({ diamonds: '500', method: true }))
      await pickInSheet(page, 'agent_uid', 'Gulf Cashout')
      await pick(page, 'method_id')
      await page.typeInto(box('diamonds'), '100')
      await fillRest(page, 'withdraw')
      await page.press(submit('main'))
    },
    press: goOn,
    finish: ({ page }) => page.at(/\/withdraw\/done\?order_no=/),
  },
  {
    endpoint: 'POST /web/withdrawal/order/confirm',
    async prepare(kit) {
      const { user, number } = await newOrder(kit)
      await openOrder(kit, user, 'mine', number)
      await kit.page.press(button('order.cancel', 'dialog'))
    },
    press: confirmButton('order.cancel'),
    finish: ({ page }) => page.see(toast('order.cancel.done')),
  },
  {
    endpoint: 'POST /web/withdrawal/agent/order/confirm',
    async prepare(kit) {
      const { number } = await newOrder(kit)
      await openOrder(kit, 'reseller', 'toPay', number)
      await acceptOrder(kit)
    },
    press: goOn,
    finish: ({ page }) => page.see(toast('order.transfer.done')),
  },
  {
    endpoint: 'POST /web/withdrawal/agent/order/refuse',
    async prepare(kit) {
      const { number } = await newOrder(kit)
      await openOrder(kit, 'reseller', 'toPay', number)
      const { page } = kit
      await page.press(button('order.refuse', 'dialog'))
      await page.typeInto(box('reason'), 'No such account')
      await page.press(button('order.refuse', 'form'))
    },
    press: confirmButton('order.refuse'),
    finish: ({ page }) => page.see(toast('order.refuse.done')),
  },
  {
    endpoint: 'POST /web/withdrawal/order/dispute',
    async prepare(kit) {
      const { user, number } = await newOrder(kit)
      await openOrder(kit, 'reseller', 'toPay', number)
      await acceptOrder(kit)
      await kit.page.press(goOn)
      await kit.page.see(toast('order.transfer.done'))
      await openOrder(kit, user, 'mine', number)
      const { page } = kit
      await page.press(button('order.dispute', 'dialog'))
      await pick(page, 'kind')
      await page.typeInto(box('text'), 'Nothing has come')
      await fillRest(page, 'dispute')
      await page.press(button('common.submit', 'form'))
    },
    press: confirmButton('common.submit'),
    finish: ({ page }) => page.see(toast('order.dispute.done')),
  },
]

/** Makes each call through its form, and reports those that were not sent exactly once. */
export function moneyCheck(actions: readonly MoneyAction[]): EngineCheck {
  return {
    id: 'money',
    title: 'Money, once each',
    async run(kit) {
      const problems: string[] = []
      for (const action of actions) {
        const wrong = await makeOnce(kit, action).catch((error: Error) => error.message)
        if (wrong !== undefined) problems.push(`${action.endpoint}: ${wrong}`)
      }
      return { count: [actions.length - problems.length, actions.length], problems }
    },
  }
}

/** Returns a problem, or nothing if the call was sent once. */
async function makeOnce(kit: Kit, { endpoint, prepare, press, finish }: MoneyAction): Promise<string | undefined> {
  const { page, site } = kit
  await startAnew(kit)
  await prepare(kit)
  // Earlier steps of an order may have sent calls, which do not count.
  const before = await sent(site, endpoint)
  // The server holds the answer, so that the second press meets a waiting form.
  await site.fault({ endpoint, kind: 'hold' })
  await page.pressTwice(press)
  await wait(300)
  await site.release()
  const counted = () => countSent(kit, endpoint, before)
  // WebKit sometimes loses a press on a busy machine. Then nothing was sent, and a person presses again.
  const count = (await counted().catch(() => page.pressTwice(press).then(counted))) - before
  await finish(kit)
  const problems = await takeProblems(kit)
  if (count !== 1) return `sent ${count} times`
  return problems.length > 0 ? problems.join('; ') : undefined
}

/** Creates an order of a new account, which the demo reseller is to pay. */
async function newOrder({ site }: Kit): Promise<{ readonly user: Signed; readonly number: string }> {
  const user = await site.person({ nickname: 'Mona Saleh', diamonds: '500' })
  return { user, number: await site.withdrawal({ uid: user.uid, diamonds: '200' }) }
}

/** Accepts the open order as its reseller, and fills in the proof of the payment. */
async function acceptOrder({ page }: Kit): Promise<void> {
  await page.press(button('order.process', 'dialog'))
  await page.press(confirmButton('order.process'))
  await page.see(toast('order.process.done'))
  await page.press(button('order.transfer', 'dialog'))
  await choosePicture(page)
  await fillRest(page, 'proof')
  await page.press(button('order.transfer.submit', 'form'))
}

/** Opens the sheet of an order as one of its two accounts. */
async function openOrder(kit: Kit, who: Who | Signed, side: 'mine' | 'toPay', number: string): Promise<void> {
  await enter(kit, `/withdraw/order?side=${side}&row=${number}`, who)
  await kit.page.see({ css: 'dialog' })
}
