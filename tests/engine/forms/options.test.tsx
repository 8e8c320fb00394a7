import type { RJSFSchema } from '@rjsf/utils'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { ById, Field } from '../../../src/engine/language/types/plain'
import { messageAt, mount, user } from './mount'

const schema: RJSFSchema = {
  type: 'object',
  properties: { country: { type: 'integer' }, method: { type: 'string' }, amount: { type: 'string' } },
  required: ['country', 'method'],
}
const fields: ById<Field> = {
  country: {
    label: 'word.country',
    options: { call: 'POST /places', value: 'row.id', label: 'row.name', image: 'row.flag', without: ['34'] },
  },
  method: {
    label: 'word.method',
    widget: 'cards',
    options: {
      call: 'POST /ways',
      body: { country_id: { from: 'form.country' } },
      value: 'row.id',
      label: 'row.title',
      fills: { amount: 'row.least' },
    },
  },
  amount: { label: 'word.amount' },
}
const places = [
  { id: '34', name: 'Left out' },
  { id: '1', name: 'Near', flag: '🇸🇦' },
  { id: '2', name: 'Far', flag: 'https://cdn.example.com/far.png' },
]

function serve(
  ways: (id: unknown) => readonly unknown[] = (id) => [{ id: 10, title: `Card of ${String(id)}`, least: '5' }],
) {
  return vi.fn((options: { readonly call: string }, body: object) =>
    Promise.resolve(options.call === 'POST /places' ? places : ways((body as { country_id?: unknown }).country_id)),
  )
}

describe('choices from an endpoint', () => {
  it('a preselected choice goes with the value that it depends on, even if both change at once', async () => {
    const preselected = { ...fields.method, options: { ...fields.method?.options, preselect: true } } as Field
    const form = mount({
      schema,
      fields: { ...fields, country: { ...fields.country, initial: 34 } as Field, method: preselected },
      services: { loadOptions: serve() },
    })
    expect(await screen.findByRole('button', { name: 'Method: Choose Country first' })).toBeTruthy()
    await form.send()
    expect([messageAt('country'), messageAt('method')]).not.toContain(null)
    expect(form.onSubmit).not.toHaveBeenCalled()
  })

  it('wait for what they depend on, load, and take the type of the schema', async () => {
    const loadOptions = serve()
    const form = mount({ schema, fields, services: { loadOptions } })
    expect(screen.getByRole('button', { name: 'Method: Choose Country first' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
    expect(await screen.findByRole('radio', { name: 'Near' })).toBeTruthy()
    expect(screen.queryByText('Left out')).toBeNull()
    expect(screen.getByText('🇸🇦')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Far' }))
    await user.click(await screen.findByRole('radio', { name: 'Card of 2' }))
    expect(screen.getByLabelText<HTMLInputElement>(/Amount/).value).toBe('5')
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ country: 2, method: '10', amount: '5' }]])
    expect(loadOptions.mock.calls.map(([, body]) => body)).toEqual([{}, { country_id: 2 }])
  })

  it('are asked for again, and the old choice is dropped, when what they depend on changes', async () => {
    const form = mount({ schema, fields, services: { loadOptions: serve(() => [{ id: 10, title: 'Same card' }]) } })
    await user.click(await screen.findByRole('radio', { name: 'Far' }))
    await user.click(await screen.findByRole('radio', { name: 'Same card' }))
    await user.click(screen.getByRole('radio', { name: 'Near' }))
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Same card' })).checked).toBe(false)
    await form.send()
    expect(messageAt('method')).toBe('Please select Method')
    expect(form.onSubmit).not.toHaveBeenCalled()
  })

  it('say that they failed, and try again', async () => {
    const loadOptions = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(places)
    mount({ schema, fields, services: { loadOptions } })
    expect(await screen.findByText('The choices could not be loaded')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('radio', { name: 'Near' })).toBeTruthy()
  })

  it('say that there are none', async () => {
    mount({ schema, fields, services: { loadOptions: () => Promise.resolve([]) } })
    expect(await screen.findByText('There is nothing to choose from')).toBeTruthy()
  })

  it('do not keep a choice that is no longer offered', async () => {
    const drafts = { load: () => ({ country: 99 }), save: vi.fn(), clear: vi.fn() }
    const form = mount({ schema, fields, services: { loadOptions: serve(), drafts } })
    await screen.findByRole('radio', { name: 'Near' })
    await waitFor(() => expect(screen.getByRole('button', { name: /Choose Country first/ })).toBeTruthy())
    await form.send()
    expect(messageAt('country')).toBe('Please select Country')
  })

  it('open in a sheet with search when they are many', async () => {
    const many = Array.from({ length: 250 }, (_, index) => ({ id: index, name: `Place ${index}`, note: 'n' }))
    const form = mount({
      schema: { type: 'object', properties: { country: { type: 'integer' } }, required: ['country'] },
      fields: {
        country: { label: 'word.country', widget: 'sheet', options: { call: 'x', value: 'row.id', label: 'row.name' } },
      },
      services: { loadOptions: () => Promise.resolve(many) },
    })
    await user.click(await screen.findByRole('button', { name: 'Country' }))
    await user.type(screen.getByRole('searchbox'), 'place 24{Enter}')
    expect(screen.getAllByRole('listitem')).toHaveLength(11)
    await user.click(screen.getByRole('button', { name: 'Place 249' }))
    expect(screen.getByRole('button', { name: 'Country: Place 249' })).toBeTruthy()
    expect(form.onSubmit).not.toHaveBeenCalled()
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ country: 249 }]])
  })

  it('may be several', async () => {
    const form = mount({
      schema: {
        type: 'object',
        properties: { tags: { type: 'array', items: { type: 'string' }, minItems: 1 } },
        required: ['tags'],
      },
      fields: {
        tags: { label: 'word.tags', widget: 'chips', options: { call: 'x', value: 'row.id', label: 'row.name' } },
      },
      services: { loadOptions: () => Promise.resolve(places) },
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Far' }))
    await user.click(screen.getByRole('checkbox', { name: 'Near' }))
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ tags: ['1', '2'] }]])
  })
})

