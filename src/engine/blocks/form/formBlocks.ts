// The views of forms on pages and in sheets. One file is one request.
export { ActionForm } from '../../actions/ActionForm'
export { FormBlockView as form } from './FormBlockView'
