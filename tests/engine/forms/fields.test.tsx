import type { RJSFSchema, WidgetProps } from '@rjsf/utils'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { grouped, ungrouped } from '../../../src/engine/forms/controls/input/PartedInput'
import { UnsupportedField } from '../../../src/engine/forms/theme/smallTemplates'
import { hasFormat } from '../../../src/engine/forms/validation/hasFormat'
import { TextsContext } from '../../../src/engine/i18n/useTexts'
import type { ById, Field, FormSection } from '../../../src/engine/language/types/plain'
import { messageAt, mount, texts, user } from './mount'

const input = () => screen.getByLabelText<HTMLInputElement>(/^A/, { selector: 'input' })

// Tests what stands at a field beside its input: a counter, notes, the result of a check, buttons of lists, the sections of a form.
describe('field parts', () => {
  const one = (schema: RJSFSchema, field: Partial<Field> = {}, more: object = {}) =>
    mount({
      schema: { type: 'object', properties: { a: schema } },
      fields: { a: { label: 'word.a', ...field } },
      ...more,
    })

  describe('several lines of text', () => {
    const counter = () => document.querySelector('.pw-field-count')?.textContent
    const lines = { widget: 'textarea' } as const

    it.each([
      ['letters', 'abc', '3/10'],
      ['signs outside the first plane, each as one', '👍🇸🇦', '3/10'],
      ['more than is allowed', 'abcdefghijkl', '12/10'],
    ])('count %s', (_what, text, count) => {
      one({ type: 'string', maxLength: 10 }, lines)
      if (text) fireEvent.change(screen.getByLabelText(/^A/), { target: { value: text } })
      expect(counter()).toBe(count)
    })
  })

  describe('notes below a field', () => {
    const notes: Field['notes'] = {
      always: { text: 'word.b' },
      high: { text: 'word.c', when: { 'form.a': { min: 10 } } },
      low: { text: 'word.x', when: { 'form.a': { below: 10 } } },
    }
    const shown = () => document.querySelector('.pw-field-notes')?.textContent

    it('are those whose conditions hold, and follow what is typed at every key', () => {
      one({ type: 'string', format: 'decimal' }, { notes })
      expect(shown()).toBe('B')
      fireEvent.change(screen.getByLabelText(/^A/), { target: { value: '5' } })
      expect(shown()).toBe('B\nX')
      fireEvent.change(screen.getByLabelText(/^A/), { target: { value: '50' } })
      expect(shown()).toBe('B\nC')
    })
  })

  it('members with free names are added, named and removed', async () => {
    const form = one({ type: 'object', additionalProperties: { type: 'string' } }, { fields: {} })
    await user.click(screen.getByRole('button', { name: 'Add A' }))
    const name = screen.getByLabelText('Name')
    await user.clear(name)
    await user.type(name, 'colour')
    await user.tab()
    await user.type(document.querySelector('[data-field="a.colour"] .pw-item-body input') as HTMLElement, 'red')
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: { colour: 'red' } }]])
    await user.click(screen.getByRole('button', { name: /^Remove/ }))
    await form.send()
    expect(form.onSubmit.mock.calls.at(-1)).not.toEqual([{ a: { colour: 'red' } }])
  })

  describe('the sections of a form', () => {
    const text = { type: 'string', minLength: 1 } as const
    const schema: RJSFSchema = {
      type: 'object',
      properties: { name: text, note: text, city: text },
      required: ['name'],
    }
    const fields: ById<Field> = {
      name: { label: 'word.name' },
      note: { label: 'word.note' },
      city: { label: 'word.city' },
    }
    const parts: ById<FormSection> = {
      who: { title: 'word.a', text: 'word.limit', fields: ['name', 'note'], columns: 2 },
      where: { title: 'word.b', fields: ['city'] },
    }
    const fieldsOf = (title: string) =>
      [...screen.getByRole('group', { name: title }).querySelectorAll('.pw-field')].map((one) =>
        one.getAttribute('data-field'),
      )
    const columns = () =>
      [...document.querySelectorAll('.pw-section .pw-form-fields')].map((one) => one.getAttribute('data-columns'))

    it('have their sentence, their fields in order, and two columns where the page wants them', () => {
      mount({
        schema,
        fields,
        sections: { ...parts, who: { ...parts['who'], fields: ['note', 'name'] } as FormSection },
      })
      expect(within(screen.getByRole('group', { name: 'A' })).getByText(/^Max /)).toBeTruthy()
      expect(fieldsOf('A')).toEqual(['note', 'name'])
      expect(fieldsOf('B')).toEqual(['city'])
      expect(columns()).toEqual(['2', null])
    })
  })
})

