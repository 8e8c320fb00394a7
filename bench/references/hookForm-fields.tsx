import { manyFields } from '../shared/fields'
import { HookForm } from './hookForm'
import { show } from './show'

show(<HookForm fields={manyFields} call="save" />)
