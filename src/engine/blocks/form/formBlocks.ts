// The views of forms on pages and in sheets. One file is one request.
export { FormBlockView as form, SheetForm } from './FormBlockView'
