// The theme: everything the renderer draws with is ours. There is no widget for files on purpose: what a file is named
// must never be drawn as markup, and pictures come through a widget of the product.
import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js'
import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js'
import CyclicSchemaField from '@rjsf/core/lib/components/fields/CyclicSchemaField.js'
import MultiSchemaField from '@rjsf/core/lib/components/fields/MultiSchemaField.js'
import NullField from '@rjsf/core/lib/components/fields/NullField.js'
import StringField from '@rjsf/core/lib/components/fields/StringField.js'
import CyclicSchemaExpandTemplate from '@rjsf/core/lib/components/templates/CyclicSchemaExpandTemplate.js'
import type { Field, RegistryFieldsType, RegistryWidgetsType, TemplatesType } from '@rjsf/utils'
import { ArrayFieldItemTemplate } from './templates/ArrayFieldItemTemplate'
import { ArrayFieldTemplate } from './templates/ArrayFieldTemplate'
import { FieldHelpTemplate } from './templates/FieldHelpTemplate'
import { FieldTemplate } from './templates/FieldTemplate'
import { MultiSchemaFieldTemplate } from './templates/MultiSchemaFieldTemplate'
import { ObjectFieldTemplate } from './templates/ObjectFieldTemplate'
import {
  AddButton,
  ArrayFieldTitle,
  DescriptionField,
  NoErrorList,
  NoSubmitButton,
  RemoveButton,
  TitleField,
  UnsupportedField,
} from './templates/plain'
import { ObjectField } from './renderer/ObjectField'
import { SchemaField } from './renderer/SchemaField'
import { WrapIfAdditionalTemplate } from './templates/WrapIfAdditionalTemplate'
import { CheckboxWidget } from './controls/CheckboxWidget'
import { ChoiceWidget } from './controls/ChoiceWidget'
import { HiddenWidget } from './controls/HiddenWidget'
import { PasswordWidget } from './controls/PasswordWidget'
import { TextareaWidget } from './controls/TextareaWidget'
import { TextWidget } from './controls/TextWidget'

export const templates: Partial<Omit<TemplatesType, 'ButtonTemplates'>> & {
  readonly ButtonTemplates: Partial<TemplatesType['ButtonTemplates']>
} = {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  ArrayFieldTitleTemplate: ArrayFieldTitle,
  BaseInputTemplate: TextWidget,
  CyclicSchemaExpandTemplate,
  DescriptionFieldTemplate: DescriptionField,
  ErrorListTemplate: NoErrorList,
  FieldErrorTemplate: NoErrorList,
  FieldHelpTemplate,
  FieldTemplate,
  MultiSchemaFieldTemplate,
  ObjectFieldTemplate,
  TitleFieldTemplate: TitleField,
  UnsupportedFieldTemplate: UnsupportedField,
  WrapIfAdditionalTemplate,
  ButtonTemplates: { AddButton, RemoveButton, ClearButton: RemoveButton, SubmitButton: NoSubmitButton },
}

export const widgets: RegistryWidgetsType = {
  // By the names of the config.
  text: TextWidget,
  textarea: TextareaWidget,
  password: PasswordWidget,
  radio: ChoiceWidget,
  cards: ChoiceWidget,
  chips: ChoiceWidget,
  select: ChoiceWidget,
  sheet: ChoiceWidget,
  checkbox: CheckboxWidget,
  switch: CheckboxWidget,
  hidden: HiddenWidget,
  // By the names the renderer gives to types and formats.
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
  FileWidget: UnsupportedField,
  SelectWidget: ChoiceWidget,
  RadioWidget: ChoiceWidget,
  CheckboxesWidget: ChoiceWidget,
  CheckboxWidget,
  HiddenWidget,
}

/** Numbers are read by our own text input, which knows every script's digits; the renderer's field would guess by locale. */
const NumberField = StringField

/** The renderer's fields by kind; one it has no field for cannot be shown. */
export const fields: RegistryFieldsType = {
  AnyOfField: MultiSchemaField,
  ArrayField: ArrayField as Field,
  BooleanField,
  CyclicSchemaField,
  FallbackField: UnsupportedField,
  NullField,
  NumberField,
  ObjectField,
  OneOfField: MultiSchemaField,
  SchemaField,
  StringField,
}
