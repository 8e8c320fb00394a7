import { manyFields } from '../shared/fields'
import { JsonForm } from './jsonForms'
import { show } from './show'

show(<JsonForm fields={manyFields} call="save" />)
