// Tests what the studio asks of its server, what it tells meanwhile, and what it keeps afterwards.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallApi } from '../../tools/studio/editor/model/apiClient'
import { createStudio } from '../../tools/studio/editor/model/createStudio'
import { emptyProduct as product, memory, planOf } from './studioState'

const change = { do: 'text', language: 'en', key: 'a.first', text: '1st' } as const
const files = [{ file: 'locales/en.json', diff: '' }]
const saved = { id: '1', words: ['Text a.first.'], files: ['locales/en.json'] }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Opens a studio whose server answers from a table. An error is a refusal. */
function open(answers: { readonly [operation: string]: unknown } = {}, kept?: unknown) {
  const asked: { readonly name: string; readonly args: object }[] = []
  const table: { [operation: string]: unknown } = { product, journal: [], plan: planOf({ files }), ...answers }
  const ask = (async (name: string, args: object = {}) => {
    asked.push({ name, args })
    const answer = table[name]
    if (answer instanceof Error) throw answer
    return answer
  }) as CallApi
  const storage = memory(kept)
  const studio = createStudio(product, ask, storage)
  const argumentsOf = (name: string) => asked.filter((one) => one.name === name).map(({ args }) => args)
  return { studio, storage, table, argumentsOf, state: studio.state }
}

const planned = () => vi.advanceTimersByTimeAsync(300)

describe('a plan', () => {
  it('waits until nobody has edited for a quarter of a second', async () => {
    const { studio, argumentsOf } = open()
    for (const text of ['a', 'ab', 'abc']) {
      studio.change({ ...change, text })
      await vi.advanceTimersByTimeAsync(200)
    }
    expect(argumentsOf('plan')).toEqual([])
    await vi.advanceTimersByTimeAsync(100)
    expect(argumentsOf('plan')).toEqual([
      { changes: [{ ...change, text: 'abc' }], check: false },
      { changes: [{ ...change, text: 'abc' }] },
    ])
  })

  it('that the server refuses says why, until the next edit', async () => {
    const { studio, state } = open({ plan: new Error('pages/two.ts:3 cannot be read.') })
    studio.change(change)
    await planned()
    expect(state()).toMatchObject({ refusal: 'pages/two.ts:3 cannot be read.', isChecked: false })
    studio.change({ ...change, text: '2nd' })
    expect(state().refusal).toBeUndefined()
  })
})

describe('kept changes', () => {
  it.each([
    ['has a problem', { problems: [{ name: 'x', file: 'a', line: 1, says: 'Wrong.' }] }],
    ['waits for a choice', { choices: [{ change, shared: 'tint', others: [] }] }],
  ])('stay if their plan %s, although it writes no file', async (_what, members) => {
    const { state } = open({ plan: planOf(members) }, [{ change }])
    await planned()
    expect(state().changes).toHaveLength(1)
  })
})

describe('a save', () => {
  it.each([
    [
      { note: 'Why', isCommitted: true },
      { commit: true, note: 'Why' },
    ],
    [{ note: '', isCommitted: false }, { commit: false }],
  ])('with %j sends %j, with the changes and what each place had', async (options, sent) => {
    const { studio, argumentsOf } = open({ apply: saved })
    studio.change(change)
    await planned()
    await studio.save(options)
    expect(argumentsOf('apply')).toEqual([{ changes: [change], seen: ['s'], ...sent }])
  })
})

describe('the product that is read again', () => {
  it('shows the unsaved changes, and is planned again with them', async () => {
    const { studio, state, table, argumentsOf } = open()
    studio.change(change)
    await planned()
    const before = argumentsOf('plan').length
    table['product'] = { ...product, locales: { en: { 'a.first': 'Other', 'a.second': 'Second' } } }
    await studio.reload()
    expect(state().saved.locales['en']?.['a.first']).toBe('Other')
    expect(state().product.locales['en']).toEqual({ 'a.first': '1st', 'a.second': 'Second' })
    await planned()
    expect(argumentsOf('plan').length).toBeGreaterThan(before)
  })
})
