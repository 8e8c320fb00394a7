// Holds that docs/design.md shows what each token changes, in a picture that the command has taken with the token.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../tools/cli/root'
import { tokenRows } from '../../tools/quality/gallery/tokenSheet'
import { tokenPictures } from '../../tools/quality/pictures/tokenPictures'

const doc = readFileSync(join(root, 'docs/design.md'), 'utf8')
const rows = tokenRows(doc)

it('each row of tokens has a picture', () => {
  expect(rows.length).toBeGreaterThan(60)
  expect(rows.filter(({ picture }) => picture === '').flatMap(({ tokens }) => tokens)).toEqual([])
})

it.each(rows)('the picture of $tokens changes one of these', (row) => {
  const picture = tokenPictures.find(({ file }) => file === row.picture)
  expect(Object.keys(picture?.values ?? {}).filter((token) => row.tokens.includes(token))).not.toEqual([])
})

it('the pictures are small files with a palette, and no others', () => {
  const files = readdirSync(join(root, 'docs/pictures/tokens'))
  expect(files.toSorted()).toEqual(tokenPictures.map(({ file }) => `${file}.png`).toSorted())
  const sizes = files.map((file) => {
    const picture = readFileSync(join(root, 'docs/pictures/tokens', file))
    expect(picture.readUInt8(25), file).toBe(3)
    return picture.length
  })
  expect(Math.max(...sizes)).toBeLessThanOrEqual(20_000)
  expect(sizes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(300_000)
})
