// Tests what a field adds to its input: texts, masks, dial codes, bounds of dates, and names of branches.
import type { RJSFSchema } from '@rjsf/utils'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { joinNumber, splitNumber } from '../../../src/engine/forms/controls/input/dialCode'
import { grouped, ungrouped } from '../../../src/engine/forms/controls/input/mask'
import type { Field } from '../../../src/engine/language/types/plain'
import { messageAt, mount, user } from './mount'

const one = (schema: RJSFSchema, field: Partial<Field>, scope: object = {}) =>
  mount({ schema: { type: 'object', properties: { a: schema } }, fields: { a: { label: 'word.a', ...field } }, scope })
const input = () => screen.getByLabelText<HTMLInputElement>(/^A/, { selector: 'input' })

describe('a mask', () => {
  it.each([
    ['#### ####', '12345678', '1234 5678', '12345678'],
    ['#### ####', '12 34', '1234', '1234'],
    ['#### ####', '123456789', '1234 56789', '123456789'],
    ['AA-####', 'tr1234', 'tr-1234', 'tr1234'],
    ['AA-####', '1tr12', 'tr-12', 'tr12'],
    ['+7 ### ##', '+7 12345', '+7 123 45', '12345'],
    ['### ###', '١٢٣٤٥٦', '123 456', '123456'],
    ['**-**', 'a1b2', 'a1-b2', 'a1b2'],
    ['**-**', '1-ب-2-c', '1ب-2c', '1ب2c'],
    ['A#A', '7k8', 'k8', 'k8'],
    ['****', '', '', ''],
  ])('%s shows %s as %s and sends %s', (mask, typed, shown, sent) => {
    expect(grouped(typed, mask)).toBe(shown)
    expect(ungrouped(shown, mask)).toBe(sent)
  })

  it('groups while somebody types, and sends the characters alone', async () => {
    const form = one({ type: 'string', maxLength: 12 }, { mask: '#### #### ####' })
    await user.type(input(), '123456789012')
    expect(input().value).toBe('1234 5678 9012')
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: '123456789012' }]])
  })

  it('groups what is typed in the middle only when the person leaves, so that the caret does not jump', async () => {
    one({ type: 'string', maxLength: 12 }, { mask: '#### ####' })
    await user.type(input(), '1234')
    await user.type(input(), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    expect([input().value, input().selectionStart]).toEqual(['19234', 2])
    await user.tab()
    expect(input().value).toBe('1923 4')
  })
})

describe('dial codes', () => {
  const codes = ['+966', '+971', '+1', '+1684']
  it.each([
    ['+966501234567', '+966', '501234567'],
    ['+16841234567', '+1684', '1234567'],
    ['+966 50 123', '+966', '50 123'],
    ['0501234567', undefined, '0501234567'],
  ])('split %s', (value, code, rest) => {
    expect(splitNumber(value, codes)).toEqual({ code, rest })
  })

  it.each([
    ['+966', '0501234567', '+966501234567'],
    ['+39', '0612345', '+390612345'],
    ['+966', '+971501', '+971501'],
    ['+966', '  ', undefined],
  ])('%s and %s make %s', (code, typed, joined) => {
    expect(joinNumber(code, typed)).toBe(joined)
  })

  it('are chosen before the number, and sent with it', async () => {
    const phone: RJSFSchema = { type: 'string', format: 'phone' }
    const form = one(phone, { dialCodes: { from: 'page.codes' } }, { page: { codes: ['+966', '+971'] } })
    await user.type(input(), '0501234567')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country code of A' }), '+971')
    expect(input().value).toBe('501234567')
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: '+971501234567' }]])
  })

  it('that are chosen before any digit is typed go before the digits', async () => {
    const form = one({ type: 'string', format: 'phone' }, { dialCodes: ['+966', '+971'] })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country code of A' }), '+971')
    await user.type(input(), '501234567')
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: '+971501234567' }]])
  })

  it('follow a number that comes with another code after one was chosen', async () => {
    const form = one({ type: 'string', format: 'phone' }, { dialCodes: ['+966', '+971'] })
    const code = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code of A' })
    await user.selectOptions(code, '+971')
    await user.click(input())
    await user.paste('+966501234567')
    await user.tab()
    expect([code.value, input().value]).toEqual(['+966', '501234567'])
    await user.type(input(), '8')
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: '+9665012345678' }]])
  })
})

