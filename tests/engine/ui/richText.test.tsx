// Tests rich text: what it draws, and that nothing in a text becomes markup.
import { cleanup, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { RichText } from '../../../src/engine/ui/data/RichText'
import { parseRichText } from '../../../src/engine/ui/format/parseRichText'

afterEach(cleanup)

const draw = (text: string) => render(<RichText text={text} linkHosts={['good.example']} />).container.innerHTML

it.each([
  ['# One\ntwo\nthree', '<h2>One</h2><p>two three</p>'],
  ['a **b** *c* `d`', '<p>a <strong>b</strong> <em>c</em> <code dir="ltr">d</code></p>'],
  ['- a\n- b\n\n1. c', '<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>'],
  ['> a\n> b', '<blockquote>a b</blockquote>'],
  ['```\n# a\n\n*b*\n```\nc', '<pre dir="ltr"><code># a\n\n*b*</code></pre><p>c</p>'],
  ['```\nno end', '<pre dir="ltr"><code>no end</code></pre>'],
  ['```json\n1\n```a\n```', '<pre dir="ltr"><code>1\n```a</code></pre>'],
  ['``` not code', '<p>``` not code</p>'],
  ['**no end', '<p>**no end</p>'],
  ['<b onclick="x">a</b>', '<p>&lt;b onclick="x"&gt;a&lt;/b&gt;</p>'],
  ['[a](javascript:alert)', '<p>a (javascript:alert)</p>'],
  ['[a](https://bad.example/)', '<p>a (https://bad.example/)</p>'],
])('%j is drawn as %s', (text, html) => {
  expect(draw(text)).toBe(`<div class="pw-rich" dir="auto">${html}</div>`)
})

it('links to the hosts of the market, and tells them nothing', () => {
  draw('[a](https://good.example/x)')
  const link = screen.getByRole('link', { name: 'a' })
  expect(link.getAttribute('href')).toBe('https://good.example/x')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
})

it('every text has an end, and keeps its letters but for names of languages', () => {
  const marks = fc.constantFrom('#', ' ', '*', '`', '[', ']', '(', ')', '>', '-', '1', '.', '\n', 'a')
  fc.assert(
    fc.property(fc.string({ unit: marks, maxLength: 200 }), (text) => {
      const letters = JSON.stringify(parseRichText(text)).match(/a/g)?.length ?? 0
      const shown = text.replaceAll(/^```[\w+#.-]+$/gm, '```')
      expect(letters).toBeGreaterThanOrEqual(shown.match(/a/g)?.length ?? 0)
    }),
    { numRuns: 2000, examples: [['```a'], ['```\n```a'], ['``` a\na']] },
  )
})
