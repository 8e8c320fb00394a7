// Tests what an answer of the server means for a field that the server checks.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { noNetwork, Refusal, show } from '../kit'
import { press } from './oneAction'

const unknown = /could not be checked/
const form = {
  block: 'form',
  form: 'f',
  fields: {
    user: {
      label: 'user',
      check: { call: 'POST /thing', body: { id: { from: 'form.user' } }, shows: 'answer.name', failed: 'nobody' },
    },
  },
  submit: { do: 'call', call: 'POST /change', label: 'send', body: { id: { from: 'form.user' } } },
} as const

it.each<[string, () => unknown, told: string | RegExp, isSent: boolean]>([
  ['answers', () => ({ name: 'Ann' }), 'Ann', true],
  [
    'refuses',
    () => {
      throw new Refusal(42)
    },
    'nobody',
    false,
  ],
  ['is not reached', noNetwork, unknown, true],
  ['fails', () => new Response('', { status: 500 }), unknown, true],
])(
  'S9-03 a value that is checked while the server %s: only a refusal is about the value',
  async (_what, check, told, isSent) => {
    const { callsTo } = show({
      forms: { f: { type: 'object', properties: { user: { type: 'string' } }, required: ['user'] } },
      server: { 'POST /thing': check, 'POST /change': () => ({}) },
      blocks: { form },
    })
    await userEvent.type(await screen.findByRole('textbox', { name: /user/ }), '777')
    await screen.findByText(told)
    await press('send')
    await screen.findByRole('button', { name: 'send', busy: false })
    expect(callsTo('POST /change')).toHaveLength(isSent ? 1 : 0)
  },
)
