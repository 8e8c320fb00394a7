// Tests what changes in a form when one of its controls fills another.
import { act, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { useFormRuntime } from '../../../src/engine/forms/state/formRuntime'
import { mount, user } from './mount'

it.each([
  ['the value that is already there', 'sets nothing', ['x'], 0],
  ['another value', 'sets it once', ['y'], 1],
])('a fill with %s %s', async (_what, _does, value, times) => {
  const told = vi.fn()
  const Probe = () => {
    const { scope, fill } = useFormRuntime()
    useEffect(() => scope.subscribe(told), [scope])
    return (
      <button type="button" onClick={() => fill(['a'], value)}>
        Fill
      </button>
    )
  }
  const list = { type: 'array', items: { type: 'string' } } as const
  const form = mount({
    schema: { type: 'object', properties: { a: list, b: { type: 'string' } } },
    fields: { a: { label: 'word.a', initial: ['x'] }, b: { label: 'word.b', widget: 'probe' } },
    widgets: { probe: Probe },
  })
  told.mockClear()
  await user.click(screen.getByRole('button', { name: 'Fill' }))
  await act(async () => undefined)
  expect(told).toHaveBeenCalledTimes(times)
  await form.send()
  expect(form.onSubmit.mock.calls).toEqual([[{ a: value }]])
})
