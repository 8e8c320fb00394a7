// Tests the review of the studio: what is remembered and forgotten after a save, a run of tests and a failed check.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ProductProblems } from '../../tools/studio/editor/review/ProductProblems'
import { Review } from '../../tools/studio/editor/review/Review'
import { Tests } from '../../tools/studio/editor/review/Tests'
import { openPanel } from './openPanel'
import { emptyProduct, planOf } from './studioState'

const change = { do: 'text', language: 'en', key: 'a.first', text: '1st' } as const
const entry = { when: '2026-11-01T08:00:00.000Z', who: 'Ada', isUndone: false }
const at = { product: emptyProduct, route: '/first', market: 'main' }

describe('the saved changes', () => {
  it('are listed with the newest first, and without those that undo another', async () => {
    const journal = [
      { ...entry, id: '1', words: ['One.', 'Two.'], note: 'Why' },
      { ...entry, id: '2', words: ['Three.'], isUndone: true },
      { ...entry, id: '3', words: ['Undone: Three.'], undoes: '2' },
      { ...entry, id: '4', words: ['Four.'] },
    ]
    openPanel(<Review onBefore={() => undefined} />, { ...at, answers: { journal } })
    await screen.findByRole('button', { name: 'Undo change 4' })
    const list = within(screen.getByRole('list', { name: 'Saved changes' }))
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Undo change 4',
      'Redo change 2',
      'Undo change 1',
    ])
    expect(list.getByText(/^One\. Two\./).textContent).toMatch(/1 · .* · Ada · Why$/)
  })
})

describe('a save', () => {
  it('ends the reason, which belongs to that change alone', async () => {
    const plan = planOf({ files: [{ file: 'locales/en.json', diff: '' }] })
    const answers = { plan, apply: { id: '1', words: [], files: ['locales/en.json'] } }
    const studio = openPanel(<Review onBefore={() => undefined} />, { ...at, answers })
    const reason = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Why (optional)' })
    studio.change(change)
    await waitFor(() => expect(reason()).toBeDefined())
    fireEvent.change(reason(), { target: { value: 'A shorter word' } })
    await waitFor(() => expect(studio.state().isChecked).toBe(true))
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(studio.state().changes).toEqual([]))
    studio.change({ ...change, text: 'Number one' })
    await waitFor(() => expect(reason().value).toBe(''))
  })
})

describe('a run of the tests', () => {
  it('counts for the changes of its start, and not for later ones', async () => {
    const test = { files: ['a.test.ts'], passed: 3, failed: [], inBrowser: ['a.spec.ts', 'b.spec.ts'] }
    const studio = openPanel(<Tests files={['a.test.ts', 'b.test.ts']} />, { ...at, answers: { test } })
    act(() => studio.change(change))
    fireEvent.click(screen.getByRole('button', { name: 'Run these tests' }))
    expect(await screen.findByText(/^3 passed, 0 failed\. 2 browser tests did not run/)).toBeDefined()
    act(() => studio.change({ ...change, key: 'a.second' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))
    act(() => studio.undo())
    expect(await screen.findByText(/^3 passed/)).toBeDefined()
  })
})

describe('the check of the saved product', () => {
  it('forgets why an earlier one failed', async () => {
    const problems = vi.fn<() => Promise<unknown>>()
    problems.mockRejectedValueOnce(new Error('A file is locked.'))
    problems.mockResolvedValue([])
    openPanel(<ProductProblems />, { ...at, answers: { problems } })
    const check = () => fireEvent.click(screen.getByRole('button', { name: 'Check the saved product' }))
    check()
    expect((await screen.findByRole('alert')).textContent).toBe('A file is locked.')
    check()
    expect(await screen.findByText('The saved product has no problems.')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
