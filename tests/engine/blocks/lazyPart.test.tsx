import { fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { ErrorBoundary } from '../../../src/engine/ui/feedback/ErrorBoundary'
import { lazyPart } from '../../../src/engine/ui/layout/lazyPart'

it('S8-03 a retry loads failed code again; loaded code loads once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isDown = true
  const load = vi.fn(async () => {
    if (isDown) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>here</p>
  })
  const draw = lazyPart<object>(load)
  function Place() {
    return <Suspense fallback="…">{draw({})}</Suspense>
  }
  const { rerender } = render(<Guarded />)
  await screen.findByText('again')
  expect(load).toHaveBeenCalledTimes(1)
  isDown = false
  fireEvent.click(screen.getByText('again'))
  await screen.findByText('here')
  rerender(<Guarded />)
  expect(screen.getByText('here')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)

  function Guarded() {
    return (
      <ErrorBoundary fallback={(_error, retry) => <button onClick={retry}>again</button>}>
        <Place />
      </ErrorBoundary>
    )
  }
})
