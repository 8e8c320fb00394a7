// Tests the review of the studio: what is remembered and forgotten after a save, a run of tests and a failed check.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Review } from '../../tools/studio/editor/review/Review'
import { openPanel } from './openPanel'
import { emptyProduct, planOf } from './studioState'

const change = { do: 'text', language: 'en', key: 'a.first', text: '1st' } as const
const at = { product: emptyProduct, route: '/first', market: 'main' }

describe('a save that is refused', () => {
  it('keeps the changes and the reason, and can be tried again', async () => {
    const plan = planOf({ files: ['locales/en.json'] })
    const apply = vi.fn<() => Promise<unknown>>()
    apply.mockRejectedValueOnce(new Error('No space is left.'))
    apply.mockResolvedValue({ id: '1', words: [], files: ['locales/en.json'] })
    const studio = openPanel(<Review onBefore={() => undefined} />, { ...at, answers: { plan, apply } })
    const reason = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Why (optional)' })
    act(() => studio.change(change))
    fireEvent.change(await waitFor(reason), { target: { value: 'A shorter word' } })
    await waitFor(() => expect(studio.state().isChecked).toBe(true))
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findByRole('alert')).textContent).toContain('No space is left.')
    await waitFor(() => expect(studio.state().isBusy).toBe(false))
    expect(reason().value).toBe('A shorter word')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(studio.state().changes).toEqual([]))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(apply).toHaveBeenCalledTimes(2)
  })
})

describe('the unsaved changes', () => {
  const files = ['locales/en.json', 'pages/one.ts']
  const problem = { name: 'unused', file: 'a.ts', line: 3, says: 'It is unused.' }
  async function open(members: Parameters<typeof planOf>[0] = {}) {
    const plan = planOf({ words: ['One.', 'Two.'], files, ...members })
    const onBefore = vi.fn<() => void>()
    const apply = vi.fn<() => unknown>(() => ({ id: '1', words: [], files: [] }))
    const studio = openPanel(<Review onBefore={onBefore} />, { ...at, answers: { plan, apply } })
    act(() => {
      studio.change(change)
      studio.change({ ...change, key: 'a.second' })
    })
    await waitFor(() => expect(studio.state().isChecked).toBe(true))
    return { studio, onBefore, apply }
  }
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

  it.each<[string, Parameters<typeof planOf>[0], boolean]>([
    ['are saved', {}, true],
    ['with a problem that may stay are saved', { later: [problem] }, true],
    ['with a problem cannot be saved', { problems: [problem] }, false],
    ['that wait for a choice cannot be saved', { choices: [{ change, shared: 'tint', others: [[]] }] }, false],
  ])('%s', async (_what, members, isOpen) => {
    await open(members)
    expect(button('Save').disabled).toBe(!isOpen)
  })
})