describe('values of an enum that the scope limits', () => {
  const networkSchema: RJSFSchema = {
    type: 'object',
    properties: { method: { enum: ['a', 'b', 'c'] } },
  }
  const limited: ById<Field> = {
    method: { label: 'word.method', widget: 'chips', only: { from: 'row.offered' } },
  }
  const labels = () => screen.queryAllByRole('radio').map((one) => one.getAttribute('value') ?? one.id)

  it('are those of the list', () => {
    mount({ schema: networkSchema, fields: limited, scope: { row: { offered: ['c', 'a'] } } })
    expect(screen.getByRole('radio', { name: 'a' })).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'c' })).toBeTruthy()
    expect(labels()).toHaveLength(2)
  })

  it('are all of them while there is no list', () => {
    mount({ schema: networkSchema, fields: limited, scope: {} })
    expect(labels()).toHaveLength(3)
  })

  it('say so when there is none', () => {
    mount({ schema: networkSchema, fields: limited, scope: { row: { offered: [] } } })
    expect(labels()).toEqual([])
    expect(screen.getByRole('button', { name: /Method: / })).toBeTruthy()
  })

  it('lose the chosen value with the list that had it', async () => {
    const form = mount({
      schema: {
        type: 'object',
        properties: {
          way: { type: 'string' },
          offered: { type: 'array', items: {} },
          method: { enum: ['a', 'b', 'c'] },
        },
      },
      fields: {
        way: {
          label: 'word.country',
          options: { call: 'POST /ways', value: 'row.id', label: 'row.id', fills: { offered: 'row.offered' } },
        },
        offered: { label: 'word.amount', widget: 'hidden' },
        method: { label: 'word.method', widget: 'chips', only: { from: 'form.offered' } },
      },
      services: {
        loadOptions: () =>
          Promise.resolve([
            { id: 'one', offered: ['a', 'b'] },
            { id: 'two', offered: ['b', 'c'] },
          ]),
      },
    })
    await user.click(await screen.findByRole('radio', { name: 'one' }))
    await user.click(screen.getByRole('radio', { name: 'b' }))
    await user.click(screen.getByRole('radio', { name: 'two' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'b' }).checked).toBe(true)
    await user.click(screen.getByRole('radio', { name: 'c' }))
    await user.click(screen.getByRole('radio', { name: 'one' }))
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'c' })).toBeNull())
    expect(screen.queryAllByRole('radio', { checked: true })).toHaveLength(1)
    await form.send()
    expect(form.onSubmit.mock.calls[0]).toEqual([{ way: 'one', offered: ['a', 'b'] }])
  })

  it('lose each chosen value that is not offered any more, if several are chosen', async () => {
    const form = mount({
      schema: {
        type: 'object',
        properties: { tags: { type: 'array', items: { enum: ['a', 'b', 'c'] }, uniqueItems: true } },
      },
      fields: { tags: { label: 'word.tags', widget: 'chips', only: { from: 'row.offered' } } },
      scope: { row: { offered: ['a', 'b', 'c'] } },
    })
    for (const name of ['a', 'b', 'c']) await user.click(screen.getByRole('checkbox', { name }))
    form.rerenderWith({ scope: { row: { offered: ['a'] } } })
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'c' })).toBeNull())
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ tags: ['a'] }]])
  })
})
