import type { RJSFSchema } from '@rjsf/utils'
import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../src/engine/api/answer/apiError'
import type { ById, Field } from '../../../src/engine/language/types/plain'
import type { CheckResult } from '../../../src/engine/forms/fields/services'
import { messageAt, mount } from './mount'

const schema: RJSFSchema = {
  type: 'object',
  properties: { user: { type: 'string', format: 'id' } },
  required: ['user'],
}
const fields: ById<Field> = {
  user: {
    label: 'word.user',
    check: { call: 'POST /user', body: { uid: { from: 'form.user' } }, shows: 'answer.name', failed: 'word.x' },
  },
}

function server() {
  const asked: {
    readonly body: object
    resolve(result: CheckResult): void
    reject(): void
    readonly signal: AbortSignal
  }[] = []
  return {
    asked,
    check: (_: unknown, body: object, signal: AbortSignal) =>
      new Promise<CheckResult>((resolve, reject) =>
        asked.push({ body, resolve, reject: () => reject(new Error('net')), signal }),
      ),
  }
}
const type = (text: string) => fireEvent.change(screen.getByLabelText('User'), { target: { value: text } })
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Answers a request, and waits until the query has rendered the field. */
const answer = (give: () => void) => {
  give()
  return wait(0)
}
const line = () => document.querySelector('.pw-check')?.textContent
const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => onlineManager.setOnline(true))

