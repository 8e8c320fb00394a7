// The theme: everything RJSF draws with is ours. There is no widget for files on purpose: what a file is named must never
// be drawn as markup, and pictures come through a widget of the product.
import type RjsfForm from '@rjsf/core'
import { type FormProps, getDefaultRegistry, type ThemeProps, withTheme } from '@rjsf/core'
import { type ComponentType, memo, type RefAttributes } from 'react'
import { ArrayFieldItemTemplate } from './ArrayFieldItemTemplate'
import { ArrayFieldTemplate } from './ArrayFieldTemplate'
import { AddButton, MoveDownButton, MoveUpButton, RemoveButton } from './buttons'
import {
  ArrayFieldTitle,
  DescriptionField,
  FieldErrorTemplate,
  FieldHelpTemplate,
  HiddenWidget,
  MultiSchemaFieldTemplate,
  NoErrorList,
  TitleField,
  UnsupportedField,
} from './smallTemplates'
import { FieldTemplate } from './FieldTemplate'
import { ObjectFieldTemplate } from './ObjectFieldTemplate'
import { WrapIfAdditionalTemplate } from './WrapIfAdditionalTemplate'
import { CheckboxWidget } from '../controls/CheckboxWidget'
import { ChoiceWidget } from '../controls/ChoiceWidget'
import { PasswordWidget } from '../controls/PasswordWidget'
import { TextareaWidget } from '../controls/TextareaWidget'
import { TextWidget } from '../controls/TextWidget'
import { SubmitBar } from './SubmitBar'

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

const widgets: NonNullable<ThemeProps['widgets']> = {
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
  // By the names that RJSF gives to types and formats.
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

const { StringField } = getDefaultRegistry().fields
const fields: NonNullable<ThemeProps['fields']> = {
  // Our text input reads numbers in every script's digits; RJSF's own field would guess by locale.
  ...(StringField && { NumberField: StringField }),
  FallbackField: UnsupportedField,
}

/** RJSF's form in our theme. Parts given to it are added to the theme, or replace parts of it. */
export const ThemedForm: ComponentType<FormProps & RefAttributes<RjsfForm>> = memo(
  withTheme({ templates, widgets, fields }),
)
