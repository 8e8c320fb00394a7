// A form, on a page or in a sheet: one file is one request.
export { ActionForm } from '../../actions/ActionForm'
export { FormBlockView as form } from './FormBlockView'
// What widgets of a product take of the form around them.
export { describedBy } from '../../forms/controls/ariaProps'
export { RequiredText } from '../../forms/controls/RequiredText'
export { useInScope, useLabel } from '../../forms/state/formRuntime'
export { useFormServices } from '../../forms/fields/services'
export { configOf } from '../../forms/controls/uiSchema'
export { errorId, getSchemaType } from '@rjsf/utils'