describe('a check of a typed value', () => {
  it('F47 S9-03 asks 500 ms after the last key, and shows what was found', async () => {
    const { asked, check } = server()
    mount({ schema, fields, services: { check } })
    type('123')
    await wait(499)
    type('1234')
    await wait(499)
    expect(asked).toHaveLength(0)
    await wait(1)
    expect(asked.map(({ body }) => body)).toEqual([{ uid: '1234' }])
    expect(line()).toBe('Checking…')
    await answer(() => asked[0]?.resolve({ good: true, answer: { name: 'Zoe' } }))
    expect(line()).toBe('Zoe')
  })

  it.each([['12'], ['12a4']])('F47 asks nothing about %s: too short, or wrong in itself', async (text) => {
    const { asked, check } = server()
    mount({ schema, fields, services: { check } })
    type(text)
    await wait(1000)
    expect(asked).toHaveLength(0)
  })

  it.each([
    ['  a  ', 0],
    ['a b', 1],
    ['😀😀', 0],
    ['😀😀😀', 1],
  ])('F47 counts the characters of "%s" without the spaces around it: %i question', async (text, questions) => {
    const { asked, check } = server()
    mount({ schema: { ...schema, properties: { user: { type: 'string' } } }, fields, services: { check } })
    type(text)
    await wait(1000)
    expect(asked).toHaveLength(questions)
  })

  it('F47 S9-03 asks once about many quick changes, and not again about a known value', async () => {
    const { asked, check } = server()
    mount({ schema, fields, services: { check } })
    for (let number = 1000; number < 1100; number += 1) {
      type(String(number))
      await wait(number % 500)
    }
    expect(asked).toHaveLength(0)
    await wait(500)
    expect(asked.map(({ body }) => body)).toEqual([{ uid: '1099' }])
    await answer(() => asked[0]?.resolve({ good: true, answer: { name: 'Zoe' } }))
    type('12')
    await wait(500)
    type('1099')
    await wait(500)
    expect(asked).toHaveLength(1)
    expect(line()).toBe('Zoe')
  })

  it('F47 shows only the answer for the newest value', async () => {
    const { asked, check } = server()
    mount({ schema, fields, services: { check } })
    type('1234')
    await wait(500)
    type('12345')
    await wait(500)
    expect(asked[0]?.signal.aborted).toBe(true)
    await answer(() => asked[1]?.resolve({ good: true, answer: { name: 'Right' } }))
    await answer(() => asked[0]?.resolve({ good: true, answer: { name: 'Stale' } }))
    expect(line()).toBe('Right')
  })

  it('blocks the submit when refused', async () => {
    const { asked, check } = server()
    const form = mount({ schema, fields, services: { check } })
    type('1234')
    await wait(500)
    await answer(() => asked[0]?.resolve({ good: false }))
    expect(line()).toBe('X')
    await press()
    expect(messageAt('user')).toBe('X')
    // Shown once: the field's message replaces the result of the check.
    expect(screen.getAllByText('X')).toHaveLength(1)
    expect(form.onSubmit).not.toHaveBeenCalled()
    type('12345')
    expect(messageAt('user')).toBeNull()
  })

  it('makes the submit wait for the answer', async () => {
    const { asked, check } = server()
    const form = mount({ schema, fields, services: { check } })
    type('1234')
    await press()
    expect(asked).toHaveLength(1)
    expect(form.onSubmit).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBe('true')
    await answer(() => asked[0]?.resolve({ good: true, answer: {} }))
    expect(form.onSubmit.mock.calls).toEqual([[{ user: '1234' }]])
  })

  it('does not block the submit when the network fails: the server decides', async () => {
    const { asked, check } = server()
    const form = mount({ schema, fields, services: { check } })
    type('1234')
    await wait(500)
    await answer(() => asked[0]?.reject())
    expect(line()).toContain('could not be checked')
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
    expect(asked).toHaveLength(2)
    await answer(() => asked[1]?.reject())
    await press()
    await answer(() => asked[2]?.reject())
    expect(form.onSubmit).toHaveBeenCalledTimes(1)
    expect(messageAt('user')).toBeNull()
  })

  it('asks three times if the network fails, even if the device calls itself offline', async () => {
    onlineManager.setOnline(false)
    const check = vi.fn(() => Promise.reject(new ApiError('network', 'POST /user', 'No answer came.')))
    const form = mount({ schema, fields, services: { check } })
    type('1234')
    await press()
    await wait(500)
    expect(form.onSubmit).not.toHaveBeenCalled()
    await wait(2500)
    expect(check).toHaveBeenCalledTimes(3)
    expect(form.onSubmit).toHaveBeenCalledTimes(1)
  })

  it('waits again for a value that comes back while it was being checked', async () => {
    const { asked, check } = server()
    mount({ schema, fields, services: { check } })
    type('1234')
    await wait(500)
    type('12345')
    type('1234')
    await wait(499)
    expect(asked).toHaveLength(1)
    await wait(1)
    expect(asked.map(({ body }) => body)).toEqual([{ uid: '1234' }, { uid: '1234' }])
  })

  it('asks again in a form that is opened again', async () => {
    const { asked, check } = server()
    const form = mount({ schema, fields, services: { check } })
    type('1234')
    await wait(500)
    await answer(() => asked[0]?.resolve({ good: false }))
    form.reopen()
    type('1234')
    expect(line()).toBe('')
    await wait(500)
    expect(asked).toHaveLength(2)
  })
})

