// A form of the engine, on the first page of the documentation. It is loaded in the browser only.
import { createTexts, FormAlone, registerIcons } from '@pagewright/engine/form'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { icons } from 'virtual:pagewright/icons'
import { form } from './invitation.json?form'
import engineWords from '../../../../examples/starter/locales/en.json'
import words from './words.json'

const fields = {
  name: { label: 'live.name' },
  guests: { label: 'live.guests' },
  way: { label: 'live.way', widget: 'cards', words: { email: 'live.email', phone: 'live.phone' } },
  email: { label: 'live.email', when: { 'form.way': 'email' } },
  phone: { label: 'live.phone', placeholder: 'live.phone.hint', when: { 'form.way': 'phone' } },
} as const

/** Draws the form into an element. Returns a function that removes it. */
export async function drawLiveForm(at: HTMLElement): Promise<() => void> {
  registerIcons(icons)
  const texts = await createTexts({
    languages: ['en'],
    language: 'en',
    load: () => Promise.resolve({ ...engineWords, ...words }),
    strict: false,
  })
  const root = createRoot(at)
  root.render(<LiveForm texts={texts} />)
  return () => root.unmount()
}

function LiveForm({ texts }: { readonly texts: Awaited<ReturnType<typeof createTexts>> }) {
  const [sent, setSent] = useState<object>()
  return (
    <>
      <FormAlone
        id="live"
        form={form}
        fields={fields}
        texts={texts}
        submitLabel={texts.t('live.send')}
        onSubmit={setSent}
      />
      <pre className="live-form-sent" aria-live="polite">
        {sent ? JSON.stringify(sent, undefined, 2) : texts.t('live.nothing')}
      </pre>
    </>
  )
}
