// Tests rich text: what it draws, and that nothing in a text becomes markup.
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
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
  ['1) a\n2) b', '<ol><li>a</li><li>b</li></ol>'],
  ['* a\n+ b', '<ul><li>a</li><li>b</li></ul>'],
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

it.each([
  ['nested brackets', '[[a](https://good.example/)](javascript:x)', 1],
  ['brackets in an address', '[a](https://good.example/(x))', 0],
  ['a script as data', '[a](data:text/html,x)', 0],
  ['a script with a break', '[a](java\tscript:x)', 0],
  ['another host behind a user', '[a](https://good.example@bad.example/)', 0],
  ['another host without a scheme', '[a](//bad.example/x)', 0],
])('%s make no link but to a known host', (_what, text, links) => {
  draw(text)
  const found = screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
  expect(document.body.textContent).not.toBe('')
  expect(found).toEqual(links === 0 ? [] : ['https://good.example/'])
})

/** Marks without an end, as long as a hostile server may send them. The test ends in time if parsing is linear. */
it.each(['[', '[a](', '[a]', '*', '**', '**a*', '`', '# ', '- ', '> ', '```\n', 'a', '](', '[a](x'])(
  '100 kB of %j stay text',
  (mark) => {
    for (const end of ['', '\n'])
      expect(parseRichText(`${mark}${end}`.repeat(100_000 / mark.length)).length).toBeGreaterThan(0)
  },
)

it('a link to a page of the site opens it, and any other path is text', () => {
  const opened: string[] = []
  const ownLink = (path: string) => (path === '/there' ? { href: path, open: () => void opened.push(path) } : undefined)
  render(<RichText text="[a](/there) [b](/nowhere)" linkHosts={[]} ownLink={ownLink} />)
  fireEvent.click(screen.getByRole('link', { name: 'a' }))
  expect(opened).toEqual(['/there'])
  expect(screen.queryByRole('link', { name: 'b' })).toBeNull()
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
