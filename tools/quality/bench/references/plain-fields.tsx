import { fieldsAsked } from '../drawn/fields'
import { PlainForm } from './plainForm'
import { show } from './show'

show(<PlainForm fields={fieldsAsked(location.search)} call="save" />)
