// Tests the rows of choices: in the language of the page, and found by their name before it was translated.
import { expect, it, vi } from 'vitest'
import type { Client } from '../../../src/engine/api/client'
import { searchChoices } from '../../../src/engine/forms/fields/choice'
import { loadAllRows } from '../../../src/engine/lists/data/loadAllRows'

const rows = [
  { id: 1, name: 'Egypt', name_ar: 'مصر' },
  { id: 2, name: 'Oman' },
]
const client = { read: () => Promise.resolve({ list: rows, has_more: false }) } as unknown as Client

it.each([
  ['the name in the language of the page', 'مصر', 'مصر'],
  ['the name before it was translated', 'egypt', 'مصر'],
  ['a name without a translation', 'oman', 'Oman'],
])('a choice is found by %s: "%s"', async (_what, typed, found) => {
  const loaded = await loadAllRows(client, 'POST /x', {}, 'ar', new AbortController().signal)
  const choices = loaded.map((row) => {
    const { id, name } = row as (typeof rows)[number]
    return { value: id, label: name, row }
  })
  expect(searchChoices(choices, typed).map(({ label }) => label)).toEqual([found])
})

it.each([
  ['that ends with page 3', 3, 3],
  ['of exactly 20 pages', 20, 20],
  ['that never ends', Number.POSITIVE_INFINITY, 20],
])('choices of a server %s are read page by page, 20 at most', async (_what, last, pages) => {
  const read = vi.fn((_call: string, { page }: { readonly page: number }) =>
    Promise.resolve({ list: [{ id: page }], has_more: page < last }),
  )
  const endless = { read } as unknown as Client
  const loaded = await loadAllRows(endless, 'POST /x', { of: 'me' }, 'en', new AbortController().signal)
  const numbers = Array.from({ length: pages }, (_, at) => at + 1)
  expect(loaded).toEqual(numbers.map((id) => ({ id })))
  expect(read.mock.calls.map(([, body]) => body)).toEqual(numbers.map((page) => ({ of: 'me', page })))
})
