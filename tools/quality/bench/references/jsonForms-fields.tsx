import { fieldsAsked } from '../drawn/fields'
import { JsonForm } from './jsonForms'
import { showPage } from './show'

showPage(<JsonForm fields={fieldsAsked(location.search)} call="save" />)
