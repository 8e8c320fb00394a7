import english from '../../locales/en.json'
import { createTexts } from '../../src/engine/i18n/texts'

export const texts = await createTexts({
  languages: ['en'],
  language: 'en',
  load: () => Promise.resolve(english),
  vars: { product: 'Lumi' },
  strict: true,
})
