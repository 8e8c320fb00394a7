import english from '../../locales/en.json'
import { createTexts } from '@pagewright/engine/tools'

export const texts = await createTexts({
  languages: ['en'],
  language: 'en',
  load: () => Promise.resolve(english),
  vars: { product: 'Lumi' },
  strict: true,
})
