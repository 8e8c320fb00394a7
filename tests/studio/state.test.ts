// Tests the state of the studio, the changes that it keeps, and the order of plans.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProductChange } from '../../tools/cli/change/change'
import type { CallApi } from '../../tools/studio/editor/model/apiClient'
import { type Studio, createStudio } from '../../tools/studio/editor/model/createStudio'
import { emptyProduct, emptyProduct as product, memory, planOf } from './studioState'

describe('the state', () => {
  const change = { do: 'text', language: 'en', key: 'a.first', text: '1st' } as const
  const files = ['locales/en.json']
  const saved = { id: '1', words: ['Text a.first.'], files: ['locales/en.json'] }

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Opens a studio whose server answers from a table. An error is a refusal. */
  function open(answers: { readonly [operation: string]: unknown } = {}, kept?: unknown) {
    const asked: { readonly name: string; readonly args: object }[] = []
    const table: { [operation: string]: unknown } = { product, history: [], plan: planOf({ files }), ...answers }
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
      expect(argumentsOf('apply')).toEqual([{ changes: [change], seen: ['s'], heads: [0], ...sent }])
    })

    it.each([
      ['is saved', { ...saved, files: [] }, 1],
      ['is refused', new Error('The server does not answer.'), 2],
    ])('that %s keeps what is typed meanwhile, and its undo', async (_what, answer, left) => {
      const { studio, state, table } = open()
      let end = () => {}
      table['apply'] = new Promise((resolve, reject) => {
        end = () => (answer instanceof Error ? reject(answer) : resolve(answer))
      })
      studio.change(change)
      await planned()
      const save = studio.save({ note: '', isCommitted: false })
      expect(state()).toMatchObject({ isBusy: true, canUndo: false })
      // The first one goes on typing at a place that is being saved.
      const typed = [
        { ...change, text: '1st!' },
        { ...change, key: 'a.second' },
      ] as const
      for (const one of typed) studio.change(one)
      studio.undo()
      studio.redo()
      studio.undo()
      end()
      expect(await save).toBe(left === 1)
      expect(state().changes.map((one) => one.change)).toEqual([typed[0]])
      studio.redo()
      expect(state().changes.map((one) => one.change)).toEqual(typed)
      studio.undo()
      studio.undo()
      expect(state()).toMatchObject({ changes: left === 1 ? [] : [{ change }], canUndo: left > 1 })
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

    it('ends a conflict: what is saved then, also after an undo, was planned on what was read', async () => {
      const { studio, table, argumentsOf } = open({ apply: new Error('Somebody else has changed "a.first".') })
      studio.change(change)
      await planned()
      studio.change({ ...change, key: 'a.second' })
      await studio.save({ note: '', isCommitted: false })
      table['plan'] = planOf({ files, seen: ['theirs'] })
      await studio.reload()
      studio.undo()
      await planned()
      await studio.save({ note: '', isCommitted: false })
      expect(argumentsOf('apply').at(-1)).toMatchObject({ changes: [change], seen: ['theirs'] })
    })
  })
})

