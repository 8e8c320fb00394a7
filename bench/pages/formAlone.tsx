// A form of Pagewright alone: no page, no router and no session around it, as the other libraries are measured.
import { icons } from 'virtual:pagewright/icons'
import { createTexts, FormAlone, registerIcons } from '@pagewright/engine/form'
import { fieldsAsked, pageFields } from '../drawn'
import messages from '../schemas/texts.json'
import { loadForm } from './forms'
import { ask, showPage } from './show'

registerIcons(icons)
const load = () => Promise.resolve(messages)
const [form, texts] = await Promise.all([
  loadForm(),
  createTexts({ languages: ['en'], language: 'en', load, strict: false }),
])

showPage(
  <FormAlone
    id="save"
    form={form}
    fields={pageFields(fieldsAsked())}
    texts={texts}
    services={{}}
    submitLabel={texts.t('send')}
    onSubmit={(values) => ask('save', values)}
  />,
)
