import { rechargeFields } from '../shared/fields'
import { JsonForm } from './jsonForms'
import { show } from './show'

show(<JsonForm fields={rechargeFields} call="order" hasChoices />)
