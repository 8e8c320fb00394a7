// Recharge agents: how they get in, and who does not.
import type { Page } from '@playwright/test'
import { logIn as logInBy } from './support/loginForm'
import { buttonOf, expectTitle, saying } from './support/parts'
import { expect, test } from './support/test'
import { words } from './support/words'

const route = '/agent/coin'
const record = '/agent/transferRrecord'

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

test('S2-05 S2-06 S6-04 who is no agent reads so on their pages, and asks for nothing of an agent', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('host', record)
  await expect(saying(page, words('agent.only'))).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  for (const call of ['POST /web/UserExtendRecordList', 'POST /web/AgentGold']) expect(await site.log(call)).toEqual([])
  await buttonOf(page, 'home.back').click()
  await expectTitle(page, 'home.title')
})

async function logIn(page: Page, account: string, password = 'lumi'): Promise<void> {
  await logInBy(page, account, { password, label: 'account.id' })
}
