import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import english from '../../locales/en.json'
import { createTexts, type Texts } from '../../src/engine/text/texts'

export let texts: Texts

beforeAll(async () => {
  const load = () => Promise.resolve(english)
  texts = await createTexts({ languages: ['en'], language: 'en', load, vars: { product: 'Lumi' }, strict: true })
})
// Icons are registered by the site, not here.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(cleanup)
