import {
  ADDITIONAL_PROPERTY_FLAG,
  type FieldProps,
  getSchemaType,
  getUiOptions,
  getWidget,
  resolveDefaultWidget,
  RJSF_REF_CYCLE_KEY,
  type WidgetProps,
} from '@rjsf/utils'
import type { ComponentType } from 'react'
import { ChoiceWidget, ListedChoice } from '../controls/ChoiceWidget'
import { labelAt } from '../label'
import type { Place } from '../place'
import { configOf } from '../uiSchema'
import { plainTypes } from './content'
import { formOf } from './formOfRegistry'

/** A field of a plain value: all that stays while its schema, its look and its form do. */
export interface PlainField extends Pick<FieldProps, 'name' | 'schema' | 'registry' | 'fieldPathId'> {
  readonly uiSchema: FieldProps['uiSchema'] | undefined
  readonly required: boolean
  readonly isFixed: boolean
  readonly Widget: ComponentType<WidgetProps>
  /** A widget of the product looks around for its place. */
  readonly isForeign: boolean
  readonly options: WidgetProps['options'] & { readonly place: Place }
  readonly placeholder: string
  readonly help: string | undefined
  readonly isHidden: boolean
  change(value: unknown): void
}

interface Given extends Pick<FieldProps, 'name' | 'schema' | 'fieldPathId' | 'registry' | 'onChange'> {
  /** The schema before it was resolved. */
  readonly raw: FieldProps['schema']
  readonly uiSchema: FieldProps['uiSchema'] | undefined
  readonly required: boolean
}

/** Gives the field of a plain value, drawn as the renderer's field of its type would be; undefined for what is none. */
export function plainField(given: Given): PlainField | undefined {
  const { name, raw, schema, uiSchema, fieldPathId, registry, required, onChange } = given
  const { schemaUtils, widgets } = registry
  const type = getSchemaType(schema)
  if (hasOwnName(raw, schema) || typeof type !== 'string' || !plainTypes.has(type)) return undefined
  if ((schema.anyOf || schema.oneOf) && !schemaUtils.isSelect(schema)) return undefined
  const { widget, placeholder = '', title: _, ...options } = getUiOptions(uiSchema)
  const isTick = type === 'boolean'
  // Yes and no in words are the renderer's.
  if (isTick && widget !== undefined && widget !== 'checkbox' && widget !== 'switch') return undefined
  const { defaultWidget, enumOptions } = isTick
    ? { defaultWidget: 'checkbox', enumOptions: undefined }
    : resolveDefaultWidget(schema, uiSchema, schemaUtils, widgets)
  const asked = widget ?? defaultWidget
  const known = typeof asked === 'string' && Object.hasOwn(widgets, asked) ? widgets[asked] : undefined
  const Widget = known ?? getWidget(schema, asked, widgets)
  const { memory, productWidgets } = formOf(registry)
  const { path, $id } = fieldPathId
  const place: Place = { path, label: labelAt(path, memory.fields, memory.texts, schema), memory }
  return {
    name,
    schema,
    uiSchema,
    registry,
    fieldPathId,
    required,
    isFixed: raw.readOnly === true || schema.readOnly === true,
    Widget: Widget === ChoiceWidget && !configOf(uiSchema)?.options ? ListedChoice : Widget,
    isForeign: typeof asked === 'string' && Object.hasOwn(productWidgets, asked),
    options: enumOptions ? { ...options, place, enumOptions } : { ...options, place },
    placeholder,
    help: typeof options.help === 'string' ? options.help : undefined,
    isHidden: widget === 'hidden',
    change: (value) => onChange(value, path, undefined, $id),
  }
}

/** True for what a person named, or what comes round again, or stands for itself: that is the renderer's. */
export function hasOwnName(raw: FieldProps['schema'], schema: FieldProps['schema']): boolean {
  return ADDITIONAL_PROPERTY_FLAG in schema || RJSF_REF_CYCLE_KEY in raw || schema.$id !== undefined
}
