// Tests what an entry of links says beside its label, in each look.
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Action, ById } from '../../../src/engine/language/types/plain'
import type { LinksBlock } from '../../../src/engine/language/types/plainBlocks'
import { deferred, show } from '../kit'

const waiting = { whole: 12, none: 0, less: -1, text: '12' }
const link = (more: object) => ({ do: 'link', label: 'go', to: '/there', ...more }) as Action

function showLinks(look: LinksBlock['look'], links: ById<Action>) {
  show({
    server: { 'POST /thing': () => waiting },
    sources: { thing: { call: 'POST /thing' } },
    blocks: { links: { block: 'links', ...(look && { look }), links, when: { 'data.thing.whole': 12 } } },
  })
}
const noteOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent

it.each<[LinksBlock['look'], string]>([
  [undefined, 'whole'],
  ['list', 'whole'],
  ['grid', 'whole'],
])('links as %s say how many wait, and a note', async (look) => {
  showLinks(look, {
    whole: link({
      label: 'whole',
      count: 'data.thing.whole',
      note: { say: 'note', with: { of: { from: 'data.thing.text' } } },
    }),
  })
  const entry = await screen.findByRole('link', { name: /^whole/ })
  expect(entry.querySelector('.pw-count')?.textContent).toBe('12')
  expect(noteOf(entry)).toBe('note 12')
})

it.each(['none', 'less', 'text', 'missing'])('a count that is %s is not shown', async (name) => {
  showLinks('list', { [name]: link({ label: name, count: `data.thing.${name}` }) })
  const entry = await screen.findByRole('link', { name: new RegExp(`^${name}`) })
  expect(entry.querySelector('.pw-count')).toBeNull()
})

it('the reason why an entry is disabled stands in the place of its note', async () => {
  showLinks('list', {
    late: link({ label: 'late', note: 'note', enabled: { when: { 'data.thing.none': 1 }, otherwise: 'too late' } }),
  })
  expect(noteOf(await screen.findByRole('button', { name: /^late/ }))).toBe('too late')
  expect(screen.queryByText('note')).toBeNull()
})

it.each<[string, LinksBlock['look'], ById<Action>, string | undefined]>([
  ['a list', 'list', { first: link({ label: 'one' }), second: link({ label: 'two' }) }, 'one'],
  ['a grid', 'grid', { act: { do: 'copy', label: 'copy', value: 'data.thing.text' }, first: link({}) }, 'go'],
  ['a list that leads nowhere', 'list', { act: { do: 'copy', label: 'copy', value: 'data.thing.text' } }, undefined],
  ['buttons', 'buttons', { first: link({ label: 'one' }) }, undefined],
])('%s is a navigation with the name of the first page that it leads to', async (_what, look, links, name) => {
  showLinks(look, links)
  await screen.findByText(name ?? (Object.values(links)[0]?.label as string))
  expect(screen.queryByRole('navigation')?.getAttribute('aria-label')).toBe(name)
})

it('links of which none may be shown take no place', async () => {
  showLinks('list', { none: link({ when: { 'data.thing.none': 1 } }) })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('list')).toBeNull()
})

it.each(['list', 'grid'] as const)('an entry of links as %s is disabled while its call runs', async (look) => {
  const answer = deferred<object>()
  const { callsTo } = show({
    server: { 'POST /change': () => answer.promise },
    blocks: { links: { block: 'links', look, links: { one: { do: 'call', call: 'POST /change', label: 'go' } } } },
  })
  const entry = await screen.findByRole('button', { name: 'go' })
  await userEvent.click(entry)
  expect(entry.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(entry)
  await act(async () => answer.resolve({}))
  await vi.waitFor(() => expect(entry.getAttribute('aria-disabled')).not.toBe('true'))
  expect(callsTo('POST /change')).toHaveLength(1)
})
