// Holds that each field widget, format, keyword and token has a row with a picture in its document.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keywordForms } from '@pagewright/studio/showcase'
import { root } from '../../tools/cli/root'
import { kindPictures } from '../../tools/quality/pictures/kindPictures'

const documents: { readonly [folder: string]: string } = {
  widgets: 'docs/language.md',
  formats: 'docs/language.md',
  'text-formats': 'docs/language.md',
  keywords: 'docs/schema-keywords.md',
}
const pictures = kindPictures().map(({ file }) => file)
const inFolder = (folder: string) => pictures.filter((file) => file.startsWith(`${folder}/`))

describe.each(Object.entries(documents))('pictures of %s', (folder, document) => {
  it(`stand in the rows of ${document}, one for each`, () => {
    const rows = readFileSync(join(root, document), 'utf8').split('\n')
    const shown = rows.flatMap((row) => {
      const [, name, file] =
        new RegExp(`^\\| \`([^\`]+)\` \\|.* !\\[\\1\\]\\(pictures/(${folder}/[\\w-]+)\\.png\\) \\|$`).exec(row) ?? []
      return name === undefined || file === undefined ? [] : [file]
    })
    expect(shown.toSorted()).toEqual(inFolder(folder).toSorted())
  })

  it('are small files with a palette, and no others', () => {
    const files = readdirSync(join(root, 'docs/pictures', folder))
    expect(files.map((file) => `${folder}/${file.replace(/\.png$/, '')}`).toSorted()).toEqual(
      inFolder(folder).toSorted(),
    )
    for (const file of files) {
      const picture = readFileSync(join(root, 'docs/pictures', folder, file))
      expect(picture.readUInt8(25), file).toBe(3)
      expect(picture.length, file).toBeLessThanOrEqual(8000)
    }
  })
})

it('every keyword that is honoured has a picture', () => {
  const doc = readFileSync(join(root, 'docs/schema-keywords.md'), 'utf8')
  const honoured = [...doc.matchAll(/^\| `([^`]+)` \| honoured \|/gm)].map(([, keyword]) => keyword)
  expect(honoured.filter((keyword) => keyword === undefined || !(keyword in keywordForms))).toEqual([])
})
