import { fieldsOf } from '../pagewright/pages/fieldsOf'
import { drawnFields, loadForm } from './fieldForms'
import { showForm } from './pagewright'

await showForm({ form: await loadForm(), fields: fieldsOf(drawnFields), call: 'save' })
