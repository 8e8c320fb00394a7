// Converts the field configs of a page to RJSF's `uiSchema`.
import { UnknownPart } from '../../../lib/unknownPart'
import type { UiSchema } from '@rjsf/utils'
import type { ById, Field, Message } from '../../../language/types/plain'
import type { Texts } from '../../../i18n/texts'

/** Returns the `uiSchema` of the fields: order, labels, help, placeholders and widgets. Throws if a widget is not in `widgetNames`. */
export function uiSchemaOf(
  fields: ById<Field>,
  texts: Texts,
  translate: (message: Message) => string,
  widgetNames: readonly string[],
): UiSchema {
  function uiSchemaOfFields(inner: ById<Field>): UiSchema {
    const named = Object.entries(inner).map(([name, field]) => [name, uiSchemaOfField(field)])
    return { 'ui:order': [...Object.keys(inner), '*'], ...(Object.fromEntries(named) as UiSchema) }
  }

  function uiSchemaOfField(field: Field): UiSchema {
    const widget = field.widget ?? (field.options ? 'select' : undefined)
    if (widget !== undefined && !widgetNames.includes(widget)) {
      throw new UnknownPart(
        `The field "${field.label}" has the unknown widget "${widget}". Use one of: ${widgetNames.join(', ')}.`,
      )
    }
    return {
      'ui:title': texts.t(field.label),
      'ui:config': field,
      ...(widget !== undefined && { 'ui:widget': widget }),
      ...(field.readOnly === true && { 'ui:readonly': true }),
      ...(field.help !== undefined && { 'ui:help': translate(field.help) }),
      ...(field.placeholder !== undefined && { 'ui:placeholder': texts.t(field.placeholder) }),
      ...(field.fields && uiSchemaOfFields(field.fields)),
      ...(field.items && { items: uiSchemaOfField(field.items) }),
    }
  }

  return { 'ui:label': false, ...uiSchemaOfFields(fields) }
}

export function configOf(optionsOrUiSchema: { readonly [name: string]: unknown } | undefined): Field | undefined {
  return (optionsOrUiSchema?.['config'] ?? optionsOrUiSchema?.['ui:config']) as Field | undefined
}

/** Returns the name of a field's widget. A caller's `uiSchema` overrides the page. */
export function widgetNameOf(options: object | undefined, uiSchema: UiSchema | undefined): string | undefined {
  const override = uiSchema?.['ui:widget'] ?? uiSchema?.['ui:options']?.widget
  return typeof override === 'string' ? override : configOf(options as UiSchema | undefined)?.widget
}
