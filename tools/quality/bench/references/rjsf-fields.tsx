import { fieldsAsked } from '../drawn/fields'
import { SchemaForm } from './rjsf'
import { showPage } from './show'

showPage(<SchemaForm fields={fieldsAsked(location.search)} call="save" />)
