// A form, on a page or in a sheet: one file is one request.
export { ActionForm } from '../action/ActionForm'
export { FormBlockView } from './FormBlockView'
