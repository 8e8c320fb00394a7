// The guild's screens and their sheets, left to right and right to left, light and dark, and on the narrowest phone.
import type { Page } from '@playwright/test'
import ar from '../../locales/ar.json' with { type: 'json' }
import en from '../../locales/en.json' with { type: 'json' }
import { expectAccessible } from './support/axe'
import type { Who } from './support/site'
import { expect, test } from './support/test'
import { expectTouchable } from './support/touch'

type Texts = typeof en | typeof ar
interface Screen {
  readonly name: string
  readonly id: string
  readonly who: Who
  readonly path: string
  /** What stands there once it is ready. */
  ready(page: Page, texts: Texts): Promise<void>
}

const screens: readonly Screen[] = [
  { name: 'list', id: 'S2-20', who: 'host', path: '/guild/list', ready: (page) => shows(page, 'Desert Stars') },
  { name: 'guild', id: 'S2-20', who: 'host', path: '/guild/list?row=10003', ready: (page) => shows(page, '10003') },
  {
    name: 'question',
    id: 'S2-20',
    who: 'host',
    path: '/guild/list?row=10003',
    async ready(page, texts) {
      await page.getByRole('button', { name: texts['guild.join'] }).click()
      await expect(page.getByRole('alertdialog', { name: texts['guild.join.ask'] })).toBeVisible()
    },
  },
  { name: 'members', id: 'S2-22', who: 'owner', path: '/guild/member', ready: (page) => shows(page, 'Omar Khan') },
  {
    name: 'member',
    id: 'S2-22',
    who: 'owner',
    path: '/guild/member?row=1000002',
    ready: (page, texts) => shows(page, texts['guild.member.remove.closed']),
  },
  {
    name: 'create',
    id: 'S2-24',
    who: 'host',
    path: '/guild/create',
    async ready(page, texts) {
      await page.getByRole('button', { name: texts['guild.create.submit'] }).click()
      await shows(page, texts['guild.cover.empty'])
    },
  },
  {
    name: 'countries',
    id: 'S2-24',
    who: 'host',
    path: '/guild/create',
    async ready(page, texts) {
      await page.locator('[data-field=country_id]').getByRole('button').first().click()
      await expect(
        page.getByRole('dialog', { name: texts['guild.country'] }).getByRole('listitem').first(),
      ).toBeVisible()
    },
  },
  { name: 'figures', id: 'S2-30', who: 'owner', path: '/guild/data-center', ready: (page) => shows(page, '5,000') },
  {
    name: 'team',
    id: 'S2-30',
    who: 'owner',
    path: '/guild/data-center?view=team',
    ready: (page) => expect(page.getByRole('listitem').first()).toBeVisible(),
  },
]

const cases = (
  [
    { language: 'en', texts: en, direction: 'ltr', scheme: 'light' },
    { language: 'ar', texts: ar, direction: 'rtl', scheme: 'dark' },
  ] as const
).flatMap((look) => screens.map((screen) => ({ ...screen, ...look })))

for (const { name, id, who, path, ready, language, texts, direction, scheme } of cases) {
  test(`${id} ${name} in ${language}, ${scheme}: nothing for axe to find, nothing too small for a finger`, async ({
    page,
    site,
    signIn,
  }) => {
    await site.clock({ now: '2026-05-10T09:00:00Z' })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await signIn(who, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
    await ready(page, texts)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    await expectTouchable(page)
    await expectAccessible(page)
  })
}

const long = ['نجوم'.repeat(300), 'W'.repeat(1200), 'صوت الليل '.repeat(120), '👨‍👩‍👧‍👦'.repeat(80)]
const narrow = [
  '/guild/list',
  '/guild/list?row=',
  '/guild/member',
  '/guild/member?row=',
  '/guild/data-center?view=team',
]

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const path of narrow) {
    test(`S2-20 S2-22 S2-30 ${path} holds very long names in Arabic without scrolling sideways`, async ({
      page,
      site,
      signIn,
    }) => {
      const { gids } = (await site.ask('POST guilds', { names: long, owner: long[2] })) as { gids: readonly string[] }
      const gid = gids[0] ?? ''
      const people = []
      for (const nickname of long) people.push(await site.person({ nickname, gid, role: 'admin' }))
      const [me, other] = people
      if (!me || !other) throw new Error('There are no people.')
      const row = path.endsWith('=') ? (path.includes('list') ? (gids[1] ?? '') : other.uid) : ''
      await signIn(me, `${path}${row}${path.includes('?') ? '&' : '?'}lang=ar`)
      if (row) await expect(page.getByRole('dialog').getByText('WWWW').first()).toBeVisible()
      else if (path === '/guild/list') await page.getByRole('searchbox').fill('WWWW')
      await expect(page.getByText('WWWW').first()).toBeVisible()
      expect(await tooWide(page)).toEqual([])
    })
  }
})

const shows = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).last()).toBeVisible()

/** What scrolls sideways, or reaches past an edge of the window, but what is made to: tabs, pictures. */
function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const found = [...document.querySelectorAll('html, main, main *, dialog, dialog *')].filter((element) => {
      if (element.closest('[role=tablist], ul[tabindex]') || !element.checkVisibility()) return false
      const { left, right, width: own } = element.getBoundingClientRect()
      return own > 1 && (left < -1 || right > width + 1)
    })
    const scrolls = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : []
    const innermost = found.filter((element) => !found.some((other) => other !== element && element.contains(other)))
    return [...scrolls, ...innermost.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))]
  })
}
