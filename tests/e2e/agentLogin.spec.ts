// Recharge agents: how they get in, and who does not.
import type { Page } from '@playwright/test'
import { logIn as logInBy } from './support/loginForm'
import { expectTitle } from './support/parts'
import { expect, test } from './support/test'

const route = '/agent/coin'

test('S2-34 S6-04 S2-03 without a session a page of agents leads to their login with its query, and back', async ({
  page,
  site,
}) => {
  const path = `${route}?from=app&x=%D8%B1`
  await page.goto(path)
  await expectTitle(page, 'agent.login.title')
  await expect(page).toHaveURL(`${site.origin}/agent/login${path.slice(path.indexOf('?'))}`)
  expect(await site.log()).toEqual([])
  await logIn(page, '81000006')
  await expectTitle(page, 'agent.coin.title')
  await expect(page).toHaveURL(site.origin + path)
})

async function logIn(page: Page, account: string, password = 'lumi'): Promise<void> {
  await logInBy(page, account, { password, label: 'account.id' })
}
