// Icons that point along a line of text point the other way in right-to-left text.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesAt, root } from '@pagewright/cli/source'

const text = (file: string) => readFileSync(join(root, file), 'utf8')
const uses = filesAt(root)
  .below('src')
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => [...text(file).matchAll(/<(?:Icon|IconButton)\b(?:[^>]|=>)*\/>/g)].map(([tag]) => ({ file, tag })))
const pointing = uses.filter(({ tag }) => /['"][a-z-]+-(?:left|right)['"]/.test(tag))

describe('S9-02 an icon that points to a side is mirrored', () => {
  it.each(pointing)('in $file: $tag', ({ tag }) => expect(tag).toMatch(/\smirror\b/))

  it('is true of some', () => expect(pointing.length).toBeGreaterThan(2))

  it('is what the style does', () => {
    expect(text('src/engine/ui/icons/Icon.css')).toMatch(
      /\[dir=['"]?rtl['"]?\][^{]*\.pw-icon-mirror[^{]*\{[^}]*scaleX\(-1\)/i,
    )
  })
})
