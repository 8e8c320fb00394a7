import type { RJSFSchema } from '@rjsf/utils'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Draft } from '../../../src/engine/session/drafts'
import type { ById, Field } from '../../../src/engine/language/types/plain'
import { draftOf, messageAt, mount, user } from './mount'

describe('draft', () => {
  const schema: RJSFSchema = {
    type: 'object',
    properties: {
      name: { type: 'string' },
      secret: { type: 'string' },
      note: { type: 'string' },
      user: { type: 'string', format: 'password' },
    },
  }

  const fields: ById<Field> = {
    name: { label: 'word.name' },
    secret: { label: 'word.secret', widget: 'password' },
    note: { label: 'word.note', sensitive: true },
    user: { label: 'word.user' },
  }

  const type = (name: RegExp, text: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value: text } })

  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

  beforeEach(() => void vi.useFakeTimers())

  describe('a draft', () => {
    it('F24 is saved 500 ms after a change, without secrets', () => {
      const { drafts } = mount({ schema, fields })
      type(/Name/, 'Zoe')
      type(/Secret/, 'hush')
      type(/Note/, 'private')
      type(/User/, 'hidden')
      wait(300)
      wait(499)
      expect(drafts.save).not.toHaveBeenCalled()
      wait(1)
      expect(drafts.save.mock.calls).toEqual([['test', draftOf({ name: 'Zoe' })]])
    })

    it('says which files did not come back with it, until they are chosen again', async () => {
      const photo: RJSFSchema = {
        type: 'object',
        properties: { name: { type: 'string' }, note: { type: 'string', format: 'data-url' } },
      }
      vi.useRealTimers()
      const choose = async (name: string) => {
        const input = await screen.findByLabelText(/^Note/, { selector: 'input' })
        await user.upload(input, new File(['x'], name, { type: 'image/png' }))
      }
      const before = mount({ schema: photo })
      type(/Name/, 'Zoe')
      await choose('a.png')
      await vi.waitFor(() =>
        expect(before.drafts.save).toHaveBeenLastCalledWith('test', draftOf({ name: 'Zoe' }, ['note'])),
      )
      before.unmount()

      const drafts = { load: () => draftOf({ name: 'Zoe' }, ['note']), save: vi.fn(), clear: vi.fn() }
      mount({ schema: photo, services: { drafts } })
      expect(screen.getByRole('note').textContent).toContain('Note')
      await choose('b.png')
      await vi.waitFor(() => expect(screen.queryByRole('note')).toBeNull())
    })

    it('names a file in a row, and none that came with the record', async () => {
      vi.useRealTimers()
      const file: RJSFSchema = { type: 'string', format: 'data-url' }
      const { drafts } = mount({
        schema: {
          type: 'object',
          properties: {
            note: file,
            people: { type: 'array', items: { type: 'object', properties: { secret: file } } },
          },
        },
        fields: {
          note: { label: 'word.note', initial: { from: 'data.note' } },
          people: {
            label: 'word.people',
            initial: { from: 'data.people' },
            items: { label: 'word.name', fields: { secret: { label: 'word.secret' } } },
          },
        },
        scope: { data: { note: 'data:image/png;name=old.png;base64,QQ==', people: [{}] } },
      })
      const input = await screen.findByLabelText(/^Secret/, { selector: 'input' })
      await user.upload(input, new File(['x'], 'a.png', { type: 'image/png' }))
      await vi.waitFor(() => expect(drafts.save.mock.lastCall?.[1].leftOut).toEqual(['people.0.secret']))
    })

    it('has no secrets of the members of a list either', () => {
      const people: ById<Field> = {
        people: {
          label: 'word.people',
          items: {
            label: 'word.user',
            fields: { name: { label: 'word.name' }, note: { label: 'word.note', sensitive: true } },
          },
        },
      }
      const list: RJSFSchema = {
        type: 'object',
        properties: {
          people: {
            type: 'array',
            items: { type: 'object', properties: { name: { type: 'string' }, note: { type: 'string' } } },
          },
        },
      }
      const { drafts } = mount({ schema: list, fields: people })
      fireEvent.click(screen.getByRole('button', { name: 'Add People' }))
      type(/Name/, 'Ann')
      type(/Note/, 'private')
      wait(300)
      wait(500)
      expect(drafts.save).toHaveBeenLastCalledWith('test', draftOf({ people: [{ name: 'Ann' }] }))
    })

    it('F24 comes back, but secrets and unknown fields do not', () => {
      const load = () => draftOf({ name: 'Zoe', secret: 'hush', gone: 1 })
      mount({ schema, fields, services: { drafts: { load, save: vi.fn(), clear: vi.fn() } } })
      expect(screen.getByLabelText<HTMLInputElement>(/Name/).value).toBe('Zoe')
      expect(screen.getByLabelText<HTMLInputElement>(/Secret/).value).toBe('')
    })

    it('of an older form comes back where it still fits, and the form names the rest', () => {
      const newer: RJSFSchema = {
        type: 'object',
        properties: {
          name: { type: 'string' },
          user: { type: 'string', enum: ['a', 'b'] },
          note: { type: 'number' },
          secret: { type: 'array', items: { type: 'string' } },
        },
      }
      const load = () => draftOf({ name: 'Zoe', user: 'c', note: '12x', secret: 'one' })
      mount({ schema: newer, services: { drafts: { load, save: vi.fn(), clear: vi.fn() } } })
      expect(screen.getByLabelText<HTMLInputElement>(/Name/).value).toBe('Zoe')
      // Text that is no number stays as it was typed.
      expect(screen.getByLabelText<HTMLInputElement>(/Note/).value).toBe('12x')
      expect(screen.getByRole('note').textContent).toMatch(/except: User, Secret\.|except: Secret, User\./)
    })

    it('is saved just before the form is sent, and then forgotten for good', async () => {
      const { drafts } = mount({ schema, fields })
      type(/Name/, 'Zoe')
      await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })))
      wait(2000)
      expect(drafts.save.mock.calls).toEqual([['test', draftOf({ name: 'Zoe' })]])
      expect(drafts.clear.mock.calls).toEqual([['test']])
      expect(drafts.clear).toHaveBeenCalledAfter(drafts.save)
    })
  })

  describe('initial values', () => {
    it.each<[string, NonNullable<Field['initial']>, object]>([
      ['that are fixed', 'fixed', {}],
      ['whose data are there', { from: 'data.me.name' }, { me: { name: 'Zoe' } }],
      ['whose data come late', { from: 'data.me.name' }, {}],
    ])('%s give way to a draft', async (_what, initial, data) => {
      const drafts = { load: () => draftOf({ name: 'Mine' }), save: vi.fn(), clear: vi.fn() }
      const both: ById<Field> = { name: { label: 'word.name', initial }, user: { label: 'word.user', initial } }
      const form = mount({ schema, fields: both, scope: { data }, services: { drafts } })
      await act(async () => form.rerenderWith({ scope: { data: { me: { name: 'Zoe' } } } }))
      const shown = [/Name/, /User/].map((name) => screen.getByLabelText<HTMLInputElement>(name).value)
      expect(shown).toEqual(['Mine', initial === 'fixed' ? 'fixed' : 'Zoe'])
    })

    it('come from the scope, also when its data come late, and make neither a draft nor a change', async () => {
      const initial: ById<Field> = {
        name: { label: 'word.name', initial: { from: 'data.me.name' } },
        note: { label: 'word.note', initial: 'fixed' },
      }
      const form = mount({ schema, fields: initial, scope: { data: {} } })
      expect(screen.getByLabelText<HTMLInputElement>(/Note/).value).toBe('fixed')
      await act(async () => form.rerenderWith({ scope: { data: { me: { name: 'Zoe' } } } }))
      expect(screen.getByLabelText<HTMLInputElement>(/Name/).value).toBe('Zoe')
      wait(2000)
      expect(form.drafts.save).not.toHaveBeenCalled()
      expect(form.onDirty).not.toHaveBeenCalledWith(true)
    })
  })

  describe('a value that the person removed', () => {
    const all: ById<Field> = {
      name: { label: 'word.name', initial: { from: 'data.me.name' } },
      user: {
        label: 'word.user',
        fields: { note: { label: 'word.note', initial: { from: 'data.me.note' } }, a: { label: 'word.a' } },
      },
    }
    const groups: RJSFSchema = {
      type: 'object',
      properties: {
        name: { type: 'string' },
        user: { type: 'object', properties: { note: { type: 'string' }, a: { type: 'string' } } },
      },
    }
    const data = { me: { name: 'Zoe', note: 'tall' } }
    const shown = () => [/Name/, /Note/, /^A/].map((name) => screen.getByLabelText<HTMLInputElement>(name).value)

    it.each<[string, readonly RegExp[], readonly string[]]>([
      ['of a field', [/Name/], ['', 'tall', '']],
      ['of a field in a group', [/Note/], ['Zoe', '', '']],
      ['of each field', [/Name/, /Note/], ['', '', '']],
    ])('%s does not come back with the draft, whenever its data come', async (_what, removed, expected) => {
      const before = mount({ schema: groups, fields: all, scope: { data } })
      for (const name of removed) type(name, '')
      wait(800)
      const [[, draft] = []] = before.drafts.save.mock.calls.slice(-1)
      const drafts = { load: () => JSON.parse(JSON.stringify(draft)) as Draft, save: vi.fn(), clear: vi.fn() }
      before.unmount()

      const after = mount({ schema: groups, fields: all, scope: { data }, services: { drafts } })
      expect(shown()).toEqual(expected)
      after.unmount()

      const late = mount({ schema: groups, fields: all, scope: { data: {} }, services: { drafts } })
      await act(async () => late.rerenderWith({ scope: { data } }))
      expect(shown()).toEqual(expected)
      // The next draft still knows it.
      type(/^A/, 'new')
      wait(800)
      const again = { ...drafts, load: () => drafts.save.mock.lastCall?.[1] as Draft }
      late.unmount()
      mount({ schema: groups, fields: all, scope: { data }, services: { drafts: again } })
      expect(shown()).toEqual([...expected.slice(0, 2), 'new'])
    })

    it('is not sent as null', async () => {
      const drafts = { load: () => draftOf({ name: null, user: { note: null } }), save: vi.fn(), clear: vi.fn() }
      const { onSubmit } = mount({ schema: groups, fields: all, scope: { data }, services: { drafts } })
      await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })))
      expect(onSubmit.mock.calls).toEqual([[{ user: {} }]])
    })
  })
})

