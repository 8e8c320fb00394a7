// The twelve tasks of an operator, each by pointer and by keys alone. The saved lines are compared with those of
// tests/e2e/studioTasks, which a person has checked.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { serveCopy } from './support/devServer'
import { type Hand, handFor, ways } from './support/hands'
import { app, changes, openStudio, part, parts, save, side, takeSnapshot } from './support/studio'

const copy = serveCopy()

interface Task {
  readonly name: string
  /** The name of the file with the expected lines. */
  readonly file: string
  readonly search: string
  run(page: Page, hand: Hand): Promise<void>
}

const field = (page: Page, name: string) => side(page).getByRole('textbox', { name, exact: true })
const box = (page: Page, name: string) => side(page).getByLabel(name, { exact: true })
const press = (page: Page, hand: Hand, name: string) =>
  hand.press(side(page).getByRole('button', { name, exact: true }))
const fillIn = async (page: Page, hand: Hand, values: { readonly [label: string]: string }) => {
  for (const [label, value] of Object.entries(values)) await hand.write(box(page, label), value)
}

const tasks: readonly Task[] = [
  {
    name: 'a required field for one market with its own message',
    file: 'fieldOfMarket',
    search: '?path=/guild/create&market=russia&role=host',
    async run(page, hand) {
      await hand.press(parts(page).getByRole('button', { name: /Form block$/ }))
      await hand.tick(side(page).getByRole('radio', { name: 'in russia only' }))
      await press(page, hand, 'Add a field')
      await fillIn(page, hand, {
        'Member of the form': 'tax_id',
        'Label in English': 'Tax number',
        'Message if it is empty': 'Enter your tax number',
      })
      await press(page, hand, 'Add')
      await expect(app(page).getByLabel('Tax number')).toBeVisible({ timeout: 20_000 })
    },
  },
  {
    name: 'a column and a filter',
    file: 'columnAndFilter',
    search: '?path=/guild/member',
    async run(page, hand) {
      await hand.press(part(page, 'Member', 'Table'))
      await press(page, hand, 'Add to columns')
      await fillIn(page, hand, { 'Name in English': 'Agency', value: 'row.gid' })
      await press(page, hand, 'Add')
      await hand.press(part(page, 'members', 'List block'))
      await press(page, hand, 'Add to filters')
      await fillIn(page, hand, { 'Name in English': 'Order', param: 'sort' })
      await press(page, hand, 'Add')
      await press(page, hand, 'Add to items')
      await fillIn(page, hand, { 'Name in English': 'Newest', value: '-joined_at' })
      await press(page, hand, 'Add')
      await hand.press(parts(page).getByRole('button', { name: /^Order/ }))
      await press(page, hand, 'Add to items')
      await fillIn(page, hand, { 'Name in English': 'By name', value: 'nickname' })
      await press(page, hand, 'Add')
    },
  },
  {
    name: 'a page from an endpoint',
    file: 'page',
    search: '?path=/guild&market=international',
    async run(page, hand) {
      await hand.press(page.getByRole('button', { name: 'New page' }))
      await hand.choose(box(page, 'Endpoint'), 'POST /web/guild/guild_list')
      await fillIn(page, hand, { 'Title in English': 'Bound teams', Address: '/guild/bound' })
      await hand.tick(box(page, 'member_count'))
      await press(page, hand, 'Add page')
      await expect(page.getByText('/guild/bound is new.')).toBeVisible()
    },
  },
  {
    name: 'a text for one market in one language',
    file: 'textOfMarket',
    search: '?path=/guild/member&market=russia&language=ru',
    async run(page, hand) {
      await hand.press(page.getByRole('button', { name: 'The page itself' }))
      await hand.tick(side(page).getByRole('radio', { name: 'in russia only' }))
      await hand.write(field(page, 'Title in Russian'), 'Наши люди')
      await expect(app(page).getByRole('heading', { name: 'Наши люди', level: 1 })).toBeVisible()
    },
  },
  {
    name: 'a page is hidden in a market',
    file: 'hiddenPage',
    search: '?path=/guild/personal-center&market=test-brand',
    async run(page, hand) {
      await hand.press(page.getByRole('button', { name: 'The page itself' }))
      await press(page, hand, 'Hide this page in test-brand')
      await expect(page.getByText('test-brand does not show /guild/personal-center.')).toBeVisible()
    },
  },
  {
    name: 'a new market with its colours',
    file: 'market',
    search: '?path=/guild/member&market=test-brand',
    async run(page, hand) {
      await hand.press(page.getByRole('button', { name: 'New market' }))
      await fillIn(page, hand, {
        Id: 'north',
        'Name that people see': 'North',
        'Host of its pages': 'm.north.example',
        'Root of its API': 'https://api.north.example',
        Currency: 'EUR',
        'Time zone': 'Europe/Berlin',
        'Colour of the brand': '#8a5cd6',
      })
      await press(page, hand, 'Add market')
    },
  },
  {
    name: 'a form in another order',
    file: 'order',
    search: '?path=/guild/create&role=host',
    async run(page, hand) {
      await hand.press(part(page, 'Real name', 'Field'))
      await press(page, hand, 'Move up')
      await press(page, hand, 'Move up')
    },
  },
  {
    name: 'an action for owners only, on two days',
    file: 'action',
    search: '?path=/guild/invite',
    async run(page, hand) {
      await hand.press(part(page, 'Invite', 'Call action'))
      await press(page, hand, 'Add a condition')
      await hand.write(side(page).getByLabel('Compared with').last(), '2, 17')
      await press(page, hand, 'Add a condition')
      await hand.write(side(page).getByLabel('Value').last(), 'user.guild_role')
      await hand.choose(side(page).getByLabel('Test').last(), 'equals')
      await hand.write(side(page).getByLabel('Compared with').last(), 'owner')
      await expect(side(page).getByRole('row', { name: /^Owner/ })).toContainText('2 or 17')
      await expect(side(page).getByRole('row', { name: /^Guild admin/ })).toContainText('never')
    },
  },
  {
    name: 'a wizard of two steps',
    file: 'wizard',
    search: '?path=/guild/create&role=host',
    async run(page, hand) {
      for (const [name, fields] of [
        ['Your agency', ['Cover', 'Agency name', 'Country / region']],
        ['About you', ['Real name', 'Contact phone', 'Contact address', 'ID of Admin or BD']],
      ] as const) {
        await hand.press(parts(page).getByRole('button', { name: /Form block$/ }))
        const more = side(page).getByText(/^More that this part can have/)
        if (name === 'Your agency') await hand.press(more)
        await press(page, hand, 'Add to steps')
        const form = side(page).getByRole('form', { name: 'New form part' })
        await hand.write(box(page, 'Name in English'), name)
        for (const one of fields) await hand.tick(form.getByRole('checkbox', { name: one, exact: true }))
        await press(page, hand, 'Add')
      }
      await expect(app(page).getByText('Your agency').first()).toBeVisible()
    },
  },
  {
    name: 'a translation of fifty texts',
    file: 'translation',
    search: '?path=/guild/member',
    async run(page, hand) {
      await hand.press(page.getByRole('button', { name: 'Texts', exact: true }))
      await hand.choose(box(page, 'Language'), 'tr')
      await hand.write(box(page, 'Find a text in the product'), 'guild.')
      const texts = side(page).getByRole('list').getByRole('textbox')
      await expect(texts.nth(49)).toBeAttached()
      for (let index = 0; index < 50; index += 1) {
        const text = texts.nth(index)
        await hand.write(text, `${await text.inputValue()} *`)
      }
    },
  },
  {
    name: 'the third of ten changes is undone',
    file: 'tenChanges',
    search: '?path=/guild/create&role=host',
    async run(page, hand) {
      const names = [
        'Cover',
        'Agency name',
        'Country / region',
        'Real name',
        'Contact phone',
        'Contact address',
        'ID of Admin or BD',
      ]
      for (const name of names) {
        await hand.press(part(page, name, 'Field'))
        await hand.write(field(page, 'Label in English'), `${name}!`)
      }
      await hand.press(page.getByRole('button', { name: 'The page itself' }))
      await hand.write(field(page, 'Title in English'), 'Found an agency')
      await hand.press(part(page, 'Send application', 'Call action'))
      await hand.write(field(page, 'Done in English'), 'Sent')
      await hand.write(field(page, 'Failed in English'), 'Not sent')
      await hand.press(page.getByRole('button', { name: 'Review 10 changes' }))
      await hand.press(changes(page).nth(2).getByRole('button', { name: 'Undo this' }))
      await expect(changes(page)).toHaveCount(9)
    },
  },
  {
    name: 'a member of an answer is renamed everywhere',
    file: 'rename',
    search: '?path=/guild/member',
    async run(page, hand) {
      await hand.press(
        part(page, 'show', 'Row look')
          .or(parts(page).getByRole('button', { name: /^show/ }))
          .first(),
      )
      await press(page, hand, 'Rename nickname everywhere')
      await hand.write(side(page).getByLabel('New name of nickname'), 'shown_name')
      await press(page, hand, 'Rename')
    },
  },
]

for (const { name, file, search, run } of tasks)
  for (const way of ways)
    test(`by ${way}: ${name}`, async ({ page }) => {
      const snapshot = takeSnapshot(copy.folder())
      const hand = handFor(page, way)
      try {
        await openStudio(page, copy, search)
        await run(page, hand)
        await save(page, hand)
        const written = readFileSync(join(import.meta.dirname, `studioTasks/${file}.diff`), 'utf8')
        expect(snapshot.lines()).toBe(written)
      } finally {
        snapshot.restore()
      }
    })
