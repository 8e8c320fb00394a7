// Tests that a message has the right plural form however its figure arrives: typed, from an answer, or computed.
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createTexts } from '../../../src/engine/i18n/texts'
import { FormatContext, TextsContext } from '../../../src/engine/i18n/useTexts'
import { useTranslate } from '../../../src/engine/i18n/useTranslate'
import type { Message } from '../../../src/engine/language/types/plain'

const bundle = { coins_one: '{{amount}} coin', coins_other: '{{amount}} coins' }
const message: Message = {
  say: 'coins',
  with: {
    count: { from: 'form.amount', times: 'form.rate' },
    amount: { from: 'form.amount', times: 'form.rate', format: 'count' },
  },
}

const typed: Message = {
  say: 'coins',
  with: { count: { from: 'form.amount' }, amount: { from: 'form.amount', format: 'count' } },
}

function Shown({ form }: { readonly form: object }) {
  return <p>{useTranslate()('rate' in form ? message : typed, { form })}</p>
}

it.each([
  [{ amount: '1', rate: 1 }, '1 coin'],
  [{ amount: 1, rate: '1' }, '1 coin'],
  [{ amount: '0.5', rate: 2 }, '1 coin'],
  [{ amount: '2', rate: 1 }, '2 coins'],
  [{ amount: '20', rate: 250 }, '5,000 coins'],
  [{ amount: 'many', rate: 1 }, '-- coins'],
  [{ amount: '1.5' }, '1.50 coins'],
  [{ amount: '1234.5' }, '1,234.50 coins'],
  [{ amount: '1234' }, '1,234 coins'],
])('%j is "%s"', async (form, text) => {
  const texts = await createTexts({
    languages: ['en'],
    language: 'en',
    load: () => Promise.resolve(bundle),
    strict: true,
    vars: {},
  })
  render(
    <TextsContext value={texts}>
      <FormatContext value={{ timeZone: 'UTC', shortDivisor: 10 }}>
        <Shown form={form} />
      </FormatContext>
    </TextsContext>,
  )
  expect(screen.getByText(text)).not.toBeNull()
})

it.each([
  ['1', '1 coin'],
  [1234, '1,234 coins'],
  ['1.00', '1.00 coin'],
  ['0', '0 coins'],
  ['1,234', '1,234 coins'],
  ['1,234,567', '1,234,567 coins'],
  ['-1', '-1 coin'],
])('a count that is written as %s makes "%s"', async (count, text) => {
  const load = () => Promise.resolve({ coins_one: '{{count}} coin', coins_other: '{{count}} coins' })
  const texts = await createTexts({ languages: ['en'], language: 'en', load, strict: true })
  expect(texts.t('coins', { count })).toBe(text)
})
