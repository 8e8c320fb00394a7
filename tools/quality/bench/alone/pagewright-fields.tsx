import { fieldsOf } from '../pagewright/pages/fieldsOf'
import { fields, loadForm } from './fieldForms'
import { showForm } from './pagewright'

await showForm({ form: await loadForm(), fields: fieldsOf(fields), call: 'save' })
