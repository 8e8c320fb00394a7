import { fieldsAsked } from '../drawn/fields'
import { JsonForm } from './jsonForms'
import { show } from './show'

show(<JsonForm fields={fieldsAsked(location.search)} call="save" />)
