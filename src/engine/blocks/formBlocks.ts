// A form, on a page or in a sheet: one file is one request.
export { ActionForm } from '../action/ActionForm'
export { FormBlockView } from './FormBlockView'
// What widgets of a product take of the form around them.
export { describedBy } from '../form/described'
export { RequiredWord } from '../form/RequiredWord'
export { useInScope, useLabel } from '../form/formRuntime'
export { useFormServices } from '../form/services'
export { configOf } from '../form/uiSchema'
export { errorId, getSchemaType } from '@rjsf/utils'
