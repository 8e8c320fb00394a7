import { fieldsAsked } from '../drawn/fields'
import { SchemaForm } from './rjsf'
import { show } from './show'

show(<SchemaForm fields={fieldsAsked(location.search)} call="save" />)
