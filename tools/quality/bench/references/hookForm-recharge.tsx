import { rechargeFields } from '../drawn/fields'
import { HookFormWithChoices } from './hookForm'
import { showPage } from './show'

showPage(<HookFormWithChoices fields={rechargeFields} call="order" />)
