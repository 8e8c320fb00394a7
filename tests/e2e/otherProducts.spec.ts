// The workbench and the studio beside another product than Lumi: they read each through its root folder.
import { expect } from '@playwright/test'
import { appIn, columnOf, see } from './support/bench'
import { desk } from './support/phone'
import { keptTest as test, serve } from './support/served'

test.use(desk)
const conduit = serve('examples/conduit')

test('the workbench shows a page, and calls that fail', async ({ page }) => {
  await page.goto(`${conduit.origin()}/__bench/?role=nobody`)
  const column = columnOf(page)
  await expect(appIn(column).getByText('A garden on a balcony').first()).toBeVisible()
  await expect(column.getByLabel('Host').getByRole('option')).toHaveText(['browser'])
  await column.getByLabel('Data', { exact: true }).selectOption('failing')
  await expect(appIn(column).getByRole('button', { name: 'Try again' }).first()).toBeVisible()
})

test('the workbench shows a trial to the people, at the time and in the market that it is for', async ({ page }) => {
  await page.goto(`${conduit.origin()}/__bench/?role=jane&time=2026-12-01T12:00`)
  const column = columnOf(page)
  const trial = appIn(column).getByRole('link', { name: 'Favourites' })
  const write = appIn(column).getByRole('main').getByRole('link', { name: 'New article' })
  await expect(trial).toBeVisible()
  const type = async (label: string, text: string) => {
    await column.getByLabel(label).fill(text)
    await column.getByLabel(label).press('Enter')
  }
  const changes: readonly (readonly [what: string, change: () => Promise<unknown>, isSeen: boolean])[] = [
    ['after its end', () => type('Time', '2027-05-01T00:00'), false],
    ['a minute before its end', () => type('Time', '2027-04-30T23:59'), true],
    ['to somebody else', () => column.getByLabel('Role', { exact: true }).selectOption('omar'), false],
    ['in a bucket of the trial', () => type('user.bucket', '19'), true],
    ['in another bucket', () => type('user.bucket', '20'), false],
    ['in a bucket of the trial again', () => type('user.bucket', '3'), true],
    ['with the flag off', () => column.getByLabel('market.hasTrials').selectOption('false'), false],
  ]
  await see(column, 'Conditions')
  for (const [what, change, isSeen] of changes) {
    await test.step(what, async () => {
      await change()
      await expect(write).toBeVisible()
      await expect(trial).toHaveCount(isSeen ? 1 : 0)
    })
  }
  expect(new URL(page.url()).search).toBe(
    '?role=omar&time=2027-04-30T23:59&assume=user.bucket=3;market.hasTrials=false',
  )
})

test('the studio shows a page and lists the others', async ({ page }) => {
  await page.goto(`${conduit.origin()}/__studio/?role=nobody`)
  await expect(page.frameLocator('iframe[title="Page"]').getByText('A garden on a balcony').first()).toBeVisible()
  await expect(page.getByRole('button', { name: '/settings' }).first()).toBeVisible()
})
