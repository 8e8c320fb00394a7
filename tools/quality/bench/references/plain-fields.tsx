import { fieldsAsked } from '../drawn/fields'
import { PlainForm } from './plainForm'
import { showPage } from './show'

showPage(<PlainForm fields={fieldsAsked(location.search)} call="save" />)