// Tests what a field adds to its input: texts, masks, dial codes, bounds of dates, and names of branches.
describe('input parts', () => {
  const one = (schema: RJSFSchema, field: Partial<Field>, scope: object = {}) =>
    mount({
      schema: { type: 'object', properties: { a: schema } },
      fields: { a: { label: 'word.a', ...field } },
      scope,
    })

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
  })

  it('dial codes are chosen before the number, and sent with it', async () => {
    const phone: RJSFSchema = { type: 'string', format: 'phone' }
    const form = one(phone, { dialCodes: { from: 'page.codes' } }, { page: { codes: ['+966', '+971'] } })
    await user.type(input(), '0501234567')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country code of A' }), '+971')
    expect(input().value).toBe('501234567')
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: '+971501234567' }]])
  })

  describe('bounds of a date', () => {
    const date: RJSFSchema = { type: 'string', format: 'date' }
    it.each<[string, Partial<Field>, string, string | null]>([
      ['before the first day', { min: '2026-03-01' }, '2026-02-28', 'A may not be before 2026-03-01'],
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
    ])('%s', async (_what, field, initial, message) => {
      const form = one(date, { ...field, initial }, { now: { time: '2026-03-10T12:30' } })
      expect(input().min || input().max).toMatch(/^2026-03-(01|10)$/)
      await form.send()
      // Invisible joiners keep a date on one line.
      expect(messageAt('a')?.replaceAll('\u2060', '') ?? null).toBe(message)
      expect(form.onSubmit).toHaveBeenCalledTimes(message === null ? 1 : 0)
    })
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

    it('that cannot be read is named, until another choice; the others are kept', async () => {
      const form = one({ type: 'array', items: file }, {})
      await screen.findByLabelText(/^A/, { selector: 'input' })
      const read = Reflect.get(FileReader.prototype, 'readAsDataURL')
      const reads = vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (
        this: FileReader,
        blob,
      ) {
        if (blob instanceof File && blob.name === 'gone.txt') this.dispatchEvent(new ProgressEvent('error'))
        else read.call(this, blob)
      })
      await user.upload(input(), [chosen('gone.txt'), chosen('a.txt')])
      expect((await screen.findByRole('alert')).textContent).toBe('"gone.txt" could not be read. Select it again.')
      expect(screen.getByRole('listitem').textContent).toBe('a.txt')
      reads.mockRestore()
      await user.upload(input(), chosen('gone.txt'))
      await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
      await form.send()
      expect(form.onSubmit.mock.calls).toEqual([
        [{ a: ['data:text/plain;name=a.txt;base64,QQ==', 'data:text/plain;name=gone.txt;base64,QQ=='] }],
      ])
    })
  })
})

