// Tests problems in the studio: at their place, with the way there and a correction in one press.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../tools/cli/root'
import type { StudioProblem } from '../../tools/studio/editor/model/apiClient'
import { PageStopped } from '../../tools/studio/editor/frame/PageStopped'
import { EditPanel } from '../../tools/studio/editor/panel/EditPanel'
import { Review } from '../../tools/studio/editor/review/Review'
import { readProduct } from '../../tools/studio/server/api/readProduct'
import type { StudioProduct } from '../../tools/studio/server/api/studioProduct'
import { changesOf, openPanel } from './openPanel'
import { planOf } from './studioState'

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
})

describe('problems: where the page would be', () => {
  const open = (members: Partial<StudioProblem>, route = '/') =>
    openPanel(<PageStopped page={undefined} seen={0} />, {
      product,
      route,
      market: 'world',
      answers: { plan: planOf({ problems: [{ ...problem, ...members }] }) },
    })

  it('say why it cannot be shown, and are corrected or undone by one press', async () => {
    const studio = open({ isStop: true })
    studio.change(wrong)
    const reason = await screen.findByRole('alert')
    expect(within(reason).getByText(problem.says)).toBeTruthy()
    fireEvent.click(within(reason).getByRole('button', { name: /^Correct: / }))
    expect(changesOf(studio)).toEqual(corrected)
    studio.undo()
    fireEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Undo the last change' }))
    expect(changesOf(studio)).toEqual([])
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it.each([
    ['only refuses the save', {}, '/'],
    ['stops another page', { isStop: true }, '/profile'],
  ] as const)('leave a page alone if a problem %s', async (_what, members, route) => {
    const studio = open(members, route)
    studio.change(wrong)
    await waitFor(() => expect(studio.state()).toMatchObject({ isChecked: true }))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
