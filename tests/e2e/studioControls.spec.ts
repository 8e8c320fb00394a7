// Controls of the studio that the tasks do not use, by pointer and by keys alone.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { handFor, type Hand, type Way, wayOf } from './support/hands'
import { desk } from './support/phone'
import { keptTest as test, serve } from './support/served'
import { app, changes, openStudio, part, parts, save, side } from './support/studio'

test.use(desk)
const lumi = serve()

/** A thing that people do in the studio, by each hand. */
interface Control {
  readonly name: string
  /** True for a control that is tried by touch too, on a tablet. */
  readonly byTouch?: true
  readonly search: string
  use(page: Page, hand: Hand, way: Way): Promise<void>
}

/** Presses a button of the panel. */
const press = (page: Page, hand: Hand, name: string) =>
  hand.press(side(page).getByRole('button', { name, exact: true }))
/** Opens the review. */
const review = (page: Page, hand: Hand) => hand.press(page.getByRole('button', { name: /^Review \d+ change/ }))
const tokenOf = (page: Page, name: string) =>
  app(page)
    .locator('html')
    .evaluate((root, token) => getComputedStyle(root).getPropertyValue(token).trim(), `--pw-color-${name}`)

const names = (page: Page) => parts(page).getByRole('button').allInnerTexts()

interface MovedField {
  readonly search: string
  /** The labels of the field that moves, and of the one before it, whose place it takes. */
  readonly moved: string
  readonly above: string
}

function movedField(name: string, { search, moved, above }: MovedField): Control {
  return {
    name,
    search,
    async use(page, _hand, way) {
      const field = part(page, moved, 'Field')
      const order = async () => (await names(page)).filter((one) => one.replaceAll('\n', ' ').endsWith(' Field'))
      const at = async () => (await order()).findIndex((one) => one.startsWith(moved))
      const before = await at()
      if (way === 'pointer') await field.dragTo(part(page, above, 'Field'))
      else {
        await field.focus()
        await page.keyboard.press('Alt+ArrowUp')
        // The focus stays with the part, so that the next key moves it on.
        await expect(field).toBeFocused()
      }
      await expect.poll(at).toBe(before - 1)
      await expect(async () => {
        const shown = await app(page).getByRole('main').innerText()
        expect(shown).toContain(moved)
        expect(shown.indexOf(moved)).toBeLessThan(shown.indexOf(above))
      }).toPass()
    },
  }
}