// Tests the inputs of texts and numbers: their type and keyboard, what they show of a loaded value, and what they send.
describe('input kinds', () => {
  const one = (schema: RJSFSchema, field: Partial<Field> = {}, initial?: unknown) =>
    mount({
      schema: { type: 'object', properties: { a: schema } },
      fields: { a: { label: 'word.a', ...field, ...(initial !== undefined && { initial: { from: 'page.a' } }) } },
      scope: { page: { a: initial } },
    })

  const string = (format?: string): RJSFSchema => ({ type: 'string', ...(format !== undefined && { format }) })

  // Tests what an input tells a phone: its kind, its keyboard, its direction, and whether to correct what is typed.
  it.each<[string, RJSFSchema, Field['widget'], readonly (string | null)[]]>([
    ['a text', string(), undefined, ['text', null, null, null]],
    ['the widget text', string(), 'text', ['text', null, null, null]],
    ['the widget search', string(), 'search', ['search', 'search', null, null]],
    ['the widget tel', string(), 'tel', ['tel', 'tel', 'ltr', 'false']],
    ['the widget amount', string(), 'amount', ['text', 'decimal', 'ltr', 'false']],
    ['the widget number of a text', string(), 'number', ['text', 'decimal', 'ltr', 'false']],
    ['the widget number of an integer', { type: 'integer' }, 'number', ['text', 'numeric', 'ltr', 'false']],
    ['the widget amount of an integer', { type: 'integer' }, 'amount', ['text', 'numeric', 'ltr', 'false']],
    ['the widget date of a text', string(), 'date', ['date', null, null, null]],
    ['an integer', { type: 'integer' }, undefined, ['text', 'numeric', 'ltr', 'false']],
    ['a number', { type: 'number' }, undefined, ['text', 'decimal', 'ltr', 'false']],
    ['the format decimal', string('decimal'), undefined, ['text', 'decimal', 'ltr', 'false']],
    ['the format id', string('id'), undefined, ['text', 'numeric', 'ltr', 'false']],
    ['the format phone', string('phone'), undefined, ['tel', 'tel', 'ltr', 'false']],
    ['the format email', string('email'), undefined, ['email', 'email', 'ltr', 'false']],
    ['the format uri', string('uri'), undefined, ['url', 'url', 'ltr', 'false']],
    ['the format url', string('url'), undefined, ['url', 'url', 'ltr', 'false']],
    ['the format date', string('date'), undefined, ['date', null, null, null]],
    ['the format time', string('time'), undefined, ['time', null, null, null]],
    ['the format date-time', string('date-time'), undefined, ['datetime-local', null, null, null]],
    ['the format iso-time', string('iso-time'), undefined, ['time', null, null, null]],
    ['the format iso-date-time', string('iso-date-time'), undefined, ['datetime-local', null, null, null]],
    ['the format color', string('color'), undefined, ['color', null, null, null]],
    ['an unknown format', string('lumi'), undefined, ['text', null, null, null]],
  ])('the phone knows what %s needs', (_what, schema, widget, told) => {
    one(schema, widget === undefined ? {} : { widget })
    expect(['type', 'inputmode', 'dir', 'spellcheck'].map((name) => input().getAttribute(name))).toEqual(told)
    expect(input().getAttribute('autocapitalize')).toBe(told[3] === null ? null : 'none')
  })

  it.each<[string, RJSFSchema, Partial<Field>, string, unknown]>([
    ['a time with its seconds', string('time'), {}, '14:30:15', '14:30:15+05:45'],
    ['a number with a comma', { type: 'number' }, {}, '1,5', 1.5],
  ])('%s is sent as the schema wants it', async (_what, schema, field, typed, sent) => {
    const form = one(schema, field)
    fireEvent.change(input(), { target: { value: typed } })
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: sent }]])
  })

  it.each<[string, RJSFSchema, string, string]>([
    ['a word', { type: 'number' }, 'many', 'A must be a number'],
    ['a fraction', { type: 'integer' }, '1.5', 'A must be a whole number'],
    ['a number that no computer keeps exactly', { type: 'integer' }, '9007199254740993', 'A must be a whole number'],
    ['a word', string('decimal'), 'many', 'Enter A as a number, for example 12.50'],
  ])('%s stays in the input of %j, and its message names the problem', async (_what, schema, typed, message) => {
    const form = one(schema)
    fireEvent.change(input(), { target: { value: typed } })
    await form.send()
    expect(messageAt('a')).toBe(message)
    expect(input().value).toBe(typed)
    expect(form.onSubmit).not.toHaveBeenCalled()
  })
})

