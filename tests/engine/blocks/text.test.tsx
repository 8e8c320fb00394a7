// Tests the looks of fixed texts: what each is for a screen reader, its headings, and what stands while it is not known.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { TextBlock } from '../../../src/engine/language/types/plainBlocks'
import { deferred, noNetwork, show } from '../kit'

const items = { one: { title: 'head', text: 'words' } }
type Look = Pick<TextBlock, 'look' | 'tone'>

it.each<[Look, role: string | undefined, tone: string | undefined]>([
  [{ look: 'notice' }, 'note', 'plain'],
  [{ look: 'notice', tone: 'good' }, 'note', 'good'],
  [{ look: 'notice', tone: 'warn' }, 'note', 'warn'],
  [{ look: 'notice', tone: 'danger' }, 'alert', 'danger'],
  [{ look: 'outcome' }, 'status', 'good'],
  [{ look: 'outcome', tone: 'warn' }, 'status', 'warn'],
  [{ look: 'outcome', tone: 'danger' }, 'status', 'danger'],
  [{ look: 'plain' }, undefined, undefined],
  [{}, undefined, undefined],
  [{ look: 'questions' }, undefined, undefined],
])('a text with %j is told to a screen reader as %s', async (look, role, tone) => {
  show({ blocks: { text: { block: 'text', ...look, items } } })
  const around = (await screen.findByText('words')).closest('[role]')
  expect(around?.getAttribute('role')).toBe(role)
  expect(/pw-tone-(\w+)/.exec(around?.className ?? '')?.[1]).toBe(tone)
  expect(screen.getByText('head')).toBeTruthy()
})

it.each([
  ['plain', undefined, 2],
  ['plain', 'above', 3],
  ['outcome', undefined, 2],
] as const)('a heading in a text as %s below the title %s is of level %i', async (look, title, level) => {
  show({ blocks: { text: { block: 'text', look, items, ...(title && { title }) } } })
  expect(await screen.findByRole('heading', { name: 'head', level })).toBeTruthy()
})

it.each([
  [undefined, 'Rules', 2],
  ['above', 'Rules', 3],
] as const)('a heading within a rich text below the title %s is of level 2, or 3 below another', async (...of) => {
  const [title, name, level] = of
  show({
    blocks: {
      text: { block: 'text', look: 'rich', items: { one: { text: '# Rules' } }, ...(title && { title }) },
    },
  })
  expect(await screen.findByRole('heading', { name, level })).toBeTruthy()
})

it.each([
  ['above', 'head'],
  ['above', undefined],
  [undefined, 'head'],
] as const)('a heading within a rich text is below the title %s and that of its item, %s', async (title, head) => {
  const one = { text: '# Rules', ...(head && { title: head }) }
  show({ blocks: { text: { block: 'text', look: 'rich', items: { one }, ...(title && { title }) } } })
  expect(await screen.findByRole('heading', { name: 'Rules', level: 3 })).toBeTruthy()
})

it('an answer opens below its question, and a question without a title is a paragraph', async () => {
  show({ blocks: { text: { block: 'text', look: 'questions', items: { ...items, two: { text: 'more' } } } } })
  const question = await screen.findByText('head')
  const answer = question.closest('details')
  expect(answer?.open).toBe(false)
  await userEvent.click(question)
  expect(answer?.open).toBe(true)
  expect(screen.getByText('more').closest('details')).toBeNull()
})

const asked = (look: TextBlock['look']): TextBlock => ({
  block: 'text',
  ...(look && { look }),
  items: { one: { text: 'always' }, two: { text: 'sometimes', when: { 'data.thing.open': true } } },
})
const sources = { thing: { call: 'POST /thing' } }
const bones = () => document.querySelectorAll('.pw-text-item, .pw-bones-one').length

it.each(['plain', 'questions', 'rich'] as const)(
  'a text as %s keeps its room until all its conditions are known',
  async (look) => {
    const answer = deferred<object>()
    show({ sources, server: { 'POST /thing': () => answer.promise }, blocks: { text: asked(look) } })
    await vi.waitFor(() => expect(bones()).toBe(2))
    expect(screen.queryByText('always')).toBeNull()
    answer.resolve({ open: false })
    await screen.findByText('always')
    expect(screen.queryByText('sometimes')).toBeNull()
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull()
  },
)

it('a notice does not wait: it is short, and what is known of it shows at once', async () => {
  const answer = deferred<object>()
  show({ sources, server: { 'POST /thing': () => answer.promise }, blocks: { text: asked('notice') } })
  await screen.findByText('always')
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull()
  answer.resolve({ open: true })
  expect(await screen.findByText('sometimes')).toBeTruthy()
})

it.each(['plain', 'notice', 'outcome'] as const)(
  'a text as %s whose condition is lost says so, since it may matter, and tries again',
  async (look) => {
    let isDown = true
    show({
      sources,
      server: { 'POST /thing': () => (isDown ? noNetwork() : { open: true }) },
      blocks: { text: asked(look) },
    })
    await screen.findByText('Failed to load')
    expect(screen.queryByText('always')).toBeNull()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('sometimes')).toBeTruthy()
  },
)
