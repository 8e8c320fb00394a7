// Each call that moves money is made by its form, whose last button is pressed twice. It must be sent exactly once.
import { setTimeout as wait } from 'node:timers/promises'
import type { Signed, Who } from '../../../../tests/e2e/support/site'
import { answer, box, button, field, fillRest, pick, pickInSheet, toast } from './fields'
import { countSent, enter, sent, startAnew, takeProblems, type Check, type Kit } from './kit'
import type { Target } from './look'
import { choosePicture } from './picture'

interface MoneyAction {
  readonly endpoint: string
  /** Opens the form and fills it in, up to the last press. */
  prepare(kit: Kit): Promise<unknown>
  /** The last press. */
  readonly press: Target
  /** Waits for what the page does afterwards. */
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
    },
    press: button('recharge.submit'),
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
    },
    press: button('recharge.submit'),
    finish: ({ page }) => page.at(/cashier/),
  },
  {
    endpoint: 'POST /web/AgentGold',
    async prepare(kit) {
      const { page, site } = kit
      // The agent's own country.
      const { duid } = await site.person({ nickname: 'Hoda Fahmy', country_id: '3' })
      await enter(kit, '/agent/coin', 'agent')
      await page.typeInto(box('receiver_id'), duid)
      await page.typeInto(box('amount'), '500')
      await page.see({ css: '[role=status]', text: 'Hoda Fahmy' })
      await fillRest(page, 'transfer')
      await page.press(button('agent.transfer.submit', 'main'))
    },
    press: answer('agent.transfer.submit'),
    finish: ({ page }) => page.at(/\/agent\/transferRrecord$/),
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
      await page.press(button('withdraw.submit', 'main'))
    },
    press: answer('withdraw.submit'),
    finish: ({ page }) => page.at(/\/withdraw\/order$/),
  },
  {
    endpoint: 'POST /web/withdrawal/order/confirm',
    async prepare(kit) {
      const { user, number } = await newOrder(kit)
      await openOrder(kit, user, 'mine', number)
      await kit.page.press(button('order.cancel', 'dialog'))
    },
    press: answer('order.cancel'),
    finish: ({ page }) => page.see(toast('order.cancel.done')),
  },
  {
    endpoint: 'POST /web/withdrawal/agent/order/confirm',
    async prepare(kit) {
      const { number } = await newOrder(kit)
      await openOrder(kit, 'reseller', 'toPay', number)
      const { page } = kit
      await page.press(button('order.process', 'dialog'))
      await page.press(answer('order.process'))
      await page.see(toast('order.process.done'))
      await page.press(button('order.transfer', 'dialog'))
      await choosePicture(page)
      await fillRest(page, 'proof')
    },
    press: button('order.transfer.submit', 'form'),
    finish: ({ page }) => page.see(toast('order.transfer.done')),
  },
]

/** Makes each of the calls by its form, and reports those that were not made exactly once. */
export function moneyCheck(actions: readonly MoneyAction[]): Check {
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

/** Returns what is wrong, or nothing if the call was made once. */
async function makeOnce(kit: Kit, { endpoint, prepare, press, finish }: MoneyAction): Promise<string | undefined> {
  const { page, site } = kit
  await startAnew(kit)
  await prepare(kit)
  // An order is confirmed in several steps: those on the way are not meant.
  const before = await sent(site, endpoint)
  // The second press has to meet a form that is still waiting for the answer.
  await site.fault({ endpoint, kind: 'hold' })
  await page.pressTwice(press)
  await wait(300)
  await site.release()
  const count = (await countSent(kit, endpoint, before)) - before
  await finish(kit)
  const problems = await takeProblems(kit)
  if (count !== 1) return `sent ${count} times`
  return problems.length > 0 ? problems.join('; ') : undefined
}

/** An order of somebody new, which the demo reseller is to pay. */
async function newOrder({ site }: Kit): Promise<{ readonly user: Signed; readonly number: string }> {
  const user = await site.person({ nickname: 'Mona Saleh', diamonds: '500' })
  return { user, number: await site.withdrawal({ uid: user.uid, diamonds: '200' }) }
}

/** Opens the sheet of an order as one of its two people. */
async function openOrder(kit: Kit, who: Who | Signed, side: 'mine' | 'toPay', number: string): Promise<void> {
  await enter(kit, `/withdraw/order?side=${side}&row=${number}`, who)
  await kit.page.see({ css: 'dialog' })
}