describe('times', () => {
  const zoned = (format: string, field: Partial<Field>, timeZone: string, came?: unknown) =>
    mount({
      schema: { type: 'object', properties: { a: { type: 'string', format } } },
      fields: { a: { label: 'word.a', ...field, ...(came !== undefined && { initial: { from: 'page.a' } }) } },
      scope: { page: { a: came }, now: { time: '2026-01-31T15:30' } },
      timeZone,
    })

  it.each([
    ['time', undefined, '', '09:30', '09:30:00+03:30', 'Iran Standard Time (GMT+3:30)'],
    ['time', '06:00:00Z', '09:30', '10:00', '06:30:00Z', 'Iran Standard Time (GMT+3:30)'],
    ['iso-time', undefined, '', '09:30', '09:30:00', 'Iran Standard Time (GMT+3:30)'],
    [
      'date-time',
      '2026-05-01T09:30:00+03:30',
      '2026-05-01T09:30',
      '2026-05-02T10:15',
      '2026-05-02T10:15:00+03:30',
      'Iran Standard Time (GMT+3:30)',
    ],
  ])('%s that came as %s is shown, entered and named in the zone of the market', async (...row) => {
    const [format, came, shown, typed, sent, zone] = row
    const form = zoned(format, { help: 'engine.form.choose' }, 'Asia/Tehran', came)
    expect(input().value).toBe(shown)
    fireEvent.change(input(), { target: { value: typed } })
    await form.send()
    const described = (input().getAttribute('aria-describedby') ?? '').split(' ')
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(`Time zone: ${zone}`)
    expect(form.onSubmit.mock.calls).toEqual([[{ a: sent }]])
  })

  it('of two equal times of a night, the one that came is kept, and the zone tells which', async () => {
    const form = zoned('date-time', {}, 'Europe/Stockholm', '2026-10-25T02:15:00+01:00')
    expect(screen.getByText(/Time zone/).textContent).toBe('Time zone: Central European Standard Time (GMT+1)')
    fireEvent.change(input(), { target: { value: '2026-10-25T02:45' } })
    await form.send()
    fireEvent.change(input(), { target: { value: '2026-10-24T02:45' } })
    fireEvent.blur(input())
    expect(await screen.findByText('Time zone: Central European Summer Time (GMT+2)')).toBeTruthy()
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([
      [{ a: '2026-10-25T02:45:00+01:00' }],
      [{ a: '2026-10-24T02:45:00+02:00' }],
    ])
  })

  it('that clocks skip moves on, where the person sees it', async () => {
    const form = zoned('date-time', {}, 'Europe/Stockholm')
    fireEvent.change(input(), { target: { value: '2026-03-29T02:30' } })
    fireEvent.blur(input())
    await vi.waitFor(() => expect(input().value).toMatch(/^2026-03-29T03:30/))
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: '2026-03-29T01:30:00.000Z' }]])
  })

  it.each<[string, Partial<Field>, string, string | null]>([
    ['date-time', { max: { from: 'now.time' } }, '2026-01-31T12:00:00Z', null],
    ['date-time', { max: { from: 'now.time' } }, '2026-01-31T12:01:00Z', 'A may not be after 2026-01-31 15:30'],
    ['date-time', { min: '2026-02-01' }, '2026-01-31T20:30:00Z', null],
    ['date-time', { min: '2026-02-01' }, '2026-01-31T20:29:00Z', 'A may not be before 2026-02-01'],
    ['date', { min: '2026-01-31T20:30:00Z' }, '2026-01-31', 'A may not be before 2026-02-01 00:00:00'],
    ['time', { min: '09:30' }, '06:00:00Z', null],
    ['time', { min: '09:30' }, '05:59:00Z', 'A may not be before 09:30'],
    [
      'iso-date-time',
      { max: '2026-01-31T15:30:00+03:30' },
      '2026-01-31T15:31:00',
      'A may not be after 2026-01-31 15:30:00',
    ],
  ])('%s with the bounds %j: %s', async (format, field, came, message) => {
    const form = zoned(format, field, 'Asia/Tehran', came)
    await form.send()
    expect(messageAt('a')?.replaceAll('\u2060', '') ?? null).toBe(message)
    expect(form.onSubmit).toHaveBeenCalledTimes(message === null ? 1 : 0)
  })

  it("a day bounds the browser's own calendar with its first and its last minute", () => {
    zoned('date-time', { min: '2026-02-01', max: '2026-02-03' }, 'Asia/Tehran')
    expect([input().min, input().max]).toEqual(['2026-02-01T00:00', '2026-02-03T23:59'])
  })
})

