import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createTexts, type Texts } from '../../../src/engine/i18n/texts'
import { FormatContext, TextsContext, useFormat } from '../../../src/engine/i18n/useTexts'
import { useTranslate } from '../../../src/engine/i18n/useTranslate'
import type { Message } from '../../../src/engine/language/types/plain'
import { show } from '../kit'

// Tests how the values of a message are written: each by its format, on one line, and left to right in Arabic.
describe('translate', () => {
  const bundles: { readonly [language: string]: { readonly [key: string]: string } } = {
    en: { plain: 'hello', value: 'it is {{x}}.', amount: 'pay {{x}} {{unit}}.', both: '{{x}} got {{n}}.' },
    ar: { plain: 'مرحبا', value: 'هو {{x}}.', amount: 'ادفع {{x}}\u00a0{{unit}}.', both: 'استلم {{x}} {{n}}.' },
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
    [
      'a name beside a number',
      { say: 'both', with: { x: { from: 'row.name' }, n: { from: 'row.n' } } },
      'Ann got 7.',
      'استلم \u2068Ann\u2069 7.',
    ],
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
})

// Tests that a message has the right plural form however its figure arrives: typed, from an answer, or computed.
describe('plural of text', () => {
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
})

// A page of a language that lacks one form would otherwise fail whole, while it is being made.
it('a plural form that only English has is shown in English, and said; a key that no language has throws', async () => {
  const bundles: { readonly [language: string]: { readonly [key: string]: string } } = {
    en: { coins_one: '{{count}} coin', coins_other: '{{count}} coins' },
    pt: { coins_one: '{{count}} moeda' },
  }
  const load = (language: string) => Promise.resolve(bundles[language] ?? {})
  const texts = await createTexts({ languages: ['en', 'pt'], language: 'pt', load, strict: true })
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect([texts.t('coins', { count: 1 }), texts.t('coins', { count: 5 })]).toEqual(['1 moeda', ''])
  await vi.waitFor(() => expect(texts.t('coins', { count: 5 })).toBe('5 coins'))
  expect(said.mock.calls).toEqual([['No message "coins" in "pt".']])
  expect(() => texts.t('none')).toThrow('No message "none" in "pt". Add it to locales/pt.json.')
  said.mockRestore()
})

describe('kept state', () => {
  const forms = { f: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] } } as const

  it('S2-50 a change of language keeps an open sheet, its row and its form, and refetches nothing', async () => {
    const { texts, callsTo } = show({
      signedIn: true,
      forms: forms as never,
      blocks: {
        things: {
          block: 'list',
          rows: 'POST /things',
          key: 'row.id',
          show: { title: 'row.name' },
          actions: {
            rename: {
              do: 'form',
              label: 'open',
              form: 'f',
              title: { say: 'of', with: { name: { from: 'row.name' } } },
              fields: { name: { label: 'name' } },
              submit: { do: 'call', call: 'POST /change', label: 'send', body: { id: { from: 'row.id' } } },
            },
          },
        },
      },
      server: {
        'POST /things': () => ({ list: [{ id: 'a', name: 'Ann' }], has_more: false }),
        'POST /change': () => ({}),
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'open Ann' }))
    const sheet = await screen.findByRole('dialog', { name: 'of Ann' })
    const box = await within(sheet).findByLabelText<HTMLInputElement>(/name/)
    await userEvent.type(box, 'Bea')
    const asked = callsTo('POST /things').length
    await act(() => texts.change('ar'))
    expect(screen.getByRole('dialog', { name: 'of Ann' })).toBe(sheet)
    expect(box.isConnected && box.value).toBe('Bea')
    expect(document.activeElement).toBe(box)
    expect(callsTo('POST /things')).toHaveLength(asked)
    await userEvent.click(within(sheet).getByRole('button', { name: 'send' }))
    expect(callsTo('POST /change').map(({ id }) => id)).toEqual(['a'])
  })
})
