// Tests the recipes of docs/pages.md: their lines are in the files that they name. Every picture is in a document.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../tools/cli/root'
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

it('shows every picture of docs/pictures/ in a document', () => {
  const filesIn = (folder: string, ending: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending))
  const documents = [
    ...filesIn('docs', '.md').map((file) => read(`docs/${file}`)),
    ...['conduit', 'github'].map((example) => read(`examples/${example}/README.md`)),
  ]
  const shown = new Set(
    documents.flatMap((text) => [...text.matchAll(/\]\((?:[\w./]*\/)?pictures\/([^)]+)\)/g)].map(([, file]) => file)),
  )
  expect(filesIn('docs/pictures', '.png').filter((file) => !shown.has(file))).toEqual([])
})
