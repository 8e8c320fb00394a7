// Tests the panels of the shell: its choices, the events of the app, the calls, and the frame of the phone.
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { people } from 'virtual:studio/product'
import { initialChoices, type Choices } from '../../tools/studio/shell/choices'
import { Choosers } from '../../tools/studio/shell/Choosers'
import { EventButtons } from '../../tools/studio/shell/EventButtons'
import { initialLook, type Look } from '../../tools/studio/shell/host'
import type { Phone, PhoneState } from '../../tools/studio/shell/phone'

const [person] = people

function phoneWith(choices: Partial<Choices> = {}, look: Partial<Look> = {}) {
  const state: PhoneState = {
    choices: { ...initialChoices, user: person?.uid ?? '', ...choices },
    look: { ...initialLook, ...look },
    calls: [],
    title: 'Agency',
    run: 1,
    start: 'about:blank',
  }
  const phone = {
    state: () => state,
    subscribe: () => () => undefined,
    enter: vi.fn<Phone['enter']>(),
    fire: vi.fn<Phone['fire']>(async () => undefined),
    back: vi.fn<Phone['back']>(async () => undefined),
    choose: vi.fn<Phone['choose']>(),
    restart: vi.fn<Phone['restart']>(),
    forgetCalls: vi.fn<Phone['forgetCalls']>(),
  } satisfies Phone
  return { phone, state }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the choices of the shell', () => {
  function open(choices: Partial<Choices> = {}) {
    const { phone, state } = phoneWith(choices)
    render(<Choosers phone={phone} state={state} />)
    return phone
  }
  const enter = (label: string, value: string) => {
    const field = screen.getByLabelText(label)
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  }

  it.each<[string, string, Partial<Choices>]>([
    ['Protocol', 'dsIos', { app: 'dsIos' }],
    ['Build', 'many', { versionCode: 0 }],
  ])('%s "%s" opens the page again, which reads it only once', (label, value, change) => {
    const phone = open()
    enter(label, value)
    expect(phone.choose.mock.calls).toEqual([[change]])
    expect(phone.restart.mock.calls).toEqual([[]])
  })

  it.each([
    ['Pictures', '0', { pictures: 0 }],
    ['getUserInfo', 'slow', { manners: { getUserInfo: 'slow' } }],
  ])('%s "%s" counts at the next call, in the same page', (label, value, change) => {
    const phone = open()
    enter(label, value)
    expect(phone.choose.mock.calls).toEqual([[change]])
    expect(phone.restart).not.toHaveBeenCalled()
  })
})

it.each([
  ['70 % loaded', 'onProgress', { type: 1, progress: 70 }],
  ['View closed', 'onTransparentView', { isOpen: false }],
])('the event "%s" is %s with %j', (label, name, data) => {
  const { phone } = phoneWith()
  render(<EventButtons phone={phone} />)
  press(label)
  expect(phone.fire.mock.calls).toEqual([[name, data]])
})
