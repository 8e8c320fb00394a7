import { manyFields } from '../drawn/fields'
import { SchemaForm } from './rjsf'
import { show } from './show'

show(<SchemaForm fields={manyFields} call="save" />)
