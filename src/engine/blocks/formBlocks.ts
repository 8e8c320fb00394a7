// A form, on a page or in a sheet: one file is one request.
export { ActionForm } from '../action/ActionForm'
export { FormBlockView } from './FormBlockView'
// What widgets of a product take of the form around them.
export { describedBy } from '../form/described'
export { useLabel } from '../form/place'
export { useFormServices } from '../form/services'
export { configOf } from '../form/uiSchema'
export { useInScope } from '../form/useFormStore'
export { errorId, getSchemaType } from '@rjsf/utils'