// Tests parts of forms that no page of ours has: fields without a type, what cannot be drawn, and RJSF's descriptions.
it('a part of a schema that RJSF cannot draw is explained', () => {
  render(
    <TextsContext value={texts}>
      <UnsupportedField />
    </TextsContext>,
  )
  expect(screen.getByRole('note').textContent).toBe('This field cannot be shown here.')
})

// Tests that a person can change nothing of a read-only field, whatever draws it, and that its value is sent.
describe('read only', () => {
  const two: RJSFSchema = { type: 'string', enum: ['kept', 'other'] }

  const many: RJSFSchema = { type: 'string', enum: ['kept', ...'abcdefgh'] }

  const list: RJSFSchema = { type: 'array', items: two, uniqueItems: true }

  const free: RJSFSchema = { type: 'object', additionalProperties: { type: 'string' } }

  type Kind = [what: string, schema: RJSFSchema, initial: unknown, field?: Partial<Field>, text?: string]

  const kinds: readonly Kind[] = [
    ['a text', { type: 'string' }, 'kept'],
    ['a text of several lines', { type: 'string' }, 'kept', { widget: 'textarea' }],
    ['a password', { type: 'string' }, 'kept', { widget: 'password' }],
    ['a text with a mask', { type: 'string' }, '1234', { mask: '## ##' }, '5'],
    ['a telephone number', { type: 'string' }, '+9661', { widget: 'tel', dialCodes: ['+966', '+971'] }, '5'],
    ['a number', { type: 'number' }, 0, {}, '5'],
    ['an amount', { type: 'string', format: 'decimal' }, '0', {}, '5'],
    ['a date', { type: 'string', format: 'date' }, '2026-01-31', {}, '2026-02-01'],
    ['a time', { type: 'string', format: 'time' }, '14:30:00Z', {}, '15:30'],
    ['a choice', two, 'kept'],
    ['a choice in cards', two, 'kept', { widget: 'cards' }],
    ['a choice in chips', two, 'kept', { widget: 'chips' }],
    ['a choice in a sheet', many, 'kept'],
    ['several choices', list, ['kept']],
    ['a switch', { type: 'boolean' }, true],
    ['a switch that is off', { type: 'boolean' }, false],
    ['a checkbox', { type: 'boolean' }, true, { widget: 'checkbox' }],
    ['a question with two answers', { type: 'boolean' }, false, { widget: 'radio' }],
    ['members with free names', free, { colour: 'red' }, { fields: {} }],
  ]

  /** Presses every control except the button that sends, and types into those that take a text. */
  async function tryAll(text: string): Promise<void> {
    const controls = document.querySelectorAll<HTMLElement>('input, textarea, select, button:not([type=submit])')
    for (const control of controls) {
      // The simulated window cannot place a caret in every kind of input.
      if (control.matches('textarea, input:not([type=radio], [type=checkbox])')) act(() => control.focus())
      else await user.click(control)
      await user.keyboard(text)
    }
    for (const code of screen.queryAllByRole('combobox')) await user.selectOptions(code, '+971').catch(() => undefined)
  }

  it.each<Kind>([...kinds])('nobody can change %s', async (_, schema, initial, field = {}, text = 'x') => {
    const form = mount({
      schema: { type: 'object', properties: { a: schema } },
      fields: { a: { label: 'word.a', readOnly: true, initial: { from: 'page.a' }, ...field } },
      scope: { page: { a: initial } },
    })
    await tryAll(text)
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: initial }]])
    expect(form.onDirty).not.toHaveBeenCalledWith(true)
  })
})