// When a person comes back to a page, Safari resets the inputs without completion, and the passwords, without an event.
// The HTML standard asks for it: https://html.spec.whatwg.org/#reactivate-a-document
describe('reset', () => {
  const schema: RJSFSchema = {
    type: 'object',
    properties: {
      name: { type: 'string' },
      note: { type: 'string' },
      secret: { type: 'string', minLength: 2 },
    },
  }

  const fields: ById<Field> = {
    name: { label: 'word.name', initial: { from: 'page.name' } },
    note: { label: 'word.note', widget: 'textarea' },
    secret: { label: 'word.secret', widget: 'password' },
  }

  const inputOf = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)

  const type = (name: RegExp, text: string) => fireEvent.change(inputOf(name), { target: { value: text } })

  /** Leaves the page and comes back, as in Safari. */
  function comeBack(): void {
    act(() => void dispatchEvent(new Event('pagehide')))
    for (const name of [/Name/, /Note/, /Secret/]) inputOf(name).value = inputOf(name).defaultValue
  }

  beforeEach(() => void vi.useFakeTimers())

  it('F24 what was typed is still there', () => {
    mount({ schema, fields })
    type(/Name/, 'Zoe')
    type(/Note/, 'two\nlines')
    comeBack()
    expect([inputOf(/Name/).value, inputOf(/Note/).value]).toEqual(['Zoe', 'two\nlines'])
    type(/Name/, 'Zoe and Ann')
    comeBack()
    expect(inputOf(/Name/).value).toBe('Zoe and Ann')
  })

  it('F24 a typed secret never becomes an attribute, and what is sent is what is shown', async () => {
    vi.useRealTimers()
    const { onSubmit, send } = mount({ schema: { ...schema, required: ['secret'] }, fields })
    type(/Secret/, 'hush')
    comeBack()
    expect(inputOf(/Secret/).value).toBe('')
    await send()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(messageAt('secret')).toBeTruthy()
    type(/Secret/, 'hush')
    await send()
    expect(onSubmit).toHaveBeenCalledWith({ secret: 'hush' })
  })
})
