// Tests how the values of a message are written: each by its format, on one line, and left to right in Arabic.
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { createTexts, type Texts } from '../../../src/engine/i18n/texts'
import { FormatContext, TextsContext, useFormat } from '../../../src/engine/i18n/useTexts'
import { useTranslate } from '../../../src/engine/i18n/useTranslate'
import type { Message } from '../../../src/engine/language/types/plain'

const bundles: { readonly [language: string]: { readonly [key: string]: string } } = {
  en: { plain: 'hello', value: 'it is {{x}}.', amount: 'pay {{x}} {{unit}}.' },
  ar: { plain: 'مرحبا', value: 'هو {{x}}.', amount: 'ادفع {{x}}\u00a0{{unit}}.' },
}
const value = (from: string, format?: 'date' | 'money' | 'phone' | 'count') =>
  ({ say: 'value', with: { x: { from, ...(format && { format }) } } }) as Message
const scope = { row: { day: '2026-01-31', sum: '1234.5', phone: '+966 55 000', name: 'Ann', n: 7, none: null } }

/** Draws an element in English, and returns the texts, which change to Arabic. */
async function showInEnglish(element: ReactNode): Promise<Texts> {
  const texts = await createTexts({
    languages: ['en', 'ar'],
    language: 'en',
    load: (language) => Promise.resolve(bundles[language] ?? {}),
    strict: true,
  })
  render(
    <TextsContext value={texts}>
      <FormatContext value={{ timeZone: 'UTC', shortDivisor: 10 }}>{element}</FormatContext>
    </TextsContext>,
  )
  return texts
}

function Shown({ message }: { readonly message: Message }) {
  return <p role="note">{useTranslate()(message, scope)}</p>
}

it.each<[string, Message, english: string, arabic: string]>([
  ['a key', 'plain', 'hello', 'مرحبا'],
  ['a literal', { say: 'value', with: { x: 5 } }, 'it is 5.', 'هو 5.'],
  ['a name', value('row.name'), 'it is Ann.', 'هو Ann.'],
  ['a number as the server sent it', value('row.n'), 'it is 7.', 'هو 7.'],
  ['an amount', value('row.sum', 'money'), 'it is 1,234.50.', 'هو 1,234.50.'],
  ['a date', value('row.day', 'date'), 'it is 2026-\u206001-\u206031.', 'هو \u20662026-\u206001-\u206031\u2069.'],
  ['a phone number', value('row.phone', 'phone'), 'it is +966 55 000.', 'هو \u2066+966 55 000\u2069.'],
  ['an absent value', value('row.none', 'count'), 'it is --.', 'هو --.'],
  [
    'an amount with its currency',
    { say: 'amount', with: { x: { from: 'row.sum', format: 'money' }, unit: 'SAR' } },
    'pay 1,234.50 SAR.',
    'ادفع \u20661,234.50\u00a0SAR\u2069.',
  ],
])('S9-02 %s in a message', async (_what, message, english, arabic) => {
  const texts = await showInEnglish(<Shown message={message} />)
  expect(screen.getByRole('note').textContent).toBe(english)
  await act(() => texts.change('ar'))
  expect(screen.getByRole('note').textContent).toBe(arabic)
})

const names = ['Ann', 'Bea']
function Listed() {
  return <p role="note">{useFormat()(names, 'list')}</p>
}

it('S9-02 a list outside of a message follows the language there and back', async () => {
  const texts = await showInEnglish(<Listed />)
  const said = []
  for (const language of ['ar', 'en']) {
    await act(() => texts.change(language))
    said.push(screen.getByRole('note').textContent)
  }
  expect(said).toEqual(['Ann، Bea', 'Ann, Bea'])
})
