// The forms of the example product, as JSON Schema. The dev server compiles their validators.
import { fieldWidgets, textFormats } from '@pagewright/engine/tools'
import { keywordForms } from './keywordForms'

const text = { type: 'string' }

/** Returns the name of the form that the example of a field widget fills. */
export function formOfWidget(widget: string): string {
  return `${widget}Form`
}

const formsOfWidgets: { readonly [form: string]: object & { readonly type: string } } = Object.fromEntries(
  Object.entries(fieldWidgets).map(([widget, { example }]) => [
    formOfWidget(widget),
    { type: 'object', properties: { value: example.schema } },
  ]),
)

/** Returns the name of the form that shows a keyword of JSON Schema. */
export function formOfKeyword(keyword: string): string {
  return `${keyword.replace('$', '')}KeywordForm`
}

/** Returns the name of the form that shows a format of text. */
export function formOfTextFormat(format: string): string {
  return `${format.replaceAll('-', '')}FormatForm`
}

const otherForms: typeof formsOfWidgets = Object.fromEntries([
  ...Object.entries(keywordForms).map(([keyword, { schema }]) => [formOfKeyword(keyword), schema] as const),
  ...Object.keys(textFormats).map(
    (format) =>
      [formOfTextFormat(format), { type: 'object', properties: { value: { type: 'string', format } } }] as const,
  ),
])

/** Forms by name. Examples of blocks and actions use `thing`. Each field widget, format of text and keyword has a form of its own. */
export const formSchemas = {
  ...formsOfWidgets,
  ...otherForms,
  thing: {
    type: 'object',
    properties: { name: text, kind: { type: 'string', enum: ['owner', 'guest'] } },
    required: ['name'],
  },
}

/** Icons that configs may name beside the engine's own. */
export const productIcons = ['wallet', 'star', 'user'] as const
