// Makes the look of a form from its config; the schema stays untouched.
import type { UiSchema } from '@rjsf/utils'
import type { ById, Field, Message } from '../../language/types/plain'
import type { Texts } from '../../i18n/texts'
import { formatWidgets, widgetNames } from './widgetNames'

/** Gives the uiSchema of the fields: order, labels, help, placeholders and widgets. Throws on a widget nobody knows. */
export function uiSchemaOf(
  fields: ById<Field>,
  texts: Texts,
  translate: (words: Message) => string,
  productWidgets: readonly string[],
): UiSchema {
  const known = new Set<string>([...widgetNames, ...productWidgets])

  function members(inner: ById<Field>): UiSchema {
    const named = Object.entries(inner).map(([name, field]) => [name, look(field)])
    return { 'ui:order': [...Object.keys(inner), '*'], ...(Object.fromEntries(named) as UiSchema) }
  }

  function look(field: Field): UiSchema {
    const widget = widgetOf(field)
    if (widget !== undefined && !known.has(widget)) {
      throw new Error(
        `The field "${field.label}" asks for the widget "${widget}". Use one of: ${[...known].join(', ')}.`,
      )
    }
    return {
      'ui:title': texts.t(field.label),
      'ui:config': field,
      ...(widget !== undefined && { 'ui:widget': widget }),
      ...(field.help !== undefined && { 'ui:help': translate(field.help) }),
      ...(field.placeholder !== undefined && { 'ui:placeholder': texts.t(field.placeholder) }),
      ...(field.fields && members(field.fields)),
      ...(field.items && { items: look(field.items) }),
    }
  }

  return { 'ui:label': false, ...members(fields) }
}

/** Gives the config that a field's options or uiSchema carry. */
export function configOf(carrier: { readonly [name: string]: unknown } | undefined): Field | undefined {
  return (carrier?.['config'] ?? carrier?.['ui:config']) as Field | undefined
}

/** Returns the name of a field's widget; one in a `uiSchema` that was laid over the page's counts before the page's own. */
export function widgetNameOf(options: object | undefined, uiSchema: UiSchema | undefined): string | undefined {
  const named = uiSchema?.['ui:widget'] ?? uiSchema?.['ui:options']?.widget
  const own = configOf(options as UiSchema | undefined)?.widget
  // Every widget of one line is called `text` there; the page knows which it is.
  return typeof named === 'string' && named !== 'text' ? named : own
}

function widgetOf({ widget, options }: Field): string | undefined {
  if (widget !== undefined && formatWidgets.has(widget)) return 'text'
  return widget ?? (options ? 'select' : undefined)
}