describe('bounds of a date', () => {
  const date: RJSFSchema = { type: 'string', format: 'date' }
  it.each<[string, Partial<Field>, string, string | null]>([
    ['before the first day', { min: '2026-03-01' }, '2026-02-28', 'A may not be before 2026-03-01'],
    ['the first day', { min: '2026-03-01' }, '2026-03-01', null],
    ['before today', { min: { from: 'now.time' } }, '2026-03-09', 'A may not be before 2026-03-10 12:30'],
    ['today', { min: { from: 'now.time' } }, '2026-03-10', null],
    [
      'before the later of two days',
      { min: ['2026-03-01', { from: 'now.time' }] },
      '2026-03-09',
      'A may not be before 2026-03-10 12:30',
    ],
    [
      'after the earlier of two days',
      { max: ['2026-03-31', { from: 'now.time' }] },
      '2026-03-11',
      'A may not be after 2026-03-10 12:30',
    ],
    ['after the last day', { max: { from: 'now.time' } }, '2026-03-11', 'A may not be after 2026-03-10 12:30'],
  ])('%s', async (_what, field, initial, message) => {
    const form = one(date, { ...field, initial }, { now: { time: '2026-03-10T12:30' } })
    expect(input().min || input().max).toMatch(/^2026-03-(01|10)$/)
    await form.send()
    // Invisible joiners keep a date on one line.
    expect(messageAt('a')?.replaceAll('\u2060', '') ?? null).toBe(message)
    expect(form.onSubmit).toHaveBeenCalledTimes(message === null ? 1 : 0)
  })
})

it.each([
  ['date', 'min', '2026-03-10'],
  ['date', 'max', '2026-03-10'],
  ['date-time', 'min', '2026-03-10T12:30'],
  ['date-time', 'max', '2026-03-10T12:30'],
] as const)('the calendar of a %s ends at its %s to the minute that the server names', (format, bound, shown) => {
  one({ type: 'string', format }, { [bound]: { from: 'now.time' } }, { now: { time: '2026-03-10T12:30:59' } })
  expect(input()[bound]).toBe(shown)
})

it('shows texts around the input, and sends the input alone', async () => {
  const form = one({ type: 'string' }, { prefix: 'word.b', suffix: 'word.c' })
  expect(input().parentElement?.textContent).toBe('BC')
  await user.type(input(), 'x')
  await form.send()
  expect(form.onSubmit.mock.calls).toEqual([[{ a: 'x' }]])
})

it('names the branches of a union', async () => {
  const branch = (kind: string): RJSFSchema => ({
    type: 'object',
    properties: { kind: { const: kind }, name: { type: 'string' } },
    required: ['kind'],
  })
  const form = one({ oneOf: [branch('card'), branch('bank')] }, { branches: { card: 'word.b', bank: 'word.c' } })
  await user.click(screen.getByRole('radio', { name: 'C' }))
  await form.send()
  expect(form.onSubmit.mock.calls).toEqual([[{ a: { kind: 'bank' } }]])
})

