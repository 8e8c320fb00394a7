// What tells a person where they are and keeps their place: titles, focus, links, names of buttons.
import { tile } from './support/guildParts'
import { actionOf, expectSaid, expectTitle, row } from './support/parts'
import { expect, test } from './support/test'
import { words } from './support/words'

test('S2-37 the document has the name of the product, and the focus follows the page, forth, back and after a reload', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await expect(page).toHaveTitle('Lumi')
  await tile(page, 'guild.console.title').click()
  const title = words('guild.console.title')
  await expect(page.getByRole('main', { name: title })).toBeFocused()
  await expect(page).toHaveTitle('Lumi')
  await page.goBack()
  await expect(page).toHaveTitle('Lumi')
  await expect(page.getByRole('main', { name: words('home.title') })).toBeFocused()
  await page.goForward()
  await page.reload()
  await expectTitle(page, 'guild.console.title')
  await expect(page).toHaveTitle('Lumi')
})

test('a way to another page is a link, which the browser opens in a tab of its own when it is asked to', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('owner')
  const link = tile(page, 'guild.console.title')
  await expect(link).toHaveAttribute('href', '/guild/console')
  const opened = context.waitForEvent('page')
  await link.click({ modifiers: ['Control'] })
  const tab = await opened
  // The other tab begins without the session of this one.
  await expect(tab.getByRole('heading', { level: 1, name: words('login.title') })).toBeVisible()
  await expectTitle(page, 'home.title')
})

test('the first key of a page offers to skip to its content', async ({ page, signIn }) => {
  await signIn('owner', '/guild/list')
  await expectTitle(page, 'guild.list.title')
  const skip = page.getByRole('link', { name: words('engine.skip') })
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(/\/guild\/list$/)
})

test('a button of a row says whom it acts on, and the focus stays in the row when the button goes', async ({
  page,
  signIn,
}) => {
  await signIn('owner', '/guild/apply')
  const first = row(page, words('review.pending'))
  // A row begins with whom it is about.
  const [name = ''] = (await first.innerText()).split('\n')
  await expect(actionOf(first, 'review.agree')).toHaveAccessibleName(`${words('review.agree')} ${name}`)
  const place = page.getByRole('listitem').filter({ hasText: name }).first()
  await actionOf(place, 'review.agree').focus()
  await page.keyboard.press('Enter')
  await expectSaid(page, 'review.agree.done')
  await expect(actionOf(place, 'review.agree')).toHaveCount(0)
  await expect(place).toBeFocused()
})

test('the focus is in the row again that one opened, after Back', async ({ page, signIn }) => {
  await signIn('owner', '/guild/data-center/detail?gid=10001')
  const second = page
    .getByRole('list', { name: words('data.team'), exact: true })
    .getByRole('listitem')
    .nth(1)
  const opener = second.getByRole('link').or(second.getByRole('button')).first()
  await opener.focus()
  const from = page.url()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(from)
  await expect(second).toHaveCount(0)
  await page.goBack()
  await expect(second).toBeFocused()
})
