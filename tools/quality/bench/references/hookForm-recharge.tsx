import { rechargeFields } from '../drawn/fields'
import { HookFormWithChoices } from './hookForm'
import { show } from './show'

show(<HookFormWithChoices fields={rechargeFields} call="order" />)