describe('kept changes', () => {
  const change = { do: 'text', language: 'en', key: 'a.first', text: '1st' } as const
  const done = planOf()
  const open = planOf({ files: ['locales/en.json'] })

  /** Answers operations from a table. A text is a refusal. */
  function apiOf(answers: { readonly [operation: string]: unknown }): CallApi {
    const all: { readonly [operation: string]: unknown } = { product, history: [], ...answers }
    return ((name: string) =>
      typeof all[name] === 'string' ? Promise.reject(new Error(all[name])) : Promise.resolve(all[name])) as CallApi
  }

  describe('S-safe changes that an earlier page has kept', () => {
    const kept = [{ change, seen: 'another' }]
    const finished = 'A change that was interrupted has been finished: Text a.first.'

    it('are taken from the list if the files already have them, and the studio says why', async () => {
      const storage = memory(kept)
      const saved = { ...product, recovered: finished }
      const studio = createStudio(saved, apiOf({ plan: done }), storage)
      expect(studio.state().changes).toHaveLength(1)
      await vi.waitFor(() => expect(studio.state().changes).toEqual([]))
      expect(studio.state().told).toBe(`${finished} The changes that were kept here are in the files already.`)
      expect(storage.getItem('studio.draft')).toBeNull()
    })
  })

  it('S-undo changes that an earlier page has kept are undone one by one', () => {
    const second = { ...change, key: 'a.second' }
    const studio = createStudio(product, apiOf({ plan: open }), memory([{ change }, { change: second }]))
    expect(studio.state().canUndo).toBe(true)
    studio.undo()
    expect(studio.state().changes).toEqual([{ change }])
    studio.undo()
    expect(studio.state()).toMatchObject({ changes: [], canUndo: false, canRedo: true })
  })

  describe('S-undo a new change', () => {
    const steps = [
      ['a text', (studio: Studio) => studio.change({ ...change, text: '2nd' })],
      ['a choice', (studio: Studio) => studio.choose(0, 'there')],
      ['all that is taken out', (studio: Studio) => studio.dropAll()],
    ] as const

    it.each(steps)('ends what could be redone: %s', (_name, step) => {
      const studio = createStudio(product, apiOf({ plan: open }), memory())
      studio.change(change)
      studio.change({ ...change, key: 'a.second' })
      studio.undo()
      expect(studio.state()).toMatchObject({ canUndo: true, canRedo: true })
      step(studio)
      const { changes } = studio.state()
      expect(studio.state()).toMatchObject({ canUndo: true, canRedo: false })
      studio.redo()
      expect(studio.state().changes).toEqual(changes)
      studio.undo()
      expect(studio.state().changes).toEqual([{ change }])
    })
  })

  it('S-safe a correction that adds a change moves what was seen to no other place', () => {
    const other = { ...change, key: 'a.second' }
    const kept = [
      { change, seen: 'first' },
      { change: other, seen: 'second' },
    ]
    const studio = createStudio(product, apiOf({ plan: open }), memory(kept))
    const added = { ...change, key: 'a.third' }
    studio.correct([change, added, other])
    expect(studio.state().changes).toEqual([kept[0], { change: added }, kept[1]])
  })

  it('S-safe a correction keeps what its place had when it was planned first', () => {
    const studio = createStudio(product, apiOf({ plan: open }), memory([{ change, seen: 'hash' }]))
    const corrected = { ...change, text: 'Corrected' }
    studio.correct([corrected])
    expect(studio.state().changes).toEqual([{ change: corrected, seen: 'hash' }])
  })

  describe('S-safe a save', () => {
    it.each([
      ['that the server does not answer', { apply: 'The server does not answer. Your changes are kept.' }],
      ['that a full disk refuses', { apply: 'Nothing was changed, because … ENOSPC' }],
      ['of a product that cannot be read', { plan: 'pages/two.ts:3 …', apply: 'pages/two.ts:3 … Mend it first' }],
    ])('%s keeps the changes, and the studio says it', async (_name, answers) => {
      const storage = memory()
      const studio = createStudio(product, apiOf({ plan: open, ...answers }), storage)
      studio.change(change)
      await studio.save({ note: '', isCommitted: false })
      expect(studio.state().refusal).toBe(answers.apply)
      expect(studio.state().changes).toHaveLength(1)
      expect(storage.getItem('studio.draft')).toContain('1st')
    })

    it('that git or the generator could not end is saved, and says what is missing', async () => {
      const failed = 'The change is saved, but git could not commit it: no name'
      const apply = { id: '1', words: [], files: ['locales/en.json'], failed }
      const studio = createStudio(product, apiOf({ plan: open, apply }), memory())
      studio.change(change)
      await studio.save({ note: '', isCommitted: true })
      expect(studio.state()).toMatchObject({
        changes: [],
        refusal: failed,
        told: 'Saved as change 1: locales/en.json.',
      })
    })
  })
})

describe('the newest plan', () => {
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
          asked.push({
            words,
            isCheck: args.check !== false,
            signal,
            answer: () => resolve(planOf({ words: [words] })),
          })
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
})
