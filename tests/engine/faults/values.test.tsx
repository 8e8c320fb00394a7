import { cleanup, render } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { ValueView } from '../../../src/engine/values/ValueView'
import { createTexts, type Texts } from '../../../src/engine/i18n/texts'
import { FormatContext, TextsContext } from '../../../src/engine/i18n/useTexts'
import { formats as definitions } from '../../../src/engine/language/grammar/formats'
import type { Format, Line } from '../../../src/engine/language/types/plain'
import { registerIcons } from '../../../src/engine/ui/icons/icons'

describe('values', () => {
  let texts: Texts

  beforeAll(async () => {
    registerIcons({ image: [] })
    const words = { 'word.a': 'A', 'engine.value.other': 'Another value', 'engine.time.earlier': 'Earlier' }
    texts = await createTexts({ languages: ['en'], language: 'en', load: async () => words, strict: true })
  })

  const values: readonly unknown[] = [
    undefined,
    null,
    '',
    ' ',
    0,
    -0,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e21,
    1e-7,
    -1,
    true,
    '1,234',
    '1e3',
    '9007199254740993',
    'x'.repeat(5000),
    '\u202egpj.exe',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '__proto__',
    'constructor',
    {},
    { a: {} },
    [],
    [[]],
    [null, undefined, {}, 7],
    ['javascript:alert(1)', 'https://i.example/a.png'],
  ]

  const formats: readonly (Format | undefined)[] = [...(Object.keys(definitions) as readonly Format[]), undefined]

  const lines: readonly Omit<Line, 'label' | 'value' | 'format'>[] = [
    {},
    { words: { a: 'word.a' } },
    { unit: 'row.a' },
    { parts: { src: 'src', time: 'time' } },
  ]

  it.each(formats.map((format) => [format ?? 'what it is', format] as const))(
    'F13 F15 a value shown as %s can be read, whatever came',
    (_, format) => {
      for (const line of lines) {
        for (const value of values) {
          const shown = draw({ ...line, value: 'row.a', ...(format && { format }) }, { row: { a: value } })
          expect([value, shown]).not.toEqual([value, expect.stringMatching(/NaN|undefined|null|\[object|Infinity/)])
          expect(shown).not.toMatch(/<img src="(?!https)|onerror=|\u202e/)
          expect(shown.replace(/<[^>]*>/g, '') || shown).not.toBe('')
        }
      }
    },
  )

  function draw(line: Parameters<typeof ValueView>[0]['line'], scope: object): string {
    const { container } = render(
      <TextsContext value={texts}>
        <FormatContext value={{ timeZone: 'Asia/Riyadh', shortDivisor: 10 }}>
          <ValueView line={line} scope={scope} label="Label" />
        </FormatContext>
      </TextsContext>,
    )
    const { innerHTML } = container
    cleanup()
    // As escaped text, it is harmless.
    return innerHTML.replaceAll('&lt;img src=x onerror=alert(1)&gt;', 'x')
  }
})
