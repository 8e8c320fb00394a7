// One form alone, for an application that is not made of pages.
export { FormAlone, type FormAloneProps } from '../forms/FormAlone'
export type { FormServices, Values } from '../forms/fields/services'
export type { CompiledForm } from '../forms/validation/compiledValidator'
export { createTexts, type Texts, type TextsOptions } from '../i18n/texts'
export { registerIcons } from '../ui/icons/icons'