const controls: readonly Control[] = [
  {
    name: 'a part is chosen on the page, duplicated, removed, and comes back by undo',
    byTouch: true,
    search: '?path=/guild/member',
    async use(page, hand) {
      const marks = page.getByRole('group', { name: 'Parts on the page' })
      await hand.press(marks.getByRole('button', { name: 'Row line User ID', exact: true }).first())
      await press(page, hand, 'Duplicate')
      await expect(part(page, 'User ID', 'Row line')).toHaveCount(2)
      await expect(side(page)).toContainText('duid2')
      await press(page, hand, 'Remove')
      await expect(part(page, 'User ID', 'Row line')).toHaveCount(1)
      await hand.press(page.getByRole('button', { name: 'Undo', exact: true }))
      await expect(part(page, 'User ID', 'Row line')).toHaveCount(2)
      await hand.press(page.getByRole('button', { name: 'Redo', exact: true }))
      await expect(part(page, 'User ID', 'Row line')).toHaveCount(1)
    },
  },
  {
    name: 'a part is taken out of one market, and comes back when this is undone',
    search: '?path=/guild/member&market=russia',
    async use(page, hand) {
      await hand.press(part(page, 'Joined', 'Row line'))
      await hand.tick(side(page).getByRole('radio', { name: 'in russia only' }))
      await press(page, hand, 'Hide in russia')
      await expect(part(page, 'Joined', 'Row line')).toHaveCount(0)
      await review(page, hand)
      await expect(changes(page)).toContainText('was hidden in market')
      await hand.press(changes(page).getByRole('button', { name: 'Undo this' }))
      await expect(part(page, 'Joined', 'Row line')).toBeVisible()
    },
  },
  {
    name: 'a value is changed in one market, and reset to the base',
    search: '?path=/guild/member&market=russia',
    async use(page, hand) {
      await hand.press(part(page, 'Joined', 'Row line'))
      const label = side(page).getByRole('textbox', {
        name: 'Label in English',
      })
      const place = side(page)
        .getByText(/^pages\/guild\.ts:\d+/)
        .first()
      await expect(place).toBeHidden()
      await hand.press(page.getByRole('button', { name: 'Show code', exact: true }))
      await expect(place).toBeVisible()
      await hand.tick(side(page).getByRole('radio', { name: 'in russia only' }))
      await hand.write(label, 'Since')
      await expect(part(page, 'Since', 'Row line')).toBeVisible()
      await expect(side(page).getByText(/^Only in russia/)).toBeVisible()
      await press(page, hand, 'Reset to base')
      await expect(label).toHaveValue('Joined')
      await expect(part(page, 'Joined', 'Row line')).toBeVisible()
      await expect(side(page).getByRole('button', { name: 'Reset to base' })).toHaveCount(0)
    },
  },
  {
    name: 'a mistake is shown at its place and in the list of parts, and corrected in one press',
    search: '?path=/guild/member',
    async use(page, hand) {
      const line = parts(page)
        .getByRole('button', { name: /^User ID Row line/ })
        .first()
      await hand.press(line)
      const value = side(page).getByLabel('Value', { exact: true })
      await hand.write(value, 'row.duidd')
      const note = side(page).getByRole('group', {
        name: 'Problem unknown-path',
      })
      await expect(note).toBeVisible()
      await expect(line).toContainText('1 problem')
      await hand.press(page.getByRole('button', { name: 'The page itself' }))
      await review(page, hand)
      await hand.press(side(page).getByRole('button', { name: 'Go there' }).first())
      await hand.press(note.getByRole('button', { name: /^Correct: / }))
      await expect(value).toHaveValue('Duid')
      await expect(note).toHaveCount(0)
    },
  },
  movedField('a part is dragged in the list, or moved with Alt and an arrow key', {
    search: '?path=/agent/coin&role=agent',
    moved: 'Coins to transfer',
    above: 'Lumi user ID',
  }),
  {
    name: 'a filter is outlined where it stands, and not the column of the same name',
    search: '?path=/guild/member&size=desktop',
    async use(page, hand) {
      await hand.press(parts(page).getByRole('button', { name: /^Role .*filter/i }))
      const mark = page.getByRole('group', { name: 'Parts on the page' }).getByRole('button', { pressed: true })
      const middle = async () => {
        const box = await mark.boundingBox()
        return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      }
      await expect.poll(middle).not.toBeNull()
      const [at, filter] = [await middle(), await app(page).locator('.pw-filter').boundingBox()]
      expect(at?.x).toBeGreaterThan(filter?.x ?? Infinity)
      expect(at?.y).toBeGreaterThan(filter?.y ?? Infinity)
      expect(at?.y).toBeLessThan((filter?.y ?? 0) + (filter?.height ?? 0))
    },
  },
  {
    name: 'a page is found by its name, and two markets are compared side by side',
    byTouch: true,
    search: '?path=/guild/member&market=international',
    async use(page, hand) {
      const pages = page.getByRole('navigation', { name: 'Pages' })
      await hand.write(page.getByRole('searchbox', { name: 'Find a page' }), 'withdrawal orders')
      await expect(pages.getByRole('listitem')).toHaveCount(1)
      await hand.press(pages.getByRole('button', { name: /\/withdraw\/order$/ }))
      await hand.press(page.getByRole('button', { name: 'Compare', exact: true }))
      await hand.choose(page.getByRole('group', { name: 'Right' }).getByLabel('Market', { exact: true }), 'russia')
      const beside = page.frameLocator('iframe[title="Page beside"]')
      await expect(beside.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('russia', { exact: true }).last()).toBeVisible()
      await expect(page).toHaveURL(/right\.market=russia/)
      await hand.press(page.getByRole('button', { name: 'Compare', exact: true }))
      await expect(page.locator('iframe')).toHaveCount(1)
    },
  },
  {
    name: 'the review shows the page before and after, and runs the tests that a change may affect',
    search: '?path=/guild/member',
    async use(page, hand) {
      // The tests themselves run in tests/tooling/change/runTests.test.ts.
      const failed = [
        {
          file: 'tests/a.test.ts',
          test: 'the title is kept',
          says: 'expected "Members"',
        },
      ]
      await page.route('**/__studio/*/test', (route) =>
        route.fulfill({
          json: {
            files: ['tests/a.test.ts'],
            passed: 3,
            failed,
            inBrowser: ['tests/b.spec.ts'],
          },
        }),
      )
      await hand.press(page.getByRole('button', { name: 'The page itself' }))
      await hand.write(side(page).getByRole('textbox', { name: 'Title in English' }), 'Our people')
      await review(page, hand)
      await press(page, hand, 'Compare with the saved page')
      const beside = page.frameLocator('iframe[title="Page beside"]')
      await expect(app(page).getByRole('heading', { name: 'Our people', level: 1 })).toBeVisible()
      await expect(beside.getByRole('heading', { name: 'Members', level: 1 })).toBeVisible()
      await press(page, hand, 'Run these tests')
      await expect(side(page).getByText('3 passed, 1 failed. 1 browser tests did not run')).toBeVisible()
      await hand.press(side(page).getByText('the title is kept'))
      await expect(side(page).getByText('expected "Members"')).toBeVisible()
    },
  },
  {
    name: 'a colour of a market is seen at once, and an illegible one gets the nearest that can be read',
    byTouch: true,
    search: '?path=/guild/member&market=international',
    async use(page, hand) {
      await hand.press(page.getByRole('button', { name: 'Colours', exact: true }))
      const primary = side(page).getByRole('textbox', { name: 'The main action, and what is chosen', exact: true })
      await hand.write(primary, '#0b4fc4')
      await expect.poll(() => tokenOf(page, 'primary')).toBe('#0b4fc4')
      await hand.write(primary, '#ffee99')
      await expect(side(page).getByRole('alert').first()).toBeVisible()
      await hand.press(
        side(page)
          .getByRole('button', { name: /^Use #[0-9a-f]{6}, the nearest legible colour$/ })
          .first(),
      )
      await expect(primary).not.toHaveValue('#ffee99')
      await review(page, hand)
      await expect(changes(page)).toContainText('primary (light) became #')
    },
  },
]

async function tryControl(page: Page, { search, use: tryOut }: Control, way: Way): Promise<void> {
  await openStudio(page, lumi, search)
  await tryOut(page, handFor(page, way), way)
}

for (const [at, control] of controls.entries())
  test(`by ${wayOf(at)}: ${control.name}`, ({ page }) => tryControl(page, control, wayOf(at)))

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: lumi.folder(), encoding: 'utf8' })

