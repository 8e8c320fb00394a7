import type { TellProblems } from '../../../src/engine/forms/state/createForm'
import type { ThemeProps } from '@rjsf/core'
import type { RJSFSchema, UiSchema, WidgetProps } from '@rjsf/utils'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { vi } from 'vitest'
import type { ById, Field } from '../../../src/engine/language/types/plain'
import { Form } from '../../../src/engine/forms/Form'
import { FormInSections, type FormInSectionsProps } from '../../../src/engine/forms/FormInSections'
import { type FormServices, FormServicesContext, type Values } from '../../../src/engine/forms/fields/services'
import type { Draft } from '../../../src/engine/session/drafts'
import { createTexts } from '../../../src/engine/i18n/texts'
import { browserZone } from '../../../src/engine/lib/clock'
import { FormatContext, TextsContext } from '../../../src/engine/i18n/useTexts'
import { plainFields, words } from './words'
import { compile, prepared } from './compile'

/** A simulated user who types without pauses. */
export const user = userEvent.setup({ delay: null })

const arabic = { ...words, 'word.a': 'أ', 'engine.form.required': 'أدخل {{label}}' }
export const texts = await createTexts({
  languages: ['en', 'ar', 'tr'],
  language: 'en',
  load: (language) => Promise.resolve(language === 'ar' ? arabic : words),
  strict: true,
})

interface Setup extends Pick<FormInSectionsProps, 'steps' | 'sections' | 'rules' | 'footer'> {
  readonly schema: RJSFSchema
  readonly fields?: ById<Field>
  readonly scope?: object
  readonly services?: Partial<FormServices>
  readonly widgets?: { readonly [name: string]: ComponentType<WidgetProps> }
  readonly onSubmit?: (values: Values) => Promise<void> | void
  /** What the server says about the values of each submit, in turn; nothing where it takes them. */
  readonly refusals?: readonly (Parameters<TellProblems>[0] | undefined)[]
  readonly busy?: boolean
  readonly keepsAll?: boolean
  readonly incomplete?: string
  readonly theme?: ThemeProps
  readonly uiSchema?: UiSchema
  /** The market's zone. The browser's by default. */
  readonly timeZone?: string
}

/** A draft of these values, without the last ones of some fields. */
export function draftOf(values: Values, leftOut: readonly string[] = []): Draft {
  return { values, leftOut }
}

export function mount(setup: Setup) {
  const schema = prepared(setup.schema)
  const { fields = plainFields(schema), scope = {} } = setup
  const onSubmit = vi.fn(setup.onSubmit ?? (() => undefined))
  const onDirty = vi.fn()
  const refusals = [...(setup.refusals ?? [])]
  async function submit(values: Values, tell: TellProblems): Promise<void> {
    await onSubmit(values)
    const told = refusals.shift()
    if (!told) return
    tell(told)
    throw new Error('The server refused.')
  }
  const drafts = { load: vi.fn(() => undefined as Draft | undefined), save: vi.fn(), clear: vi.fn() }
  const services: FormServices = {
    loadOptions: () => Promise.resolve([]),
    check: () => Promise.resolve({ good: true, answer: {} }),
    upload: () => Promise.resolve(''),
    translate: (words) => texts.t(typeof words === 'string' ? words : words.say),
    drawAction: () => null,
    recents: { load: () => [], add: () => undefined, keep: () => false },
    drafts,
    widgets: setup.widgets ?? {},
    ...setup.services,
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const validator = compile(schema)
  const look = { ...(setup.theme && { theme: setup.theme }), ...(setup.uiSchema && { uiSchema: setup.uiSchema }) }
  const { steps, sections, rules, timeZone = browserZone() } = setup
  const format = { timeZone, shortDivisor: 1, now: () => Date.UTC(2026, 0, 31, 12) }
  const Drawn = steps || sections || rules ? FormInSections : Form
  const parts = { steps, sections, rules }
  const tree = (props: { readonly scope: object; readonly busy: boolean }) => (
    <TextsContext value={texts}>
      <FormatContext value={format}>
        <QueryClientProvider client={client}>
          <FormServicesContext value={services}>
            <Drawn
              id="test"
              schema={schema}
              validator={validator}
              fields={fields}
              submitLabel="Send"
              onSubmit={submit}
              onDirty={onDirty}
              incomplete={setup.incomplete}
              keepsAll={setup.keepsAll ?? false}
              footer={setup.footer}
              {...parts}
              {...look}
              {...props}
            />
          </FormServicesContext>
        </QueryClientProvider>
      </FormatContext>
    </TextsContext>
  )
  const props = { scope, busy: setup.busy ?? false }
  const view = render(tree(props))
  return {
    ...view,
    services,
    drafts,
    onSubmit,
    onDirty,
    /** Unmounts the form and mounts it again. */
    reopen() {
      view.rerender(<div />)
      view.rerender(tree(props))
    },
    rerenderWith: (changed: Partial<typeof props>) => view.rerender(tree({ ...props, ...changed })),
    send: () => user.click(screen.getByRole('button', { name: 'Send' })),
  }
}

/** Returns the message at a field, or null. */
export function messageAt(name: string): string | null {
  return document.querySelector(`[data-field="${name}"] .pw-field-error`)?.textContent ?? null
}
