// A list of people of whom several can be chosen, and what a person does with it.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Block } from '../../../src/engine/language/types/plainBlocks'
import { show, type Server } from '../kit'

export const people = ['Ann', 'Ben', 'Cho', 'Dan'].map((name, at) => ({
  id: `p${at}`,
  name,
  state: at === 3 ? 'old' : 'new',
}))
export const things = {
  block: 'list',
  rows: 'POST /things',
  key: 'row.id',
  show: { title: 'row.name' },
  actions: {
    agree: {
      do: 'call',
      call: 'POST /change',
      label: 'agree',
      when: { 'row.state': 'new' },
      body: { id: { from: 'row.id' }, name: 'agreed' },
      failed: 'agree failed',
      reasons: { '42': 'somewhere else' },
    },
    open: { do: 'link', label: 'open', to: '/there' },
  },
  bulk: ['agree'],
} as const satisfies Block

export function showPeople(change: Server[string] = () => ({})) {
  return show({
    server: { 'POST /things': () => ({ list: people, has_more: false }), 'POST /change': change },
    blocks: { things },
  })
}
export const button = (name: string | RegExp) => screen.findByRole('button', { name })
/** Chooses rows by their names, and presses the action for all of them. */
export async function agreeTo(names: readonly string[]) {
  await userEvent.click(await button('Select several'))
  for (const name of names) await userEvent.click(screen.getByRole('checkbox', { name }))
  await userEvent.click(await button(`agree (${names.length})`))
}
export const sentIds = (bodies: readonly { readonly id?: unknown }[]) => bodies.map(({ id }) => id)
export const closeMessage = async () => {
  const message = (await screen.findByText(/Sending in a few seconds/)).closest('.pw-toast')
  if (!(message instanceof HTMLElement)) throw new Error('The text is in no message.')
  await userEvent.click(within(message).getByRole('button', { name: 'Close' }))
}