describe('what a check fills', () => {
  const filling: RJSFSchema = {
    type: 'object',
    properties: { user: { type: 'string', format: 'id' }, found: { type: 'string' } },
    required: ['user'],
  }
  const named: ById<Field> = {
    user: {
      label: 'word.user',
      check: {
        call: 'POST /user',
        body: { uid: { from: 'form.user' } },
        fills: { found: 'answer.name' },
        failed: 'word.x',
      },
    },
    found: { label: 'word.x', widget: 'hidden' },
  }

  it('is sent with the value, is gone with another value, and is no change of the person', async () => {
    const { asked, check } = server()
    const drafts = { load: () => ({ user: '123', found: 'Somebody else' }), save: vi.fn(), clear: vi.fn() }
    const form = mount({ schema: filling, fields: named, services: { check, drafts } })
    await wait(500)
    await answer(() => asked[0]?.resolve({ good: true, answer: { name: 'Zoe' } }))
    expect(form.onDirty).not.toHaveBeenCalledWith(true)
    await press()
    expect(form.onSubmit.mock.calls).toEqual([[{ user: '123', found: 'Zoe' }]])
    type('1234')
    await press()
    await answer(() => asked[1]?.resolve({ good: true, answer: { name: 'Ann' } }))
    expect(form.onSubmit.mock.calls[1]).toEqual([{ user: '1234', found: 'Ann' }])
  })

  it('is held to the rules of the form, also if the answer comes with the press', async () => {
    const { asked, check } = server()
    const rules = { other: { holds: { 'form.found': { not: 'Zoe' } }, otherwise: 'word.x', at: 'user' } } as const
    const form = mount({ schema: filling, fields: named, rules, services: { check } })
    type('123')
    await press()
    await answer(() => asked[0]?.resolve({ good: true, answer: { name: 'Zoe' } }))
    expect(form.onSubmit).not.toHaveBeenCalled()
    expect(screen.getByLabelText('User').getAttribute('aria-invalid')).toBe('true')
    type('1234')
    await press()
    await answer(() => asked[1]?.resolve({ good: true, answer: { name: 'Ann' } }))
    expect(form.onSubmit.mock.calls).toEqual([[{ user: '1234', found: 'Ann' }]])
  })

  it('is left out if nobody could say whose the value is', async () => {
    const { asked, check } = server()
    const form = mount({ schema: filling, fields: named, services: { check } })
    type('123')
    await wait(500)
    await answer(() => asked[0]?.resolve({ good: true, answer: { name: 'Zoe' } }))
    type('1234')
    await press()
    await answer(() => asked[1]?.reject())
    expect(form.onSubmit.mock.calls).toEqual([[{ user: '1234' }]])
  })
})

describe('a field that suggests what was sent last', () => {
  const recent: ById<Field> = {
    user: { label: 'word.user', recent: { name: 'form.found' } },
    found: { label: 'word.x', widget: 'hidden' },
  }
  const both: RJSFSchema = { ...schema, properties: { ...schema.properties, found: { type: 'string' } } }

  it('enters it with a press, and keeps what is sent with its name', async () => {
    const recents = {
      load: vi.fn(() => [{ value: '4711', name: 'Zoe' }, { value: '12' }]),
      add: vi.fn(),
      keep: vi.fn((_field: string, _value: string, isKept: boolean) => isKept),
    }
    const drafts = { load: () => ({ found: 'Zoe' }), save: vi.fn(), clear: vi.fn() }
    const form = mount({ schema: both, fields: recent, services: { recents, drafts } })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Zoe 4711' })))
    const star = screen.getByRole('button', { name: /keep|Save 12/i })
    await act(async () => fireEvent.click(star))
    expect(recents.keep.mock.calls).toEqual([[expect.stringMatching(/user$/), '12', true]])
    expect(star.getAttribute('aria-pressed')).toBe('true')
    await press()
    await wait(0)
    expect(form.onSubmit.mock.calls).toEqual([[{ user: '4711', found: 'Zoe' }]])
    expect(recents.add.mock.calls).toEqual([[expect.stringMatching(/user$/), { value: '4711', name: 'Zoe' }]])
  })

  it.each([
    ['is off again after a second press', (isKept: boolean) => isKept, 2],
    ['stays off if the device keeps no more', () => false, 1],
  ])('has a star that %s', async (_what, keep, presses) => {
    const recents = {
      load: () => [{ value: '12' }],
      add: vi.fn(),
      keep: (_f: string, _v: string, wish: boolean) => keep(wish),
    }
    mount({ schema, fields: recent, services: { recents } })
    const star = screen.getByRole('button', { name: /Save 12/i })
    for (let count = 1; count <= presses; count += 1) fireEvent.click(star)
    expect(star.getAttribute('aria-pressed')).toBe('false')
  })

  it('keeps nothing of what was not sent', async () => {
    const recents = { load: () => [], add: vi.fn(), keep: () => true }
    mount({ schema, fields: recent, services: { recents }, onSubmit: () => Promise.reject(new Error('refused')) })
    type('4711')
    await press()
    await wait(0)
    expect(recents.add).not.toHaveBeenCalled()
  })
})
