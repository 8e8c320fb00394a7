import { manyFields } from '../drawn/fields'
import { PlainForm } from './plainForm'
import { show } from './show'

show(<PlainForm fields={manyFields} call="save" />)
