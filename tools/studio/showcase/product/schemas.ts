// The forms of the example product, as JSON Schema. The dev server compiles their validators.
import { fieldWidgets } from '@pagewright/engine/tools'

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

/** Forms by name. Examples of blocks and actions use `thing`. Each field widget has a form with one member, `value`. */
export const formSchemas = {
  ...formsOfWidgets,
  thing: {
    type: 'object',
    properties: { name: text, kind: { type: 'string', enum: ['owner', 'guest'] } },
    required: ['name'],
  },
}

/** Icons that configs may name beside the engine's own. */
export const productIcons = ['wallet', 'star', 'user'] as const
