// Tests that only the newest plan counts: its order, what is abandoned, and what a stale answer may do.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProductChange } from '../../tools/cli/change/change'
import type { CallApi } from '../../tools/studio/editor/model/apiClient'
import { createStudio } from '../../tools/studio/editor/model/createStudio'
import { emptyProduct, memory, planOf } from './studioState'

describe('plans of the studio', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const text = (value: string): ProductChange => ({ do: 'text', language: 'en', key: 'a.first', text: value })

  interface Asked {
    readonly words: string
    readonly isCheck: boolean
    readonly signal: AbortSignal | undefined
    answer(): void
  }

  /** Opens a studio whose server answers plans when the test says so. The words of a plan are the texts of its changes. */
  function open() {
    const asked: Asked[] = []
    const ask = ((
      name: string,
      args: { changes?: readonly ProductChange[]; check?: boolean },
      signal?: AbortSignal,
    ) => {
      if (name !== 'plan') return Promise.resolve(name === 'product' ? emptyProduct : [])
      const words = (args.changes ?? []).map((one) => ('text' in one ? one.text : '')).join()
      return new Promise<unknown>((resolve, reject) => {
        asked.push({ words, isCheck: args.check !== false, signal, answer: () => resolve(planOf({ words: [words] })) })
        signal?.addEventListener('abort', () => reject(new Error('abandoned')))
      })
    }) as CallApi
    const studio = createStudio(emptyProduct, ask, memory())
    return { studio, asked }
  }

  it('one edit is planned in words first, and checked afterwards', async () => {
    const { studio, asked } = open()
    studio.change(text('A'))
    await vi.advanceTimersByTimeAsync(300)
    expect(asked).toMatchObject([{ words: 'A', isCheck: false }])
    asked[0]?.answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(studio.state()).toMatchObject({ plan: { words: ['A'] }, isChecked: false })
    asked[1]?.answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(studio.state()).toMatchObject({ plan: { words: ['A'] }, isChecked: true })
    expect(asked).toHaveLength(2)
  })

  it('an answer that comes too late, or a refusal of an older plan, changes nothing', async () => {
    const { studio, asked } = open()
    studio.change(text('old'))
    await vi.advanceTimersByTimeAsync(300)
    studio.change(text('new'))
    asked[0]?.answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(studio.state().plan).toBeUndefined()
    expect(studio.state().refusal).toBeUndefined()
    await vi.advanceTimersByTimeAsync(300)
    asked.at(-1)?.answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(studio.state().plan?.words).toEqual(['new'])
  })
})
