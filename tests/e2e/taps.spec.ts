// Fifty taps are one wish: whatever writes is sent once, however often and however fast its button is pressed.
import { steps } from './support/messageSteps'
import { fillLogin } from './support/loginForm'
import { buttonOf } from './support/parts'
import type { Site } from './support/site'
import { expect, test } from './support/test'
import type { Page } from '@playwright/test'

const login = 'POST /withoutsign/user/loginweb'

/** One of each kind: a button, a question, a form, a step before money moves, and a form in a sheet. */
const kinds = [
  '/guild/list guilds.join',
  '/guild/apply applications.agree',
  '/guild/create create',
  '/withdraw withdraw',
  '/withdraw/account methods.change',
  '/withdraw/order sides.mine.orders.dispute',
]

const actions: typeof steps = {
  ...Object.fromEntries(Object.entries(steps).filter(([place]) => kinds.includes(place))),
  '/login login': {
    call: login,
    prepare: (page) => fillLogin(page, 'host'),
    press: (page) => buttonOf(page, 'login.submit').click(),
  },
}

for (const [place, { who, address, call, prepare, press }] of Object.entries(actions)) {
  test(`F19 ${place}: 50 taps are one request`, async ({ page, site }) => {
    const [route = ''] = place.split(' ')
    const person = await who?.(site)
    await page.goto(person ? await site.entrance(address ?? route, person) : (address ?? route))
    await prepare?.(page, site)
    // What asks by the same call has no body.
    const before = (await sent(site, call)).length
    await site.fault({ endpoint: call, kind: 'hold', times: 50 })
    await beginStorm(page)
    await press(page)
    expect(await stormsOver(page)).toBeGreaterThan(0)
    await site.noFaults()
    await expect.poll(async () => (await sent(site, call)).length).toBeGreaterThan(before)
    // Whatever waited for its turn comes now.
    await page.waitForLoadState('networkidle')
    expect(await sent(site, call)).toHaveLength(before + 1)
  })
}

async function sent(site: Site, call: string) {
  return (await site.log(call)).filter(({ body }) => Object.keys(body ?? {}).length > 0)
}

/** Taps of one storm. */
const storm = 50

/** From now on every real press of a button on this page is followed by 49 more, by Enter too where it sends a form. */
async function beginStorm(page: Page): Promise<void> {
  await page.evaluate((taps) => {
    Object.assign(window, { stormTaps: [] })
    const tap = (button: HTMLButtonElement, nth: number) => {
      if (!button.isConnected) return
      // What Enter in a field does.
      if (nth % 5 === 0 && button.type === 'submit' && button.form) button.form.requestSubmit()
      else button.click()
    }
    window.addEventListener(
      'click',
      ({ isTrusted, target }) => {
        const button = target instanceof Element ? target.closest('button') : null
        if (!isTrusted || !button) return
        const done: number[] = []
        window.stormTaps?.push(done)
        for (let nth = 2; nth <= taps; nth += 1) {
          const run = () => {
            tap(button, nth)
            done.push(nth)
          }
          if (nth <= 10) run()
          else if (nth <= 15) queueMicrotask(run)
          else setTimeout(run, (nth - 15) * 40)
        }
      },
      { capture: true },
    )
  }, storm)
}

/** Waits until every storm that began is over; gives how many there were. */
async function stormsOver(page: Page): Promise<number> {
  const read = () => page.evaluate(() => window.stormTaps?.map((done) => done.length) ?? [])
  await expect.poll(async () => (await read()).every((taps) => taps === storm - 1)).toBe(true)
  return (await read()).length
}

declare global {
  interface Window {
    stormTaps?: number[][]
  }
}
