// Tests what the page of the studio does with changes whose save was not answered: a crash, another start, a broken file.
import { describe, expect, it, vi } from 'vitest'
import { createStudio, type Studio } from '../../tools/studio/editor/model/createStudio'
import type { CallApi } from '../../tools/studio/editor/model/apiClient'
import { emptyProduct as product, memory, planOf } from './studioState'

const change = { do: 'text', language: 'en', key: 'a.first', text: '1st' } as const
const done = planOf()
const open = planOf({ files: [{ file: 'locales/en.json', diff: '' }] })

/** Answers operations from a table. A text is a refusal. */
function apiOf(answers: { readonly [operation: string]: unknown }): CallApi {
  const all: { readonly [operation: string]: unknown } = { product, journal: [], ...answers }
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
    expect(studio.state()).toMatchObject({ changes: [], refusal: failed, told: 'Saved as change 1: locales/en.json.' })
  })
})
