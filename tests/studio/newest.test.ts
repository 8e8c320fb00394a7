// Tests that only the newest plan counts: its order, what is abandoned, and what a stale answer may do.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProductChange } from '../../tools/cli/change/change'
import type { CallApi } from '../../tools/studio/editor/model/apiClient'
import { createStudio } from '../../tools/studio/editor/model/createStudio'
import { createNewest } from '../../tools/studio/editor/model/newest'
import { emptyProduct, memory, planOf } from './studioState'

describe('a queue for the newest work', () => {
  /** Returns work that notes its start and its end, and a function that lets it end. */
  function open() {
    const told: string[] = []
    const ends = new Map<string, () => void>()
    const queue = createNewest()
    const add = (name: string) =>
      queue.run(async (signal) => {
        told.push(`${name} begins`)
        await new Promise<void>((resolve) => void ends.set(name, resolve))
        told.push(`${name} ${signal.aborted ? 'is stale' : 'counts'}`)
      })
    const end = async (name: string) => {
      ends.get(name)?.()
      await new Promise((resolve) => void setTimeout(resolve))
    }
    return { queue, add, end, told }
  }

  it('runs one piece at a time, and leaves out those that a newer one replaces', async () => {
    const { add, end, told } = open()
    for (const name of ['1', '2', '3']) add(name)
    expect(told).toEqual(['1 begins'])
    await end('1')
    expect(told).toEqual(['1 begins', '1 is stale', '3 begins'])
    await end('3')
    expect(told.at(-1)).toBe('3 counts')
  })

  it('begins nothing that waits after it is abandoned, and marks what runs as stale', async () => {
    const { queue, add, end, told } = open()
    add('1')
    add('2')
    queue.abandon()
    await end('1')
    expect(told).toEqual(['1 begins', '1 is stale'])
    add('3')
    expect(told.at(-1)).toBe('3 begins')
  })
})

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

  it('ten edits with pauses ask the server to check once: the others are abandoned', async () => {
    const { studio, asked } = open()
    for (const letter of 'abcdefghij') {
      studio.change(text(letter))
      await vi.advanceTimersByTimeAsync(300)
    }
    expect(asked.map(({ words }) => words).join('')).toBe('abcdefghij')
    expect(asked.filter(({ signal }) => signal?.aborted === false)).toMatchObject([{ words: 'j' }])
    asked.at(-1)?.answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(asked.filter(({ isCheck }) => isCheck)).toMatchObject([{ words: 'j' }])
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
