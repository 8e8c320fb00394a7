import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BlockContext, ErrorBoundary } from '../../../src/engine/ui/feedback/ErrorBoundary'

let isBroken = true
function Fragile() {
  if (isBroken) throw new Error('broke')
  return <p>whole</p>
}
function boundary(...keys: readonly string[]) {
  return (
    <>
      <ErrorBoundary resetKeys={keys} fallback={(error, retry) => <button onClick={retry}>{String(error)}</button>}>
        <Fragile />
      </ErrorBoundary>
      <p>neighbour</p>
    </>
  )
}

describe('ErrorBoundary', () => {
  beforeEach(() => {
    isBroken = true
    vi.spyOn(console, 'error').mockReturnValue()
  })

  it('F45 keeps the failure inside, reports it, and tries again on request', async () => {
    const caught = vi.fn<(event: Event) => void>()
    window.addEventListener('pw:caught', caught)
    render(<BlockContext value="/here list">{boundary('a')}</BlockContext>)
    window.removeEventListener('pw:caught', caught)
    expect(screen.getByText('neighbour')).toBeTruthy()
    expect(caught.mock.calls).toEqual([[expect.objectContaining({ error: new Error('broke'), block: '/here list' })]])
    await userEvent.setup().click(screen.getByRole('button', { name: 'Error: broke' }))
    expect(screen.queryByText('whole')).toBeNull()
    isBroken = false
    await userEvent.setup().click(screen.getByRole('button'))
    expect(screen.getByText('whole')).toBeTruthy()
  })

  it.each([
    ['changes', ['b', 'x']],
    ['comes', ['a', 'x', 'y']],
    ['goes', ['a']],
  ])('tries again by itself when a key %s, and only then', (_, next) => {
    const { rerender } = render(boundary('a', 'x'))
    isBroken = false
    rerender(boundary('a', 'x'))
    expect(screen.queryByText('whole')).toBeNull()
    rerender(boundary(...next))
    expect(screen.getByText('whole')).toBeTruthy()
  })
})
