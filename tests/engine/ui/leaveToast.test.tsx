import { act, fireEvent, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useToast, type Toast } from '../../../src/engine/ui/feedback/ToastProvider'
import { stageMovements } from './movements'
import { stage } from './stage'

let staged: ReturnType<typeof stageMovements>
let toast: Toast
function Take() {
  const given = useToast()
  useEffect(() => {
    toast = given
  }, [given])
  return null
}
beforeEach(() => {
  staged = stageMovements()
  stage(<Take />)
})
afterEach(() => staged.end())

it('a message that is closed moves away, and its action counts as over at once', () => {
  const onEnd = vi.fn()
  act(() => void toast('Sent', 'good', { onUndo: () => {}, onEnd }))
  fireEvent.click(screen.getByRole('button', { name: '[engine.close]' }))
  expect(onEnd).toHaveBeenCalledOnce()
  expect(screen.getByText('Sent')).toBeTruthy()
  act(() => staged.movements[0]?.onfinish?.())
  expect(screen.queryByText('Sent')).toBeNull()
  expect(onEnd).toHaveBeenCalledOnce()
})
