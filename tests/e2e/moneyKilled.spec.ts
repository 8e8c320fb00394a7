// The browser is killed after the press, and started again with the same profile: nothing offers the payment again while
// its outcome is open, and the result is told on whatever page is opened.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type LaunchOptions } from '@playwright/test'
import { committed, moneyNotices, notice } from './support/moneyWorld'
import { agree } from './support/parts'
import { expect, test } from './support/test'
import { order, withdrawForm } from './support/withdrawForm'

/** A browser with a profile of its own, which can be killed. */
async function startBrowser(profile: string, options: LaunchOptions): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    ...options,
    locale: 'en-US',
    viewport: { width: 375, height: 812 },
  })
}

/** Kills every process of a browser at once, as a device without memory or power does. */
function kill(profile: string): void {
  execFileSync('pkill', ['-KILL', '-f', `user-data-dir=${profile}`])
}

test('F35 killed after the press: the form is not free, and the result is told', async ({ site, launchOptions }) => {
  const profile = mkdtempSync(join(tmpdir(), 'killed-'))
  const person = await site.person({ diamonds: '500', method: true })
  const before = await committed(site)
  try {
    const page = await (await startBrowser(profile, launchOptions)).newPage()
    await page.goto(await site.entrance('/withdraw', person))
    await withdrawForm(page).fillIn('100')
    await site.fault({ endpoint: order, kind: 'hold' })
    await withdrawForm(page).submit.click()
    await agree(page)
    await page.waitForTimeout(300)
    kill(profile)
    await site.release()
    const context = await startBrowser(profile, launchOptions)
    const next = await context.newPage()
    // The home page moves no money. It tells of it all the same.
    await next.goto(await site.entrance('/', person))
    const isSent = (await site.log(order)).length > 0
    if (isSent) await expect(notice(next, 'engine.money.done')).toBeVisible()
    await next.goto(await site.entrance('/withdraw', person))
    if (isSent) await expect(next.locator('button[type=submit]')).toBeHidden()
    else await expect(next.locator('button[type=submit]').or(moneyNotices(next)).first()).toBeVisible()
    expect((await committed(site)) - before).toBe(isSent ? 1 : 0)
    await context.close()
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})
