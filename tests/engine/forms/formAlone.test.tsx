import type { RJSFSchema } from '@rjsf/utils'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import { FormAlone, type FormAloneProps } from '../../../src/engine/forms/FormAlone'
import { focusField } from '../../../src/engine/forms/state/focus'
import { prepared, validatorsOf } from './compile'
import { messageAt, mount, texts, user } from './mount'

describe('form alone', () => {
  const schema = prepared({
    type: 'object',
    properties: { a: { type: 'string', minLength: 1, maxLength: 9 }, b: { type: 'string', maxLength: 9 } },
    required: ['a'],
  })

  const form = { schema, validators: () => validatorsOf(schema) }

  function alone(more: Partial<FormAloneProps> = {}) {
    const onSubmit = vi.fn()
    const fields = { a: { label: 'word.a' }, b: { label: 'word.b' } }
    return {
      onSubmit,
      drawn: (
        <FormAlone
          id="one"
          form={form}
          fields={fields}
          texts={texts}
          submitLabel="Send"
          onSubmit={onSubmit}
          {...more}
        />
      ),
    }
  }

  it('draws a form with nothing around it, refuses it, and hands over its values', async () => {
    const { drawn, onSubmit } = alone()
    render(drawn)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(messageAt('a')).not.toBeNull()
    expect(onSubmit).not.toHaveBeenCalled()
    await user.type(screen.getByLabelText('A'), 'x')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ a: 'x' }, expect.any(Function))
  })

  it.each([
    [{}, '2026-01-31T03:45:00.000Z', 'Nepal Time (GMT+5:45)'],
    [{ timeZone: 'Asia/Tehran' }, '2026-01-31T06:00:00.000Z', 'Iran Standard Time (GMT+3:30)'],
  ])('takes times in the zone of %j, or of the browser', async (more, at, zone) => {
    const timed = prepared({ type: 'object', properties: { a: { type: 'string', format: 'date-time' } } })
    const { drawn, onSubmit } = alone({ form: { schema: timed, validators: () => validatorsOf(timed) }, ...more })
    render(drawn)
    fireEvent.change(screen.getByLabelText(/^A/), { target: { value: '2026-01-31T09:30' } })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ a: at }, expect.any(Function))
    expect(screen.getByText(/^Time zone/).textContent).toBe(`Time zone: ${zone}`)
  })

  it('loads the choices of the service that it is given', async () => {
    const loadOptions = vi.fn(() => Promise.resolve([{ id: 'x', name: 'Ex' }]))
    const options = { call: 'POST /choices', value: 'row.id', label: 'row.name' } as const
    render(alone({ fields: { a: { label: 'word.a', options } }, services: { loadOptions } }).drawn)
    expect(await screen.findByRole('radio', { name: 'Ex' })).toBeDefined()
  })

  it('names the service that a field needs and that it was not given', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const options = { call: 'POST /choices', value: 'row.id', label: 'row.name' } as const
    render(alone({ fields: { a: { label: 'word.a', options } } }).drawn)
    await vi.waitFor(() => expect(logged).toHaveBeenCalledWith(expect.stringContaining('the service "loadOptions"')))
  })
})

// Tests that a form in a sheet, which React places inside the form that opened it, is sent by itself.
describe('form in sheet', () => {
  const schema: RJSFSchema = {
    type: 'object',
    properties: { name: { type: 'string' }, note: { type: 'string' } },
    required: ['name', 'note'],
  }

  const steps = { one: { title: 'word.a', fields: ['name'] }, two: { title: 'word.b', fields: ['note'] } }

  it.each<[string, Partial<Parameters<typeof mount>[0]>]>([
    ['a form', {}],
    ['a form that is being sent', { busy: true }],
    ['a form in steps', { steps }],
  ])('a form in a sheet of %s is sent, and the other one is not', async (_, setup) => {
    const onInner = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
    const inSheet = () =>
      createPortal(
        <form onSubmit={onInner} aria-label="inner">
          <button>Add</button>
        </form>,
        document.body,
      )
    const form = mount({
      schema,
      fields: { name: { label: 'word.name', widget: 'inner' }, note: { label: 'word.note' } },
      widgets: { inner: inSheet },
      ...setup,
    })
    fireEvent.submit(screen.getByRole('form', { name: 'inner' }))
    expect(onInner).toHaveBeenCalledTimes(1)
    expect(form.onSubmit).not.toHaveBeenCalled()
    expect(document.querySelector('.pw-field-error')).toBeNull()
  })
})

it('changes its texts with the language, also of visible messages, and keeps the input', async () => {
  const form = mount({
    schema: { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } }, required: ['a', 'b'] },
  })
  await user.type(screen.getByLabelText('A'), 'typed')
  await form.send()
  await act(() => texts.change('ar'))
  expect(screen.getByLabelText<HTMLInputElement>('أ').value).toBe('typed')
  expect(messageAt('b')).toBe('أدخل B')
  await act(() => texts.change('en'))
  expect(messageAt('b')).toBe('Please enter B')
})

