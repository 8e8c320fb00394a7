// Tests problems in the studio: at their place, with the way there and a correction in one press.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../tools/cli/root'
import type { StudioProblem } from '../../tools/studio/editor/model/apiClient'
import { problemCounts, problemsOf } from '../../tools/studio/editor/model/problemsAt'
import { EditPanel } from '../../tools/studio/editor/panel/EditPanel'
import { PartTree } from '../../tools/studio/editor/parts/PartTree'
import { Review } from '../../tools/studio/editor/review/Review'
import { readProduct } from '../../tools/studio/server/api/readProduct'
import type { StudioProduct } from '../../tools/studio/server/api/studioProduct'
import { changesOf, openPanel } from './openPanel'
import { planOf } from './studioState'
import { pathName } from '../../tools/studio/workbench/places'

let product: StudioProduct
beforeAll(async () => {
  product = await readProduct(`${root}/examples/conduit`)
})

const link = ['blocks', 'go', 'links', 'write']
const wrong = { do: 'set', page: '/', at: [...link, 'label'], value: 'editor.titel' } as const
const corrected = [{ ...wrong, value: 'editor.title' }]
const problem: StudioProblem = {
  name: 'unknown-message',
  file: 'pages/articles.ts',
  line: 45,
  says: 'There is no message "editor.titel".',
  at: { page: '/', path: [...link, 'label'] },
  fix: '"editor.titel" becomes "editor.title".',
  corrected,
}

const openEditor = (chosen: readonly string[]) =>
  openPanel(<EditPanel isMarketOnly={false} onMarketOnly={() => undefined} />, {
    product,
    route: '/',
    market: 'world',
    chosen,
    answers: { plan: planOf({ problems: [problem] }) },
  })

describe('problems: at their place', () => {
  it.each([
    ['at the member that it is about', link, 1],
    ['not at a part around it, which has a panel of its own for it', ['blocks', 'go'], 0],
    ['not at another part', ['blocks', 'welcome'], 0],
  ])('%s', async (_where, chosen, count) => {
    const studio = openEditor(chosen)
    studio.change(wrong)
    await waitFor(() => expect(studio.state().plan?.problems).toHaveLength(1))
    await waitFor(() => expect(screen.queryAllByText(/There is no message "editor.titel"/)).toHaveLength(count))
  })

  it('with the same name as the check, and a correction in one press and one step of undo', async () => {
    const studio = openEditor(link)
    studio.change(wrong)
    const note = await screen.findByRole('group', { name: 'Problem unknown-message' })
    fireEvent.click(within(note).getByRole('button', { name: 'Correct: "editor.titel" becomes "editor.title".' }))
    expect(changesOf(studio)).toEqual(corrected)
    studio.undo()
    expect(changesOf(studio)).toEqual([wrong])
  })

  it('in the list of parts, at the innermost part', async () => {
    const answers = { plan: planOf({ later: [problem] }) }
    const studio = openPanel(<PartTree />, { product, route: '/', market: 'world', answers })
    studio.change(wrong)
    const marked = await screen.findAllByRole('button', { name: /1 problem$/ })
    expect(marked.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Link action')])
  })

  it.each([
    [1, '1 problem'],
    [2, '2 problems'],
  ])('in the list of parts, %i as "%s"', async (count, words) => {
    const problems = Array.from({ length: count }, (_, index) => ({ ...problem, says: `Mistake ${index}.` }))
    const answers = { plan: planOf({ problems }) }
    const studio = openPanel(<PartTree />, { product, route: '/', market: 'world', answers })
    studio.change(wrong)
    const marked = await screen.findByRole('button', { name: new RegExp(` ${words}$`) })
    expect(marked.textContent).toContain('Link action')
  })

  it('lists those that prevent saving first', () => {
    const later = { ...problem, says: 'A text is missing.' }
    expect(problemsOf(planOf({ later: [later], problems: [problem] }))).toEqual([problem, later])
    expect(problemsOf(undefined)).toEqual([])
  })

  it('counts each problem once', () => {
    const parts = [['blocks', 'go'], link]
    expect(problemCounts([problem, problem], '/', parts)).toEqual(new Map([[pathName(link), 2]]))
    expect(problemCounts([problem], '/profile', parts).size).toBe(0)
  })
})

describe('problems: in the review', () => {
  it('lead to their part, and are corrected there too', async () => {
    const answers = { plan: planOf({ problems: [problem] }) }
    const studio = openPanel(<Review onBefore={() => undefined} />, {
      product,
      route: '/profile',
      market: 'world',
      answers,
    })
    studio.change(wrong)
    const list = await screen.findByRole('alert')
    fireEvent.click(within(list).getByRole('button', { name: 'Go there' }))
    // The part that has the value as a property is chosen, not the value.
    expect(screen.getByTestId('open').textContent).toBe(['/', ...link].join(' '))
    fireEvent.click(within(list).getByRole('button', { name: /^Correct: / }))
    expect(changesOf(studio)).toEqual(corrected)
  })

  it('the saved product is checked on demand, and what has one answer is corrected', async () => {
    const { corrected: _none, ...saved } = problem
    const { fix: _fix, ...hard } = saved
    const answers = {
      problems: [saved, { ...hard, line: 9 }],
      fix: { words: ['"editor.titel" becomes "editor.title".'] },
    }
    const studio = openPanel(<Review onBefore={() => undefined} />, { product, route: '/', market: 'world', answers })
    fireEvent.click(screen.getByRole('button', { name: 'Check the saved product' }))
    expect(await screen.findByText('In the saved product (2)')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Correct the one that has one answer' }))
    await waitFor(() => expect(studio.state().told).toBe('"editor.titel" becomes "editor.title".'))
  })

  it('a saved product without problems is said to have none', async () => {
    openPanel(<Review onBefore={() => undefined} />, {
      product,
      route: '/',
      market: 'world',
      answers: { problems: [] },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Check the saved product' }))
    expect(await screen.findByText('The saved product has no problems.')).toBeDefined()
  })
})
