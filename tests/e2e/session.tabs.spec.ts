// One person in several tabs: the end of the session is the end in all of them.
import { expectTitle, buttonOf } from './support/parts'
import { expect, test } from './support/test'
import { words } from './support/words'

test('signing out in one tab ends the session in the other', async ({ page, context, signIn }) => {
  await signIn('host', '/me')
  await expect(page.getByText('Ayu Pratama ✨')).toBeVisible()
  const other = await context.newPage()
  await signIn('host', '/withdraw', other)
  await expectTitle(other, 'withdraw.page')
  await buttonOf(page, 'account.signOut').click()
  await buttonOf(page.getByRole('alertdialog'), 'account.signOut').click()
  await expectTitle(page, 'login.title')
  await expectTitle(other, 'login.title')
  expect(await other.evaluate(() => sessionStorage.getItem('lumi.token'))).toBeNull()
})

test('S4-08 a session that the server ended in one tab ends in the other, and the next one stays', async ({
  page,
  context,
  site,
  signIn,
}) => {
  await signIn('host')
  await expect(page.getByText('Ayu Pratama ✨')).toBeVisible()
  const other = await context.newPage()
  await signIn('host', '/guild/list', other)
  await expectTitle(other, 'guild.list.title')
  await site.fault({ endpoint: 'POST /web/MyAccountInfo', kind: 'code', code: 10, times: 1 })
  await page.reload()
  await expectTitle(page, 'login.title')
  await expectTitle(other, 'login.title')
  await signIn('host', '/guild/list')
  await expectTitle(page, 'guild.list.title')
  await page.reload()
  await expectTitle(page, 'guild.list.title')
  await expect(page.getByText(words('login.password'))).toHaveCount(0)
})
