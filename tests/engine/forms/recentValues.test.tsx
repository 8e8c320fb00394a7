// Tests the values that a person sent last: they stand below the input, a press enters one, and a star keeps one.
import type { RJSFSchema } from '@rjsf/utils'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createRecents } from '../../../src/engine/session/recents'
import { createStore } from '../../../src/engine/session/storage'
import { mount, user } from './mount'

const schema: RJSFSchema = { type: 'object', properties: { a: { type: 'string' } } }
const fields = { a: { label: 'word.a', recent: {} } }

/** Draws a form after some values were sent, the last one at the end. */
function showAfter(...sent: readonly string[]) {
  const recents = createRecents(
    createStore(() => undefined, 'x'),
    () => '7',
  )
  const id = 'pw-test.a'
  for (const value of sent) recents.add(id, { value })
  return {
    ...mount({ schema, fields, services: { recents } }),
    kept: () => recents.load(id).filter((one) => one.isKept),
  }
}
const group = () => within(screen.getByRole('group', { name: /A/ }))
const shown = () =>
  group()
    .getAllByRole('button')
    .flatMap(({ textContent }) => (textContent ? [textContent] : []))
const star = (value: string) => group().getByRole('button', { name: `Save ${value}` })

it('the last one stands first, and a press enters it', async () => {
  const form = showAfter('11', '22', '33')
  expect(shown()).toEqual(['33', '22', '11'])
  await user.click(group().getByRole('button', { name: '22' }))
  await form.send()
  expect(form.onSubmit.mock.calls).toEqual([[{ a: '22' }]])
})

it('a star keeps one, the same star gives it free, and nothing moves under the finger', async () => {
  const { kept, reopen } = showAfter('11', '22', '33')
  await user.click(star('11'))
  expect([star('11'), star('22')].map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
  expect(shown()).toEqual(['33', '22', '11'])
  expect(kept()).toMatchObject([{ value: '11' }])
  await user.click(star('11'))
  expect(star('11').getAttribute('aria-pressed')).toBe('false')
  expect(kept()).toEqual([])
  await user.click(star('11'))
  reopen()
  // Next time the kept one comes first.
  expect(shown()).toEqual(['11', '33', '22'])
})

it('a star names what was sent by its name, and by itself without one', () => {
  const recents = { load: () => [{ value: '11', name: 'Zoe' }, { value: '22' }], add() {}, keep: () => false }
  mount({ schema, fields, services: { recents } })
  const names = group().getAllByRole('button', { name: /^Save/ })
  expect(names.map((one) => one.getAttribute('aria-label'))).toEqual(['Save Zoe', 'Save 22'])
})

it.each<[string, RJSFSchema, string, unknown]>([
  ['a text', { type: 'string' }, '42', '42'],
  ['a whole number', { type: 'integer' }, '42', 42],
  ['a nought', { type: 'integer' }, '0', 0],
  ['a negative number', { type: 'number' }, '-1.5', -1.5],
])('%s stands there after it was sent, and a press sends it again', async (_, member, typed, sent) => {
  const recents = createRecents(
    createStore(() => undefined, 'x'),
    () => '7',
  )
  const form = mount({ schema: { type: 'object', properties: { a: member } }, fields, services: { recents } })
  await user.type(screen.getByRole('textbox', { name: /^A/ }), typed)
  await form.send()
  form.reopen()
  await user.click(group().getByRole('button', { name: typed }))
  await form.send()
  expect(form.onSubmit.mock.calls).toEqual([[{ a: sent }], [{ a: sent }]])
})

it('a star enters nothing', async () => {
  const form = showAfter('11')
  await user.click(star('11'))
  await form.send()
  expect(form.onSubmit.mock.calls).toEqual([[{}]])
})
