import type { RJSFSchema } from '@rjsf/utils'
import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CheckResult } from '../../../src/engine/forms/fields/services'
import type { ById, Field } from '../../../src/engine/language/types/plain'
import { createRecents } from '../../../src/engine/session/recents'
import { createStore } from '../../../src/engine/session/storage'
import { draftOf, messageAt, mount, user } from './mount'

describe('check', () => {
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

    it('F47 S9-03 asks once about many quick changes, and not again about a known value', async () => {
      const { asked, check } = server()
      mount({ schema, fields, services: { check } })
      for (let number = 1000; number < 1030; number += 1) {
        type(String(number))
        await wait(number % 500)
      }
      expect(asked).toHaveLength(0)
      await wait(500)
      expect(asked.map(({ body }) => body)).toEqual([{ uid: '1029' }])
      await answer(() => asked[0]?.resolve({ good: true, answer: { name: 'Zoe' } }))
      type('12')
      await wait(500)
      type('1029')
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
      const drafts = { load: () => draftOf({ user: '123', found: 'Somebody else' }), save: vi.fn(), clear: vi.fn() }
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

    it('is held to the rules of the form as soon as the answer is there', async () => {
      const { asked, check } = server()
      const rules = { other: { holds: { 'form.found': { not: 'Zoe' } }, otherwise: 'word.x', at: 'user' } } as const
      mount({ schema: filling, fields: named, rules, services: { check } })
      type('123')
      await wait(500)
      await answer(() => asked[0]?.resolve({ good: true, answer: { name: 'Zoe' } }))
      expect(screen.getByLabelText('User').getAttribute('aria-invalid')).toBe('true')
      type('1234')
      await wait(500)
      expect(screen.getByLabelText('User').getAttribute('aria-invalid')).toBeNull()
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
})

// Tests that a check moves nothing under a finger: what it shows waits for the end of a press.
describe('check during press', () => {
  beforeEach(() => void vi.useFakeTimers())

  it('S9-03 neither the question nor its answer shows during a press', async () => {
    let resolve: (result: CheckResult) => void = () => undefined
    const check = vi.fn(() => new Promise<CheckResult>((done) => (resolve = done)))
    mount({
      schema: { type: 'object', properties: { user: { type: 'string', format: 'id' } }, required: ['user'] },
      fields: {
        user: {
          label: 'word.user',
          check: { call: 'POST /user', body: { uid: { from: 'form.user' } }, shows: 'answer.name', failed: 'word.x' },
        },
      },
      services: { check },
    })
    const button = screen.getByRole('button', { name: 'Send' })
    const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    fireEvent.change(screen.getByLabelText('User'), { target: { value: '123' } })
    fireEvent.pointerDown(button)
    await wait(900)
    expect(check).not.toHaveBeenCalled()
    fireEvent.pointerUp(button)
    await wait(0)
    expect(check).toHaveBeenCalledOnce()
    expect(shown()).toContain('Checking…')
    fireEvent.pointerDown(button)
    resolve({ good: true, answer: { name: 'Ann' } })
    await wait(0)
    expect(shown()).toContain('Checking…')
    fireEvent.pointerUp(button)
    await wait(0)
    expect(shown()).toContain('Ann')
  })
})

// Tests the values that a person sent last: they stand below the input, a press enters one, and a star keeps one.
describe('recent values', () => {
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
})
