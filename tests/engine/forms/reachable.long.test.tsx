// Tests that what a person can fill in can be sent, and that nothing else is: from any state that a form can be brought
// into, there is a way to a document that ajv takes.
import { cleanup } from '@testing-library/react'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { prepared, validatorsOf } from './compile'
import { described } from './documents'
import { mount, user } from './mount'

/** What a person does: presses one of the buttons, chooses or ticks something, or types a text. */
type Act = readonly [kind: 'press' | 'choose' | 'type', at: number, text: string]
const act = fc.tuple(
  fc.constantFrom<Act[0]>('press', 'choose', 'type'),
  fc.nat(20),
  fc.constantFrom('', '7', 'abc', 'x'),
)

async function perform([kind, at, text]: Act) {
  const selector = {
    press: 'button[type=button]:not([disabled])',
    choose: 'input[type=radio], input[type=checkbox]',
    type: 'input[type=text]',
  }
  const controls = document.querySelectorAll<HTMLElement>(selector[kind])
  const control = controls[at % Math.max(1, controls.length)]
  if (!control) return
  if (kind === 'type') await enter(control, text)
  else await user.click(control)
}

async function enter(control: HTMLElement, text: string) {
  await user.clear(control)
  if (text !== '') await user.type(control, text)
}

/** Enters something else at the first field with a message, as the message asks. */
async function mend(round: number) {
  const field = document.querySelector('[role=alert], .pw-field-error')?.closest('[data-field]')
  if (!field) throw new Error(`No field has a message: ${document.querySelector('.pw-submit')?.textContent ?? ''}`)
  const control = field.querySelector<HTMLElement>('input[type=text]')
  if (control) return enter(control, ['7', 'abc'][round % 2] ?? '')
  const choice = field.querySelector<HTMLElement>('input[type=radio]:not(:checked), input[type=checkbox]')
  if (choice) return user.click(choice)
  const button = field.querySelector<HTMLElement>('button[type=button]:not([disabled])')
  if (!button) throw new Error(`Nothing can be entered at ${field.getAttribute('data-field') ?? ''}.`)
  return user.click(button)
}

/** `SEED=` tries other values. */
const seed = Number(process.env.SEED ?? 1)

it('what is drawn can be sent, and nothing that ajv refuses is', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await fc.assert(
    fc.asyncProperty(
      described.object.map(({ schema }) => schema),
      fc.array(act, { maxLength: 8 }),
      async (schema, acts) => {
        cleanup()
        const [validate] = Object.values(validatorsOf(prepared(schema)))
        const form = mount({ schema })
        for (const one of acts) await perform(one)
        await form.send()
        for (let round = 0; form.onSubmit.mock.calls.length === 0; round++) {
          if (round > 30) throw new Error(`There is no way to send: ${document.body.textContent}`)
          await mend(round)
          await form.send()
        }
        const [values] = form.onSubmit.mock.calls[0] ?? []
        expect(validate?.(values), JSON.stringify(values)).toBe(true)
        expect(leavesOf(values).filter((path) => !isDrawn(path) && !path.endsWith('kind'))).toEqual([])
      },
    ),
    { numRuns: 25, seed },
  )
})

/** Returns true if the value at a path has a control: an input, choices, or the selector of a union. */
function isDrawn(path: string) {
  return ['', '-0', '__oneof_select-0', '__anyof_select-0'].some((end) =>
    document.getElementById(`pw-test.${path}${end}`),
  )
}

/** Returns the paths of all single values. */
function leavesOf(value: unknown, path: readonly string[] = []): readonly string[] {
  if (typeof value !== 'object' || value === null) return [path.join('.')]
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]))
}
