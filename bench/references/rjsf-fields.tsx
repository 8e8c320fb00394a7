import { manyFields } from '../shared/fields'
import { SchemaForm } from './rjsf'
import { show } from './show'

show(<SchemaForm fields={manyFields} call="save" />)