describe('a file', () => {
  const file: RJSFSchema = { type: 'string', format: 'data-url' }
  const chosen = (name: string) => new File(['A'], name, { type: 'text/plain' })

  it('is sent with its name, and can be taken back', async () => {
    const form = one(file, {})
    await user.upload(await screen.findByLabelText(/^A/, { selector: 'input' }), chosen('a b.txt'))
    await user.click(await screen.findByRole('button', { name: 'Remove a b.txt' }))
    await user.upload(input(), chosen('c.txt'))
    expect((await screen.findByRole('list', { name: 'A' })).textContent).toBe('c.txt')
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: 'data:text/plain;name=c.txt;base64,QQ==' }]])
  })

  it('takes the place of the one before where there is one alone', async () => {
    const form = one(file, {})
    await user.upload(await screen.findByLabelText(/^A/, { selector: 'input' }), chosen('a.txt'))
    await screen.findByText('a.txt')
    await user.upload(input(), chosen('b.txt'))
    await screen.findByText('b.txt')
    expect(screen.queryByText('a.txt')).toBeNull()
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: 'data:text/plain;name=b.txt;base64,QQ==' }]])
  })

  it('may be one of several', async () => {
    const form = one({ type: 'array', items: file }, {})
    await user.upload(await screen.findByLabelText(/^A/, { selector: 'input' }), [chosen('a.txt'), chosen('b.txt')])
    expect(await screen.findAllByRole('listitem')).toHaveLength(2)
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([
      [{ a: ['data:text/plain;name=a.txt;base64,QQ==', 'data:text/plain;name=b.txt;base64,QQ=='] }],
    ])
  })

  it('keeps a name with signs that separate the parts of its address', async () => {
    const name = 'Löhne; 50 %, neu=1.txt'
    const form = one(file, {})
    await user.upload(await screen.findByLabelText(/^A/, { selector: 'input' }), chosen(name))
    expect((await screen.findByRole('list', { name: 'A' })).textContent).toBe(name)
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([
      [{ a: 'data:text/plain;name=L%C3%B6hne%3B%2050%20%25%2C%20neu%3D1.txt;base64,QQ==' }],
    ])
  })

  it('that was chosen twice is taken back once', async () => {
    const form = one({ type: 'array', items: file }, {})
    await user.upload(await screen.findByLabelText(/^A/, { selector: 'input' }), [chosen('a.txt'), chosen('a.txt')])
    const [first] = await screen.findAllByRole('button', { name: 'Remove a.txt' })
    await user.click(first ?? expect.fail('The file is not listed.'))
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: ['data:text/plain;name=a.txt;base64,QQ=='] }]])
  })

  it('that is chosen later stands behind those of before', async () => {
    one({ type: 'array', items: file }, {})
    await user.upload(await screen.findByLabelText(/^A/, { selector: 'input' }), [chosen('a.txt'), chosen('b.txt')])
    await screen.findAllByRole('listitem')
    await user.upload(input(), chosen('c.txt'))
    await vi.waitFor(() =>
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'a.txt',
        'b.txt',
        'c.txt',
      ]),
    )
  })

  it('stays when the chooser is closed without a choice', async () => {
    const form = one(file, {})
    await user.upload(await screen.findByLabelText(/^A/, { selector: 'input' }), chosen('a.txt'))
    await screen.findByRole('listitem')
    await act(async () => fireEvent.change(input(), { target: { files: [] } }))
    expect(screen.getByRole('listitem').textContent).toBe('a.txt')
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: 'data:text/plain;name=a.txt;base64,QQ==' }]])
  })

  it('that takes long to read keeps those that were chosen after it', async () => {
    const form = one({ type: 'array', items: file }, {})
    await screen.findByLabelText(/^A/, { selector: 'input' })
    const reads = vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(() => undefined)
    await user.upload(input(), chosen('large.txt'))
    const [slow] = reads.mock.contexts as FileReader[]
    const [[bytes] = []] = reads.mock.calls
    reads.mockRestore()
    await user.upload(input(), chosen('small.txt'))
    await screen.findByText('small.txt')
    if (bytes) slow?.readAsDataURL(bytes)
    await screen.findByText('large.txt')
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([
      [{ a: ['data:text/plain;name=small.txt;base64,QQ==', 'data:text/plain;name=large.txt;base64,QQ=='] }],
    ])
  })

  it('that cannot be read is named, until another choice; the others are kept', async () => {
    const form = one({ type: 'array', items: file }, {})
    await screen.findByLabelText(/^A/, { selector: 'input' })
    const read = Reflect.get(FileReader.prototype, 'readAsDataURL')
    const reads = vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader, blob) {
      if (blob instanceof File && blob.name === 'gone.txt') this.dispatchEvent(new ProgressEvent('error'))
      else read.call(this, blob)
    })
    await user.upload(input(), [chosen('gone.txt'), chosen('a.txt')])
    expect((await screen.findByRole('alert')).textContent).toBe('"gone.txt" could not be read. Please select it again.')
    expect(screen.getByRole('listitem').textContent).toBe('a.txt')
    reads.mockRestore()
    await user.upload(input(), chosen('gone.txt'))
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([
      [{ a: ['data:text/plain;name=a.txt;base64,QQ==', 'data:text/plain;name=gone.txt;base64,QQ=='] }],
    ])
  })

  it('of three goes alone when it is removed', async () => {
    one({ type: 'array', items: file }, {})
    const files = ['a.txt', 'b.txt', 'c.txt'].map(chosen)
    await user.upload(await screen.findByLabelText(/^A/, { selector: 'input' }), files)
    await user.click(await screen.findByRole('button', { name: 'Remove a.txt' }))
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['b.txt', 'c.txt'])
  })

  it('can be chosen again after it was removed', async () => {
    one(file, {})
    const same = chosen('a.txt')
    await user.upload(await screen.findByLabelText(/^A/, { selector: 'input' }), same)
    await user.click(await screen.findByRole('button', { name: 'Remove a.txt' }))
    await user.upload(input(), same)
    expect((await screen.findByRole('listitem')).textContent).toBe('a.txt')
  })
})
