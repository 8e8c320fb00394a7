import { rechargeFields } from '../drawn/fields'
import { SchemaFormWithChoices } from './rjsf'
import { showPage } from './show'

showPage(<SchemaFormWithChoices fields={rechargeFields} call="order" />)
