import { fieldsAsked } from '../drawn/fields'
import { HookForm } from './hookForm'
import { showPage } from './show'

showPage(<HookForm fields={fieldsAsked(location.search)} call="save" />)
