// Draws a form of a schema in a window without a screen, loads documents and submits them.
import { withBranches, compileForm, formSchema, oneDocument, type Documents } from '@pagewright/cli/schemas'
import type { JsonSchema } from '@pagewright/cli/source'
import type { RJSFSchema } from '@rjsf/utils'
import type { ValidatorFunctions } from '@rjsf/validator-ajv8'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRequire } from 'node:module'
import { isDeepStrictEqual } from 'node:util'
import { compileFunction } from 'node:vm'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { FileWidget } from '../../../src/engine/forms/controls/input/FileWidget'
import { Form } from '../../../src/engine/forms/Form'
import type { ById, Field } from '../../../src/engine/language/types/plain'
import { FormServicesContext, type FormServices } from '../../../src/engine/forms/fields/services'
import { compiledValidator } from '../../../src/engine/forms/validation/compiledValidator'
import { createTexts, type Texts } from '../../../src/engine/i18n/texts'
import { TextsContext } from '../../../src/engine/i18n/useTexts'

const require = createRequire(import.meta.url)

/** The engine's own messages. */
interface Words {
  readonly [key: string]: string
}

interface FormResult {
  readonly isDrawn: boolean
  readonly problem?: string
  readonly documents: readonly DocumentResult[]
}

/** `changed`: it was sent with other values. `refused`: it was not sent. */
interface DocumentResult {
  readonly is: 'same' | 'changed' | 'refused' | 'failed'
  readonly problem?: string
}

/** Draws the form of a schema and sends its documents. Never throws: what fails is in the result. */
export async function drawForm(schema: JsonSchema, documents: readonly unknown[], english: Words): Promise<FormResult> {
  try {
    const draw = await ownForm(schema, documents, english)
    const empty = await shown(draw, undefined)
    empty.end()
    if (empty.problem) return { isDrawn: false, problem: empty.problem, documents: [] }
    const results: DocumentResult[] = []
    for (const document of documents) results.push(await sent(draw, document))
    return { isDrawn: true, documents: results }
  } catch (error) {
    return { isDrawn: false, problem: sentence(error), documents: [] }
  }
}

type Draw = (document: unknown, onSubmit: (values: unknown) => void) => ReactNode

async function sent(draw: Draw, document: unknown): Promise<DocumentResult> {
  const form = await shown(draw, document)
  try {
    if (form.problem) return { is: 'failed', problem: form.problem }
    await form.submit()
    const { values, refused } = form
    if (values.length === 0) return { is: 'refused', problem: refused() }
    if (isDeepStrictEqual(plain(values[0]), plain(document))) return { is: 'same' }
    return { is: 'changed', problem: `became ${JSON.stringify(values[0])}` }
  } finally {
    form.end()
  }
}

async function shown(draw: Draw, given: unknown) {
  const container = document.body.appendChild(document.createElement('div'))
  const values: unknown[] = []
  let thrown: unknown
  const root = createRoot(container, { onUncaughtError: (error) => (thrown = error) })
  await act(async () => root.render(draw(given, (one) => values.push(one))))
  await act(async () => {})
  const isEmpty = container.querySelector('form') === null
  const unsupported = [...container.querySelectorAll('.unsupported-field, .pw-field-help[role=note]')][0]?.textContent
  return {
    problem: thrown
      ? sentence(thrown)
      : isEmpty
        ? 'nothing was drawn'
        : unsupported
          ? `not drawn: ${unsupported.slice(0, 100).replaceAll('\n', ' ')}`
          : '',
    values,
    refused: () =>
      [...container.querySelectorAll('.pw-field-error, .pw-form-problem')]
        .slice(0, 3)
        .map((one) => `${one.closest('[data-field]')?.getAttribute('data-field') ?? ''}: ${one.textContent}`)
        .join('; '),
    submit: async () => {
      const form = container.querySelector('form')
      await act(async () => {
        form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
        await new Promise((resolve) => setTimeout(resolve))
      })
      await act(async () => {})
    },
    end: () => {
      act(() => root.unmount())
      container.remove()
    },
  }
}

async function ownForm(written: JsonSchema, documents: readonly unknown[], english: Words): Promise<Draw> {
  const isWhole = written.type === 'object' || written.properties !== undefined || written.type === undefined
  // A form has named members. A list or a text of its own becomes the member `value`.
  const schema: JsonSchema = isWhole
    ? written
    : { type: 'object', properties: { value: { $ref: inner } }, required: ['value'] }
  const others: Documents = isWhole ? {} : { [inner]: written }
  const own = formSchema(oneDocument(schema, others))
  // A page names the members that it fills, so those of the documents are named too.
  const held = documents.flatMap((one) => (isWhole && typeof one === 'object' && one ? Object.keys(one) : []))
  const names = [...new Set([...Object.keys(withBranches(own).properties ?? {}), ...held])]
  const fields: ById<Field> = Object.fromEntries(
    names.map((name, index) => [name, { label: `n${index}`, initial: { from: `page.document.v${index}` } }]),
  )
  const texts = await textsOf(names, english)
  const module: { exports: ValidatorFunctions } = { exports: {} }
  compileFunction(compileForm(own), ['module', 'exports', 'require'])(module, module.exports, require)
  const validator = compiledValidator({ schema: own as unknown as RJSFSchema, validators: module.exports })
  const client = new QueryClient()
  return (document, onSubmit) => {
    const values = (isWhole ? document : { value: document }) as { readonly [name: string]: unknown } | undefined
    const page = values && { document: Object.fromEntries(names.map((name, index) => [`v${index}`, values[name]])) }
    return (
      <TextsContext value={texts}>
        <QueryClientProvider client={client}>
          <FormServicesContext value={quietServices(texts)}>
            <Form
              id="drawn"
              schema={own as unknown as RJSFSchema}
              validator={validator}
              fields={fields}
              scope={{ page }}
              submitLabel="Send"
              // Nothing can be imported any more when a form is drawn.
              theme={{ widgets: { FileWidget } }}
              busy={false}
              onSubmit={(sent) => onSubmit(isWhole ? sent : sent.value)}
              onDirty={() => {}}
              incomplete={undefined}
            />
          </FormServicesContext>
        </QueryClientProvider>
      </TextsContext>
    )
  }
}

const inner = 'schema:/inner.json'

function textsOf(names: readonly string[], english: Words): Promise<Texts> {
  const words = { ...english, ...Object.fromEntries(names.map((name, index) => [`n${index}`, name])) }
  return createTexts({ languages: ['en'], language: 'en', load: () => Promise.resolve(words), strict: false })
}

/** Services of a form that answer at once, with nothing to say. */
export function quietServices(texts: Texts): FormServices {
  return {
    loadOptions: () => Promise.resolve([]),
    check: () => Promise.resolve({ good: true, answer: {} }),
    upload: () => Promise.resolve(''),
    translate: (words) => texts.t(typeof words === 'string' ? words : words.say),
    drawAction: () => null,
    recents: { load: () => [], add: () => undefined, keep: () => false },
    drafts: { load: () => undefined, save: () => undefined, clear: () => undefined },
    widgets: {},
  }
}

/** Returns a value as JSON has it. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}

function sentence(error: unknown): string {
  return (
    String(error instanceof Error ? error.message : error)
      .split('\n', 1)[0]
      ?.slice(0, 120) ?? ''
  )
}
