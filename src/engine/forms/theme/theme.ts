// The theme: our templates and widgets for all of RJSF.
import type RjsfForm from '@rjsf/core'
import { type FormProps, getDefaultRegistry, type ThemeProps, withTheme } from '@rjsf/core'
import type { Widget } from '@rjsf/utils'
import { type ComponentType, memo, type RefAttributes } from 'react'
import type { FieldWidget } from '../../language/grammar/fieldWidgets'
import { ArrayFieldItemTemplate, ArrayFieldTemplate, ListField } from './ArrayField'
import { AddButton, MoveDownButton, MoveUpButton, RemoveButton } from './buttons'
import {
  ArrayFieldTitle,
  DescriptionField,
  FieldErrorTemplate,
  FieldHelpTemplate,
  HiddenWidget,
  NoErrorList,
  TitleField,
  UnsupportedField,
} from './smallTemplates'
import { FieldTemplate } from './FieldTemplate'
import { LazyFileWidget, LazyImageWidget } from './lazyWidgets'
import { ObjectFieldTemplate, WrapIfAdditionalTemplate } from './ObjectField'
import { CheckboxWidget } from '../controls/CheckboxWidget'
import { ChoiceWidget } from '../controls/ChoiceWidget'
import { PasswordWidget, TextareaWidget, TextWidget } from '../controls/TextWidgets'
import { AnyField, SchemaField } from './SchemaField'
import { SubmitBar } from './SubmitBar'
import { MultiSchemaFieldTemplate, UnionField } from './UnionField'

const templates: NonNullable<ThemeProps['templates']> = {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  ArrayFieldTitleTemplate: ArrayFieldTitle,
  BaseInputTemplate: TextWidget,
  DescriptionFieldTemplate: DescriptionField,
  ErrorListTemplate: NoErrorList,
  FieldErrorTemplate,
  FieldHelpTemplate,
  FieldTemplate,
  MultiSchemaFieldTemplate,
  ObjectFieldTemplate,
  TitleFieldTemplate: TitleField,
  UnsupportedFieldTemplate: UnsupportedField,
  WrapIfAdditionalTemplate,
  ButtonTemplates: {
    AddButton,
    ClearButton: RemoveButton,
    MoveDownButton,
    MoveUpButton,
    RemoveButton,
    SubmitButton: SubmitBar,
  },
}

/** The widgets that a page names. */
const pageWidgets = {
  text: TextWidget,
  search: TextWidget,
  tel: TextWidget,
  number: TextWidget,
  amount: TextWidget,
  date: TextWidget,
  textarea: TextareaWidget,
  password: PasswordWidget,
  radio: ChoiceWidget,
  cards: ChoiceWidget,
  chips: ChoiceWidget,
  select: ChoiceWidget,
  sheet: ChoiceWidget,
  checkbox: CheckboxWidget,
  switch: CheckboxWidget,
  image: LazyImageWidget,
  hidden: HiddenWidget,
} satisfies Record<FieldWidget, Widget>

const widgets: NonNullable<ThemeProps['widgets']> = {
  ...pageWidgets,
  // Names that RJSF uses for types and formats.
  TextWidget,
  TextareaWidget,
  PasswordWidget,
  EmailWidget: TextWidget,
  URLWidget: TextWidget,
  DateWidget: TextWidget,
  DateTimeWidget: TextWidget,
  TimeWidget: TextWidget,
  ColorWidget: TextWidget,
  UpDownWidget: TextWidget,
  RangeWidget: TextWidget,
  FileWidget: LazyFileWidget,
  SelectWidget: ChoiceWidget,
  RadioWidget: ChoiceWidget,
  CheckboxesWidget: ChoiceWidget,
  CheckboxWidget,
  HiddenWidget,
}

const { StringField } = getDefaultRegistry().fields
const fields: NonNullable<ThemeProps['fields']> = {
  // Our text input already parses digits of every script. RJSF's NumberField would parse the text again, by the locale.
  ...(StringField && { NumberField: StringField }),
  ArrayField: ListField,
  OneOfField: UnionField,
  AnyOfField: UnionField,
  FallbackField: AnyField,
  // There is nothing to enter. RJSF's own field would set the value, and add the object around it.
  NullField: () => null,
  SchemaField,
}

/** Names of the widgets that a page can use. */
export const widgetNames: readonly string[] = Object.keys(pageWidgets)

/** RJSF's `Form` with our theme. Its own `templates`, `widgets` and `fields` props extend the theme or replace parts. */
export const ThemedForm: ComponentType<FormProps & RefAttributes<RjsfForm>> = memo(
  withTheme({ templates, widgets, fields }),
)