// Tests that a number means the same in the digits of each script, and with the invisible signs that a phone copies with it.
describe('pasted digits', () => {
  it.each<[string, RJSFSchema, Partial<Field>, pasted: string, unknown]>([
    ['a telephone number', { type: 'string', format: 'phone' }, {}, '\u202d+966501234567\u202c', '+966501234567'],
    ['a telephone number by its widget', { type: 'string' }, { widget: 'tel' }, '\u2066050\u2069', '050'],
    ['an ID in Arabic digits', { type: 'string', format: 'id' }, {}, '٨١٠٠٠٠٠٤', '81000004'],
    ['an amount in Arabic digits', { type: 'string', format: 'decimal' }, {}, '١٢.٥', '12.5'],
    ['an amount by its widget, in Persian digits', { type: 'string' }, { widget: 'amount' }, '۱۲.۵', '12.5'],
    ['a whole number in Persian digits', { type: 'integer' }, {}, '۴۲', 42],
    ['a number from an Arabic text', { type: 'number' }, {}, '\u200f4.5\u061c', 4.5],
    ['a code of its pattern, in Arabic digits', { type: 'string', pattern: '^[0-9]{6}$' }, {}, '١٢٣٤٥٦', '123456'],
    [
      'a telephone number of its pattern, in Persian digits',
      { type: 'string', pattern: String.raw`^\+?[0-9]{6,15}$` },
      {},
      '\u202d+۹۸۹۱۲۳۴۵۶\u202c',
      '+989123456',
    ],
    [
      'a code of its pattern, in Devanagari digits',
      { type: 'string', pattern: '^[A-Z]-[0-9]+$' },
      {},
      'A-१२३',
      'A-123',
    ],
    ['an address of the network, in wide digits', { type: 'string', format: 'ipv4' }, {}, '１０.０.０.１', '10.0.0.1'],
    [
      'a password that is a year, in Bengali digits',
      { type: 'string', pattern: '^(19|20)[0-9]{2}$' },
      { widget: 'password' },
      '২০২৬',
      '2026',
    ],
    [
      'a text of a pattern that takes other digits',
      { type: 'string', pattern: String.raw`^\p{L}+ \p{Nd}+$` },
      {},
      'خانه ۱۲',
      'خانه ۱۲',
    ],
    ['a text without a pattern', { type: 'string' }, {}, 'خانه ۱۲', 'خانه ۱۲'],
    ['a number with a mask', { type: 'string', maxLength: 12 }, { mask: '#### ####' }, '١٢٣٤٥٦٧٨', '12345678'],
    [
      'a number beside its dial code',
      { type: 'string', format: 'phone' },
      { dialCodes: ['+966'] },
      '\u202d٠٥٠١\u202c',
      '+966501',
    ],
    [
      'a number with another dial code',
      { type: 'string', format: 'phone' },
      { dialCodes: ['+966'] },
      '\u2066+971501\u2069',
      '+971501',
    ],
  ])('%s is pasted', async (_what, schema, field, pasted, sent) => {
    const form = mount({
      schema: { type: 'object', properties: { a: schema } },
      fields: { a: { label: 'word.a', ...field } },
    })
    await user.click(screen.getByLabelText(/^A/, { selector: 'input' }))
    await user.paste(pasted)
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ a: sent }]])
  })

  // Half of the languages read a comma or a point before three digits as thousands, and half as a decimal sign.
  it.each<[string, string, string, string?]>([
    ['1,234', '1234', '1234'],
    ['1.234', '1.2340', '1.234'],
    ['1.234,50', '1234.5', '1234.5'],
    ['0,125', '0.125', '0.125'],
    ['۱٫۲۳۴', '1.2340', '1.234'],
    ['1.234', '1234', '1234', 'tr'],
    ['1,234', '1,2340', '1.234', 'tr'],
    ['12.5', '12,5', '12.5', 'tr'],
    ['\u22121\u202f234,5', '-1234.5', '-1234.5'],
  ])(
    'F23 %s is written back as %s when the field is left, and sent as %s',
    async (typed, left, sent, language = 'en') => {
      await texts.change(language)
      const form = mount({
        schema: { type: 'object', properties: { a: { type: 'string', format: 'decimal' } } },
        fields: { a: { label: 'word.a' } },
      })
      const input = screen.getByLabelText<HTMLInputElement>(/^A/, { selector: 'input' })
      fireEvent.change(input, { target: { value: typed } })
      fireEvent.blur(input)
      expect(input.value).toBe(left)
      await form.send()
      expect(form.onSubmit.mock.calls).toEqual([[{ a: sent }]])
      await act(() => texts.change('en'))
    },
  )
})

