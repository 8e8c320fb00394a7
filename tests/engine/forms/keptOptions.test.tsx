// Tests when the rows of a choice are requested again: not because the network returns, unless they never came.
import type { RJSFSchema } from '@rjsf/utils'
import { onlineManager } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { mount } from './mount'

const schema: RJSFSchema = { type: 'object', properties: { method: { type: 'string' } } }
const options = { call: 'POST /ways', value: 'row.id', label: 'row.name' }
const rows = [{ id: '1', name: 'Card' }]

afterEach(() => onlineManager.setOnline(true))

async function loseNetwork(): Promise<void> {
  await act(async () => onlineManager.setOnline(false))
  await act(async () => onlineManager.setOnline(true))
}

it.each<[string, () => Promise<readonly object[]>, number, 'radio' | 'button', RegExp]>([
  ['came stay when the network returns', () => Promise.resolve(rows), 1, 'radio', /^Card$/],
  ['are none stay when the network returns', () => Promise.resolve([]), 1, 'button', /^Method: /],
  [
    'did not come are requested again when the network returns',
    () => Promise.reject(new Error('lost')),
    2,
    'radio',
    /^Card$/,
  ],
])('rows that %s', async (_, answer, requests, role, name) => {
  const loadOptions = vi.fn(() => Promise.resolve(rows) as Promise<readonly object[]>).mockImplementationOnce(answer)
  mount({ schema, fields: { method: { label: 'word.method', options } }, services: { loadOptions } })
  await act(async () => undefined)
  await loseNetwork()
  await screen.findByRole(role, { name })
  expect(loadOptions).toHaveBeenCalledTimes(requests)
})
