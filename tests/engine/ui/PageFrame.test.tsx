import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PageFrame } from '../../../src/engine/ui/layout/PageFrame'
import { stage } from './stage'

it('has a head with a ground as long as its top is out of sight, whatever was told before', () => {
  const watches: IntersectionObserverCallback[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class extends IntersectionObserver {
      constructor(watch: IntersectionObserverCallback) {
        super(watch)
        watches.push(watch)
      }
    },
  )
  stage(<PageFrame title="Orders">body</PageFrame>)
  const tell = (...seen: readonly boolean[]) => {
    const entries = seen.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry)
    for (const watch of watches) watch(entries, {} as IntersectionObserver)
    return screen.getByRole('banner').hasAttribute('data-over')
  }
  expect([tell(true), tell(false), tell(false, true), tell(true, false)]).toEqual([false, true, false, true])
})
