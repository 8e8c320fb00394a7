import { fieldsAsked } from '../drawn/fields'
import { HookForm } from './hookForm'
import { show } from './show'

show(<HookForm fields={fieldsAsked(location.search)} call="save" />)
