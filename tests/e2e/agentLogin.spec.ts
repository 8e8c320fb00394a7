// Recharge agents: how they get in, and who does not.
import type { Page } from '@playwright/test'
import { logIn as logInBy } from './support/loginForm'
import { buttonOf, expectTitle, saying } from './support/parts'
import { expect, test } from './support/test'
import { words, type Word } from './support/words'

const route = '/agent/coin'
const record = '/agent/transferRrecord'

const guarded = [
  { path: `${route}?from=app&x=%D8%B1`, title: 'agent.coin.title' },
  { path: `${record}?kind=purchase`, title: 'agent.record.title' },
] as const

for (const { path, title } of guarded) {
  test(`S2-34 S6-04 S2-03 without a session ${path} leads to the agents' login with its query, and back`, async ({
    page,
    site,
  }) => {
    await page.goto(path)
    await expectTitle(page, 'agent.login.title')
    await expect(page).toHaveURL(`${site.origin}/agent/login${path.slice(path.indexOf('?'))}`)
    expect(await site.log()).toEqual([])
    await logIn(page, '81000006')
    await expectTitle(page, title)
    await expect(page).toHaveURL(site.origin + path)
  })
}

for (const missing of ['uid', 'token'] as const) {
  test(`S6-04 S2-34 a stored session without its ${missing} does not open a guarded route`, async ({
    page,
    site,
    signIn,
  }) => {
    await signIn('agent', route)
    await expect(page.getByText('2,500,000')).toBeVisible()
    await page.evaluate((name) => sessionStorage.removeItem(`lumi.${name}`), missing)
    await page.reload()
    await expectTitle(page, 'agent.login.title')
    await expect(page).toHaveURL(`${site.origin}/agent/login`)
  })
}

const lacking = [
  { account: '', password: '', says: ['recharge.userId.empty', 'login.password.empty'] },
  { account: '   ', password: 'lumi', says: ['recharge.userId.empty'] },
  { account: '81000006', password: '', says: ['login.password.empty'] },
] as const

for (const { account, password, says } of lacking) {
  test(`S5-09 S5-10 S2-03 the agents' login with "${account}" and "${password}" says what is empty`, async ({
    page,
    site,
  }) => {
    await page.goto('/agent/login')
    await logIn(page, account, password)
    for (const key of ['recharge.userId.empty', 'login.password.empty'] as const) {
      await expect(saying(page, words(key))).toHaveCount((says as readonly Word[]).includes(key) ? 1 : 0)
    }
    expect(await site.log()).toEqual([])
  })
}

test('S2-03 a wrong password keeps what was typed; the right one leads to the coins', async ({ page, site }) => {
  await page.goto('/agent/login')
  await logIn(page, '81000006', 'wrong')
  await expect(page.getByRole('alert').getByText(words('login.failed'))).toBeVisible()
  await logIn(page, '81000006')
  await expectTitle(page, 'agent.coin.title')
  await expect(page).toHaveURL(site.origin + route)
})

for (const path of [route, record]) {
  test(`S2-05 S2-06 S6-04 who is no agent reads so on ${path}, and asks for nothing of an agent`, async ({
    page,
    site,
    signIn,
  }) => {
    await signIn('host', path)
    await expect(saying(page, words('agent.only'))).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    for (const call of ['POST /web/UserExtendRecordList', 'POST /web/AgentGold'])
      expect(await site.log(call)).toEqual([])
    await buttonOf(page, 'home.back').click()
    await expectTitle(page, 'home.title')
  })
}

async function logIn(page: Page, account: string, password = 'lumi'): Promise<void> {
  await logInBy(page, account, { password, label: 'account.id' })
}