test.describe('five changes', () => {
  test.beforeEach(() => {
    git('init', '--quiet')
    git('config', 'user.name', 'Ada')
    git('config', 'user.email', 'ada@example.com')
  })
  test.afterEach(() => rmSync(join(lumi.folder(), '.git'), { recursive: true }))

  for (const way of ['pointer', 'keyboard'] as const)
    test(`by ${way}: the second of five changes is undone, the others are seen as code, saved and committed`, async ({
      page,
    }) => {
      const hand = handFor(page, way)
      await openStudio(page, lumi, '?path=/guild/member')
      for (const [name, text] of [
        [/^The page itself/, 'Our people'],
        [/^Joined /, 'Since'],
        [/^Search/, 'Find somebody'],
        [/^No member found/, 'Nobody is here'],
      ] as const) {
        await hand.press(parts(page).getByRole('button', { name }).first())
        await hand.write(
          side(page)
            .getByRole('textbox', { name: / in English$/ })
            .first(),
          text,
        )
      }
      await hand.press(
        parts(page)
          .getByRole('button', { name: /^User ID / })
          .first(),
      )
      await press(page, hand, 'Move up')
      await hand.press(page.getByRole('button', { name: 'Review 5 changes' }))
      await expect(changes(page).nth(1)).toContainText('The text “Joined” became “Since” in English.')
      await hand.press(changes(page).nth(1).getByRole('button', { name: 'Undo this' }))
      await expect(changes(page)).toHaveText([
        /“Our people”/,
        /“Find somebody”/,
        /“Nobody is here”/,
        /User ID was moved/,
      ])
      await hand.press(page.getByRole('button', { name: 'Show code', exact: true }))
      const code = side(page).getByRole('region', { name: 'Changed lines' })
      await expect(code.getByText('"guild.member.title": "Our people"')).toBeVisible()
      await expect(code.getByText('Since')).toHaveCount(0)
      await hand.write(side(page).getByRole('textbox', { name: 'Why (optional)' }), 'Plainer words')
      await hand.tick(side(page).getByRole('checkbox', { name: 'Commit with git' }))
      await save(page, hand)
      expect(git('log', '-1', '--format=%s')).toBe('Plainer words\n')
      expect(git('show', '--name-only', '--format=').split('\n')).toEqual(
        expect.arrayContaining(['locales/en.json', 'pages/guild.ts']),
      )
      expect(lumi.lines()).not.toContain('Since')
    })
})

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } })
  for (const control of controls.filter(({ byTouch }) => byTouch))
    test(`by touch: ${control.name}`, ({ page }) => tryControl(page, control, 'touch'))
})
