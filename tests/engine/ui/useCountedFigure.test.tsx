// Tests the figure that counts from what stood before: the first stands at once, and the last is always exact.
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCountedFigure } from '../../../src/engine/ui/chart/useCountedFigure'

let isMoving = true
beforeEach(() => {
  isMoving = true
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  vi.stubGlobal('matchMedia', () => ({ matches: isMoving }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Figure({ text, before }: { readonly text: string; readonly before?: string | undefined }) {
  return <bdi>{useCountedFigure(text, before)}</bdi>
}
const figure = (text: string, before?: string) => <Figure text={text} before={before} />
const after = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

it('the first figure stands at once', () => {
  const { container } = render(figure('93,470.50'))
  expect(container.textContent).toBe('93,470.50')
  after(100)
  expect(container.textContent).toBe('93,470.50')
})

it.each([
  ['more', '1,000.00', '2,000.00', /^1,[5-9]\d\d\.\d\d$/],
  ['less', '2,000.00', '1,000.00', /^1,[0-4]\d\d\.\d\d$/],
  ['more digits', '9.50', '2,000.00', /^1,[2-9]\d\d\.\d\d$/],
  ['fewer digits', '2,000', '3', /^[1-9]\d\d$/],
  ['a unit', '100 USD', '200 USD', /^1[5-9]\d USD$/],
])('%s: it counts from %s to %s', (_what, from, to, middle) => {
  const { container, rerender } = render(figure(from))
  rerender(figure(to))
  after(160)
  expect(container.textContent).toMatch(middle)
  after(600)
  expect(container.textContent).toBe(to)
})

it('the third figure counts from the second', () => {
  const { container, rerender } = render(figure('100'))
  rerender(figure('800'))
  after(600)
  rerender(figure('900'))
  after(64)
  expect(container.textContent).toMatch(/^8\d\d$/)
})

it('counts from what an earlier drawing of the place showed', () => {
  const { container } = render(figure('200', '100'))
  after(64)
  expect(container.textContent).toMatch(/^1\d\d$/)
  after(600)
  expect(container.textContent).toBe('200')
})

it('a newer figure ends the counting: the older one is never written over it', () => {
  const { container, rerender } = render(figure('100'))
  rerender(figure('200'))
  after(100)
  rerender(figure('--'))
  after(600)
  expect(container.textContent).toBe('--')
})

it.each([
  ['another unit', '1.2K', '3.4M', true],
  ['another sign', '-100', '200', true],
  ['another currency', '100 USD', '200 SAR', true],
  ['no figure before', '--', '200', true],
  ['no motion', '100', '200', false],
])('%s: the new figure stands at once', (_what, from, to, motion) => {
  isMoving = motion
  const { container, rerender } = render(figure(from))
  rerender(figure(to))
  after(64)
  expect(container.textContent).toBe(to)
})
