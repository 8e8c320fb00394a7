// The workbench as a test looks at it, and what each of its switches changes.
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { demoUid } from '../../../sandbox/accounts'
import { words } from './words'

/** A column of the workbench. */
export const columnOf = (page: Page, name: 'Left' | 'Right' = 'Left') => page.getByRole('region', { name, exact: true })
/** The page in a column. */
export const appIn = (column: Locator) => column.frameLocator('iframe[title="Page"]')
/** Opens a tab of a column's panel. */
export const see = (column: Locator, tab: string) => column.getByRole('button', { name: new RegExp(`^${tab}`) }).click()

/** What a function gives in the page; it is asked until it is as it should be. */
export const fact = <T>(app: FrameLocator, run: () => T) =>
  expect.poll(() =>
    app
      .locator('html')
      .evaluate(run)
      .catch(() => undefined),
  )

interface Switch {
  readonly label: string
  readonly value: string
  /** Whether it is still so when all cases are chosen. */
  readonly isLasting?: boolean
  isSeen(column: Locator): Promise<void>
}

export const spoken = () => `${document.documentElement.lang} ${document.documentElement.dir}`
const isDark = () =>
  `${matchMedia('(prefers-color-scheme: dark)').matches} ${/\d+/.exec(getComputedStyle(document.body).backgroundColor)?.[0]}`

/** In this order, each on top of the ones before it. */
export const switches: readonly Switch[] = [
  {
    label: 'Route',
    value: '/guild/member',
    isSeen: (column) => expect(appIn(column).getByRole('heading', { name: words('guild.member.title') })).toBeVisible(),
  },
  {
    label: 'Data',
    value: 'over',
    isSeen: (column) => expect(appIn(column).getByRole('heading', { name: words('login.title') })).toBeVisible(),
  },
  {
    label: 'Data',
    value: 'many',
    async isSeen(column) {
      const call = column.getByRole('listitem').filter({ hasText: '/web/guild/member' }).last()
      await expect
        .poll(async () => (await call.getByLabel('Answer').textContent())?.match(/"duid"/g)?.length)
        .toBeGreaterThanOrEqual(60)
    },
  },
  {
    label: 'Data',
    value: 'empty',
    isSeen: (column) =>
      expect(
        appIn(column)
          .getByRole('paragraph')
          .filter({ hasText: words('guild.member.empty') }),
      ).toBeVisible(),
  },
  {
    label: 'Data',
    value: 'slow',
    isSeen: (column) => expect(column.getByText(/^[3-9]\d{3} ms$/).first()).toBeVisible(),
  },
  {
    label: 'Data',
    value: 'failing',
    isLasting: true,
    // In every language what failed has a way on.
    isSeen: (column) => expect(appIn(column).locator('[role=alert]:not([aria-live]) button').first()).toBeVisible(),
  },
  {
    label: 'Role',
    value: 'admin',
    isLasting: true,
    isSeen: (column) => fact(appIn(column), () => sessionStorage.getItem('lumi.uid')).toBe(demoUid('admin')),
  },
  {
    label: 'Market',
    value: 'russia',
    isLasting: true,
    isSeen: (column) => fact(appIn(column), () => document.title.split(' · ').at(-1)).toBe('Луми'),
  },
  { label: 'Language', value: 'ar', isSeen: (column) => fact(appIn(column), spoken).toBe('ar rtl') },
  { label: 'Language', value: 'tr', isSeen: (column) => fact(appIn(column), spoken).toBe('tr ltr') },
  {
    label: 'Direction',
    value: 'rtl',
    isLasting: true,
    isSeen: (column) => fact(appIn(column), spoken).toBe('ar-XB rtl'),
  },
  {
    label: 'Scheme',
    value: 'dark',
    isLasting: true,
    isSeen: (column) => fact(appIn(column), isDark).toMatch(/^true \d\d?$/),
  },
  {
    label: 'Day of month',
    value: '5',
    isLasting: true,
    isSeen: (column) => fact(appIn(column), () => new Date().getUTCDate()).toBe(5),
  },
  {
    label: 'Host',
    value: 'jsBridge2',
    isLasting: true,
    async isSeen(column) {
      await see(column, 'App')
      await expect(column.getByRole('region', { name: 'Calls' }).getByText('getUserInfo').first()).toBeVisible()
    },
  },
]
