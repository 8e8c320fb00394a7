import { rechargeFields } from '../drawn/fields'
import { JsonForm } from './jsonForms'
import { showPage } from './show'

showPage(<JsonForm fields={rechargeFields} call="order" hasChoices />)
