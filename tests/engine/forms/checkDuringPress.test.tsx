// Tests that a check moves nothing under a finger: what it shows waits for the end of a press.
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { CheckResult } from '../../../src/engine/forms/fields/services'
import { mount } from './mount'

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
