// The views of forms on pages and in sheets. One file is one request.
export { ActionForm } from '../../actions/ActionForm'
export { FormBlockView as form } from './FormBlockView'
// Widgets of a product import these from the form chunk.
export { describedBy } from '../../forms/controls/input/ariaProps'
export { RequiredText } from '../../forms/controls/RequiredText'
export { useHeldSubmit, useInScope, useLabel } from '../../forms/state/formRuntime'
export { useFormServices } from '../../forms/fields/services'
export { configOf } from '../../forms/controls/input/uiSchema'
export { errorId, getSchemaType } from '@rjsf/utils'
