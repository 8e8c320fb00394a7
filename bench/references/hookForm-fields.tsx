import { manyFields } from '../drawn/fields'
import { HookForm } from './hookForm'
import { show } from './show'

show(<HookForm fields={manyFields} call="save" />)