// Tests what a field tells the keyboard of a phone, and what it lets the browser fill in.
it.each<
  [string, Partial<Field>, object, { readonly hint: string; readonly fill: string; readonly mode: string | null }]
>([
  ['a name', { fill: 'name' }, {}, { hint: 'go', fill: 'name', mode: null }],
  ['a search', { widget: 'search' }, {}, { hint: 'search', fill: 'off', mode: 'search' }],
  ['a telephone number', { widget: 'tel' }, {}, { hint: 'go', fill: 'tel', mode: 'tel' }],
  ['a text of the mask ####', { mask: '####' }, {}, { hint: 'go', fill: 'off', mode: 'numeric' }],
  ['a text of the mask AA-####', { mask: 'AA-####' }, {}, { hint: 'go', fill: 'off', mode: null }],
  ['a text of the mask #A*', { mask: '#A*' }, {}, { hint: 'go', fill: 'off', mode: null }],
])('%s names its Enter key, its keyboard and its purpose', (_what, field, schema, { hint, fill, mode }) => {
  mount({
    schema: { type: 'object', properties: { a: { type: 'string', ...schema } } },
    fields: { a: { label: 'word.a', ...field } },
  })
  const input = screen.getByLabelText<HTMLInputElement>(/A/, { selector: 'input' })
  expect(input.getAttribute('enterkeyhint')).toBe(hint)
  expect(input.autocomplete).toBe(fill)
  expect(input.getAttribute('inputmode')).toBe(mode)
})

describe('F05 words of a form', () => {
  const markup = '**bold** [away](javascript:alert(1)) <img src=x onerror=alert(1)> &lt;'

  it('are shown as they are: no Markdown, no HTML, no entities', () => {
    mount({
      schema: {
        type: 'object',
        title: markup,
        description: markup,
        properties: { name: { type: 'string', title: markup, description: markup } },
      },
      fields: { name: { label: 'word.name', help: 'help' } },
      services: { translate: () => markup },
    })
    const box = document.querySelector('form') as HTMLFormElement
    expect(screen.getByText(markup).className).toBe('pw-field-help')
    expect(box.querySelectorAll('a, img, strong, em, script')).toHaveLength(0)
  })
})

describe('F24 a password', () => {
  const setUp = () =>
    mount({
      schema: {
        type: 'object',
        properties: { secret: { type: 'string', minLength: 1, maxLength: 128 } },
        required: ['secret'],
      },
      fields: { secret: { label: 'word.secret', widget: 'password' } },
    })

  it('may be filled in by a manager of passwords, and pasted', async () => {
    const form = setUp()
    const input = screen.getByLabelText('Secret')
    expect(input.getAttribute('autocomplete')).toBe('current-password')
    await user.click(input)
    await user.paste('from the manager')
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ secret: 'from the manager' }]])
  })

  it.each([' two blanks ', 'Straße ｆｕｌｌ é', '👩‍👩‍👧', '٣'.repeat(64), '"<b>\\'])(
    'is handed over as it was typed: %j',
    async (secret) => {
      const form = setUp()
      await user.click(screen.getByLabelText('Secret'))
      await user.paste(secret)
      await form.send()
      expect(form.onSubmit.mock.calls).toEqual([[{ secret }]])
    },
  )
})

it('widgets come from the product by name', async () => {
  const Images = ({ value, onChange }: WidgetProps) => (
    <button type="button" onClick={() => onChange(['https://a.example/1.png'])}>
      {Array.isArray(value) ? value.length : 0} pictures
    </button>
  )
  const form = mount({
    schema: {
      type: 'object',
      properties: { a: { type: 'array', minItems: 1, items: { type: 'string' } } },
      required: ['a'],
    },
    fields: { a: { label: 'word.a', widget: 'images', messages: { required: 'word.x' } } },
    widgets: { images: Images },
  })
  await form.send()
  expect(messageAt('a')).toBe('X')
  await user.click(screen.getByRole('button', { name: '0 pictures' }))
  expect(messageAt('a')).toBeNull()
  await form.send()
  expect(form.onSubmit.mock.calls).toEqual([[{ a: ['https://a.example/1.png'] }]])
})

