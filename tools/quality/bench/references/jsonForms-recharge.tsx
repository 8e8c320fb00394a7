import { rechargeFields } from '../drawn/fields'
import { JsonForm } from './jsonForms'
import { show } from './show'

show(<JsonForm fields={rechargeFields} call="order" hasChoices />)
