// Tests each kind of field as a finger and an eye meet it: its size, its letters, its lines, and what shows that it is on.
import { expect, test, type Page } from '@playwright/test'
import { fieldWidgets } from '@pagewright/engine/tools'
import { save } from './support/exampleParts'
import { serveExamples } from './support/examples'
import { boxOf, roleColour } from './support/seen'
import { expectTouchable } from './support/touch'

const { draw } = serveExamples()
const main = (page: Page) => page.getByRole('main')

/** The form of an example has one field of each widget. */
const formOf = (widget: string, field: object = {}) => ({
  blocks: {
    form: {
      block: 'form',
      form: `${widget}Form`,
      fields: { value: { ...exampleOf(widget), widget, ...field } },
      submit: save,
    },
  },
})
function exampleOf(widget: string): object {
  return Object.entries(fieldWidgets).find(([name]) => name === widget)?.[1].example.field ?? {}
}

const widgets = Object.keys(fieldWidgets).filter((widget) => widget !== 'hidden')

for (const widget of widgets) {
  test(`a field of ${widget} is large enough for a finger, and its letters do not make a phone zoom`, async ({
    page,
  }) => {
    await draw(page, formOf(widget))
    await expectTouchable(page)
    const sizes = await main(page)
      .locator('input:not([type=checkbox], [type=radio], [type=file]), textarea, select')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
    expect(sizes.filter((size) => size < 16)).toEqual([])
  })
}

const texts = { 'two.lines': 'First line\nSecond line' }
for (const widget of ['radio', 'cards', 'chips'] as const) {
  test(`a choice of ${widget} keeps the lines of its words`, async ({ page }) => {
    const words = { owner: 'two.lines', guest: 'choice.guest', friend: 'choice.friend' }
    await draw(page, { ...formOf(widget, { words }), texts })
    const { height } = await boxOf(main(page).getByText('Guest', { exact: true }))
    expect((await boxOf(main(page).getByText('First line'))).height).toBeCloseTo(2 * height, 0)
  })
}

test('a note of a field keeps its lines, in muted letters', async ({ page }) => {
  await draw(page, { ...formOf('text', { notes: { only: { text: 'two.lines' } } }), texts })
  const note = main(page).getByText('First line')
  const lines = await note.evaluate((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
  expect(lines).toBe(2)
  await expect(note).toHaveCSS('color', await roleColour(page, 'muted'))
})

test('the knob of a switch moves to the other end, and its ground gets the main colour', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await draw(page, formOf('switch'))
  const control = page.getByRole('switch').or(page.getByRole('checkbox'))
  const knob = () =>
    control.evaluate((one) => {
      const { transform, insetInlineStart, width } = getComputedStyle(one, '::before')
      const left = Number.parseFloat(insetInlineStart) + new DOMMatrix(transform).e
      return { left, right: one.clientWidth - left - Number.parseFloat(width) }
    })
  const off = await knob()
  expect(off.left).toBeLessThan(off.right)
  await control.check()
  const on = await knob()
  expect(on.left).toBeCloseTo(off.right, 0)
  expect(on.right).toBeCloseTo(off.left, 0)
  await expect(control).toHaveCSS('background-color', await roleColour(page, 'primary'))
})

test('the steps of a form show how many of them are reached', async ({ page }) => {
  const fields = { name: { label: 'a.name' }, kind: { label: 'field.kind' } }
  const steps = { who: { title: 'a.title', fields: ['name'] }, what: { title: 'a.name', fields: ['kind'] } }
  await draw(page, { blocks: { form: { block: 'form', form: 'thing', fields, steps, submit: save } } })
  const primary = await roleColour(page, 'primary')
  const reached = () =>
    main(page)
      .locator('[aria-hidden=true]:has(> span + span) > span')
      .evaluateAll(
        (all, colour) =>
          all.filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).backgroundColor === colour),
        primary,
      )
  expect(await reached()).toEqual([true, false])
  await page.getByRole('textbox').first().fill('Ann')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(reached).toEqual([true, true])
  await expect(main(page).getByText('Example title', { exact: true })).toBeHidden()
})
