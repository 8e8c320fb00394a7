// Tests how the showcase draws the sentences of the grammar.
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Prose } from '../../tools/studio/showcase/Prose'

it.each([
  ['A sentence.', 'A sentence.', []],
  ['`rows` needs `row.id` here.', 'rows needs row.id here.', ['rows', 'row.id']],
])('what stands between backticks in "%s" becomes code', (text, shown, code) => {
  const { container } = render(<Prose text={text} />)
  expect(container.textContent).toBe(shown)
  expect([...container.querySelectorAll('code')].map((one) => one.textContent)).toEqual(code)
})
