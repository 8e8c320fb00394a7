import { rechargeFields } from '../drawn/fields'
import { SchemaFormWithChoices } from './rjsf'
import { show } from './show'

show(<SchemaFormWithChoices fields={rechargeFields} call="order" />)
