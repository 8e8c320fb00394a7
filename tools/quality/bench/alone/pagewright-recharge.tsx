import { fields } from '../pagewright/pages/recharge'
import { showForm } from './pagewright'
import { form } from './schemas/recharge.json?form'

await showForm({ form, fields, call: 'order' })
