import type { JsonSchema } from '@pagewright/cli/source'
import { sampleOf } from '../../../../tests/e2e/support/sampleOf'
import { restOf, type Told } from '../../../../tests/e2e/support/wanted'
import { words, type Word } from '../../../../tests/e2e/support/words'
import { look, type Target } from './look'
import type { Page } from './page'

/** Returns the container of a field. A field in a sheet follows those of its page in the document. */
export const field = (name: string, inner: string): Target => ({
  css: inner
    .split(', ')
    .map((each) => `.pw-field[data-field="${name}"] ${each}`)
    .join(', '),
  isLast: true,
})

export const box = (name: string): Target => field(name, 'input:not([type=file]), textarea')
export const button = (key: Word, within = ''): Target => ({ css: `${within} button`, text: words(key), isLast: true })
/** Returns a button of the confirmation dialog. */
export const confirmButton = (key: Word): Target => button(key, '[role=alertdialog]')
/** Returns the button that sends a form. Its words follow what is typed. */
export const submit = (within: string): Target => ({ css: `${within} form button[type=submit]`, isLast: true })
/** Returns the button that goes on from the step before a call. */
export const goOn: Target = { css: 'dialog .pw-sheet-choice button', isLast: true }
export const toast = (key: Word): Target => ({ css: '.pw-toast', text: words(key), isStart: true })

/** Chooses the radio button whose label begins with a text. The default is the first one. */
export async function pick(page: Page, name: string, text?: string): Promise<void> {
  const css = `.pw-field[data-field="${name}"] .pw-choice`
  await page.press({ css, ...(text === undefined ? {} : { text, isStart: true }) })
  await page.see({ css: `${css} input:checked` })
}

/** Opens the sheet of a choice and picks a row. */
export async function pickInSheet(page: Page, name: string, text?: string): Promise<void> {
  await page.press(field(name, '.pw-picker'))
  await page.press({ css: 'dialog .pw-picker-row', ...(text ? { text, isStart: true } : {}) })
  await page.gone({ css: 'dialog .pw-picker-row' })
}

/** Fills in the remaining fields of a form. */
export async function fillRest(page: Page, form: Told): Promise<void> {
  for (const [name, schema] of restOf(form)) {
    const isThere = await page.run(look, { css: `.pw-field[data-field="${name}"]` }, false)
    if (isThere) await fillOne(page, name, schema)
  }
}

async function fillOne(page: Page, name: string, schema: JsonSchema): Promise<void> {
  const has = async (inner: string) => (await page.run(look, field(name, inner), false)) !== null
  if (await has('.pw-picker')) return pickInSheet(page, name)
  if (await has('input[type=radio]')) return pick(page, name)
  const value = sampleOf(schema)
  if (!(await has('input[type=checkbox]'))) return page.typeInto(box(name), String(value))
  if (value === true) await page.check(field(name, 'input[type=checkbox]'))
}