describe('has format', () => {
  const table: readonly (readonly [format: string, good: readonly string[], bad: readonly string[]])[] = [
    ['decimal', ['0', '12.50', '-3'], ['1e3', '0x10', '+5', '1,5', '.', 'NaN']],
    ['id', ['1', '9007199254740993'], ['-1', '1.0', '1 2', '1'.repeat(33)]],
    ['phone', ['+966 50-000-0000', '(050) 1234'], ['1234', '12345a', '1'.repeat(16), '++12345']],
    [
      'email',
      ['a@b.co', "o'neil+x@sub.b.co", `${'a'.repeat(249)}@b.co`],
      ['a@b', 'a b@c.de', '@b.co', 'a@b..co', 'a@@b.co', `${'a'.repeat(250)}@b.co`],
    ],
    [
      'uri',
      ['https://b.co/x?y=1', 'HTTP://b.co', 'urn:isbn:9780141036144', 'mailto:a@b.co', 'ftp://b.co/x'],
      [
        'b.co',
        'javascript:alert(1)',
        'JavaScript:0',
        'data:text/html,x',
        'file:///etc',
        'https://',
        'https:b',
        'urn:a b',
        'urn:',
      ],
    ],
    ['url', ['https://b.co/x?y=1'], ['b.co', 'ftp://b.co', 'urn:isbn:9780141036144', 'javascript:alert(1)']],
    ['date', ['2024-02-29', '2026-12-31'], ['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1']],
    ['time', ['14:30:00Z', '00:00:00.5+03:00', '14:30:00'], ['14:30', '24:00:00Z', '14:60:00Z']],
    ['iso-time', ['14:30:00Z', '14:30:00'], ['14:30', '24:00:00']],
    [
      'iso-date-time',
      ['2026-01-31T14:30:00', '2026-01-31 14:30:00+03:30'],
      ['2026-02-30T14:30:00', '2026-01-31', '2026-01-31T14:30'],
    ],
    [
      'date-time',
      ['2026-01-31T14:30:00Z'],
      ['2026-02-30T14:30:00Z', '2026-01-31', '2026-01-31T14:30', '2026-01-31T14:30:00'],
    ],
    ['data-url', ['data:text/plain;name=a.txt;base64,QQ==', 'data:,'], ['a.txt', 'https://b.co/a', 'data:text/plain']],
    ['uuid', ['123e4567-e89b-12d3-a456-426614174000'], ['123e4567', '123e4567-e89b-12d3-a456-42661417400g']],
    [
      'iban',
      ['DE89370400440532013000', 'sa03 8000 0000 6080 1016 7519', 'MT84 MALT 0110 0001 2345 MTLC AST0 01S'],
      ['DE88370400440532013000', 'DE8937040044053201300', 'ID1370012345678901', 'XX00', ''],
    ],
    ['clabe', ['032180000118359719', '0321 8000 0118 3597 19'], ['032180000118359718', '03218000011835971', '']],
    [
      'hostname',
      ['shop.example', 'localhost', 'a-b.c1', `${'a.'.repeat(126)}b`],
      ['shop example', '-a.b', 'a..b', `${'a'.repeat(64)}.b`, `${'a.'.repeat(126)}bc`],
    ],
    ['ipv4', ['192.0.2.1', '0.0.0.0', '255.255.255.255'], ['192.0.2', '192.0.2.256', '01.2.3.4', '1.2.3.4.']],
    ['ipv6', ['2001:db8::1', '::1'], ['2001:db8', '1.2.3.4', '::1]/', 'g::1']],
    ['regex', ['^[a-z]+$', ''], ['[a-z', '(', String.raw`\-`]],
    ['color', ['#ff0000', '#ABCDEF'], ['red', '#fff', '#ggg000']],
  ]

  describe.each(table)('format %s', (format, good, bad) => {
    it.each(good)('takes %s', (text) => expect(hasFormat(text, format)).toBe(true))
    it.each(bad)('refuses %s', (text) => expect(hasFormat(text, format)).toBe(false))
  })
})