it('R-04 loads its choices again in another language, because the server names them in it', async () => {
  const rows = () => Promise.resolve([{ id: '1', name: texts.language === 'ar' ? 'قريب' : 'Near' }])
  const loadOptions = vi.fn(rows)
  mount({
    schema: { type: 'object', properties: { a: { type: 'string' } } },
    fields: {
      a: { label: 'word.a', widget: 'radio', options: { call: 'POST /places', value: 'row.id', label: 'row.name' } },
    },
    services: { loadOptions },
  })
  expect(await screen.findByRole('radio', { name: 'Near' })).toBeTruthy()
  await act(() => texts.change('ar'))
  expect(await screen.findByRole('radio', { name: 'قريب' })).toBeTruthy()
  expect(loadOptions).toHaveBeenCalledTimes(2)
  await act(() => texts.change('en'))
})

describe('focus first invalid', () => {
  const wrong = { className: 'pw-field', 'data-field': 'a' }

  const cases = {
    'the control of the first field that is wrong': (
      <>
        <input />
        <div {...wrong}>
          <input data-wanted />
        </div>
        <div {...wrong}>
          <input />
        </div>
      </>
    ),
    'the chosen one of several': (
      <div {...wrong}>
        <input type="radio" />
        <input type="radio" defaultChecked data-wanted />
      </div>
    ),
    'the one that has the label, in place of what stands around it': (
      <div {...wrong}>
        <label htmlFor="two">Two</label>
        <div tabIndex={-1}>
          <button>one</button>
          <button id="two" data-wanted>
            two
          </button>
        </div>
      </div>
    ),
    'what stands around, where the one that has the label is not shown': (
      <div {...wrong}>
        <label htmlFor="two">Two</label>
        <div tabIndex={-1} data-wanted>
          <button>take it away</button>
        </div>
      </div>
    ),
    'the first that can be used': (
      <div {...wrong}>
        <button disabled>one</button>
        <button data-wanted>two</button>
      </div>
    ),
    'the field, while its control is not there yet': <div {...wrong} data-wanted />,
    'nothing, where nothing is wrong': (
      <div className="pw-field">
        <input />
      </div>
    ),
  }

  it.each(Object.entries(cases))('the focus comes to %s', (_what, fields) => {
    const { container } = render(fields)
    focusField(container, [{ path: ['a'], keyword: 'required', params: {} }])
    const focused = document.activeElement
    expect(focused === document.body ? null : focused).toBe(container.querySelector('[data-wanted]'))
  })
})

describe('aria props', () => {
  const schema: RJSFSchema = {
    type: 'object',
    properties: { a: { type: 'string' }, b: { type: 'string' } },
    required: ['a', 'b'],
  }

  const fields = {
    a: { label: 'word.a', help: 'engine.form.choose' },
    b: { label: 'word.b', help: 'engine.form.choose' },
  }

  /** Returns the visible problem at a field, without the name of the field. */
  function told(name: string): string {
    const control = document.getElementById(`pw-test.${name}`)
    const field = control?.closest('.pw-field')
    const [invalid, described] = ['aria-invalid', 'aria-describedby'].map((key) => control?.getAttribute(key))
    const message = field?.querySelector('.pw-field-error')
    const parts = [invalid, described, field?.getAttribute('data-invalid'), message?.id, message?.className]
    return [...parts, message === field?.lastElementChild].join(' | ').replaceAll(`test.${name}`, 'test.x')
  }

  it('a refused field is marked as invalid and tied to its help and its message, until the value is valid', async () => {
    const { send } = mount({ schema, fields: { ...fields, b: { ...fields.b, suggest: ['x'] } } })
    const before = told('a')
    expect(told('b')).toBe(before)
    await send()
    expect(told('a')).toMatch(
      /^true \| pw-test\.x__help pw-test\.x__error \| true \| pw-test\.x__error \| pw-field-error/,
    )
    expect(told('b')).toBe(told('a'))
    await user.type(screen.getByLabelText('A'), 'x')
    await user.tab()
    expect(told('a')).toBe(before)
    expect(told('b')).not.toBe(before)
  })

  it('a choice in a sheet is named once: its label is tied to no control, and still opens the sheet', async () => {
    const enough: RJSFSchema = { type: 'string', enum: [...'abcdefgh'] }
    mount({ schema: { type: 'object', properties: { a: enough } }, fields: { a: { label: 'word.a' } } })
    const label = document.querySelector<HTMLLabelElement>('.pw-field-label')
    expect(label?.control ?? null).toBeNull()
    expect(screen.getByRole('button', { name: 'A' }).id).toBe('pw-test.a')
    if (label) await user.click(label)
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
})
