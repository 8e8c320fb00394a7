import { manyFields } from '../drawn/fields'
import { JsonForm } from './jsonForms'
import { show } from './show'

show(<JsonForm fields={manyFields} call="save" />)
