// Safari before 15.4 and WPE WebKit mix a colour that fades to `transparent` with black: the middle is grey.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesAt, root } from '@pagewright/cli/source'

/** A gradient in a background from a colour of the market to nothing. A mask has no colour, and the shade is black. */
const fading =
  /background[a-z-]*:[^;]*gradient\([^;]*var\(--pw-(?!color-shade)[^;]*\btransparent\b|background[a-z-]*:[^;]*gradient\([^;]*\btransparent\b[^;]*var\(--pw-(?!color-shade)/

it.each([
  ['background: linear-gradient(to bottom, transparent, var(--pw-color-bg) 14px);', true],
  ['background: radial-gradient(var(--pw-light) 30%, transparent);', true],
  ['background: linear-gradient(transparent, var(--pw-color-shade));', false],
  ['background: var(--pw-light);\n  mask: linear-gradient(#000, transparent);', false],
  ['background: linear-gradient(var(--pw-soft), var(--pw-soft)) 0 0 no-repeat;', false],
])('%s fades a colour: %s', (css, isFading) => {
  expect(fading.test(css)).toBe(isFading)
})

it('no colour of a market fades to nothing by a gradient', () => {
  const sheets = filesAt(root)
    .below('src')
    .filter((file) => file.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(30)
  expect(sheets.filter((file) => fading.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
