// A form of Pagewright alone: no page, no router and no session around it, as the other libraries are measured.
import { icons } from 'virtual:pagewright/icons'
import { createTexts, FormAlone, registerIcons, type CompiledForm, type FormServices } from '@pagewright/engine/form'
import type { Field } from '@pagewright/engine/tools'
import { ask } from '../references/ask'
import messages from './schemas/texts.json'
import { showPage } from '../references/show'

interface Shown {
  readonly form: CompiledForm
  readonly fields: { readonly [name: string]: Field }
  readonly call: string
}

/** Shows a form as soon as its messages are ready. */
export async function showForm({ form, fields, call }: Shown): Promise<void> {
  registerIcons(icons)
  const texts = await createTexts({
    languages: ['en'],
    language: 'en',
    load: () => Promise.resolve(messages),
    strict: false,
  })
  showPage(
    <FormAlone
      id={call}
      form={form}
      fields={fields}
      texts={texts}
      services={services}
      submitLabel={texts.t('send')}
      onSubmit={(values) => ask(call, values)}
    />,
  )
}

const services: Partial<FormServices> = {
  async loadOptions({ call }, body) {
    const { list } = await ask<{ readonly list: readonly unknown[] }>(call.replace('POST /bench/', ''), body)
    return list
  },
}
