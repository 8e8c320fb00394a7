// Tests the recipes of docs/pages.md: their lines are in the files that they name, and their pictures exist.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../tools/cli/root'
import { docPictures, overviewScreens } from '../../tools/quality/pictures/docPictures'
import { blocksOf } from './docSteps'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const recipes = blocksOf('docs/pages.md')
  .filter(({ file }) => file === 'quoted')
  .map(({ note: file = '', text }) => ({ file, text }))

describe.each(recipes)('the recipe from $file', ({ file, text }) => {
  it('quotes lines of the file, in their order', () => {
    const lines = read(file)
      .split('\n')
      .map((line) => line.trim())
    let at = 0
    const missing = text
      .trim()
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => {
        const found = lines.indexOf(line, at)
        if (found >= 0) at = found + 1
        return found < 0
      })
    expect(missing).toEqual([])
  })
})

describe('the pictures', () => {
  const shown = [...read('docs/pages.md').matchAll(/\]\(pictures\/([\w-]+)\.png\)/g)].map(([, name]) => name)

  it('are those that the command makes, one for each recipe', () => {
    const names = docPictures.map(({ name }) => name)
    expect(shown).toEqual(names)
    const files = readdirSync(join(root, 'docs/pictures')).filter((file) => file.endsWith('.png'))
    expect(files.toSorted()).toEqual(names.map((name) => `${name}.png`).toSorted())
    expect(recipes).toHaveLength(names.length)
  })

  it.each(docPictures)('$name is a screen of 375 × 812 px', ({ name }) => {
    const file = readFileSync(join(root, `docs/pictures/${name}.png`))
    expect(file.subarray(1, 4).toString()).toBe('PNG')
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([375, 812])
  })

  it('docs/lumi.png has a screen for each page of the overview', () => {
    const file = readFileSync(join(root, 'docs/lumi.png'))
    expect(file.readUInt32BE(16)).toBe(overviewScreens.length * (375 + 16) + 16)
  })
})
