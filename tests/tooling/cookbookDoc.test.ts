// Tests docs/cookbook.md: it has the steps that tests/e2e/studioTasks.spec.ts does, and the pictures exist.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../tools/cli/root'
import { cookbookPage } from '../../tools/quality/cookbook/cookbookPage'
import { writtenLines } from '../../tools/quality/cookbook/cookbookCommand'
import { recipes } from '../../tools/quality/cookbook/recipes'
import { picturesOf } from '../../tools/quality/cookbook/steps'

const folder = join(root, 'docs/pictures/studio')
const pictures = recipes.flatMap(({ steps }) => picturesOf(steps))

it('is what `npm run quality -- cookbook` writes', () => {
  expect(readFileSync(join(root, 'docs/cookbook.md'), 'utf8')).toBe(cookbookPage(writtenLines))
})

it('has the twelve recipes, and three of them in a row of pictures', () => {
  expect(recipes).toHaveLength(12)
  expect(recipes.filter(({ steps }) => picturesOf(steps).length >= 3)).toHaveLength(3)
  expect(recipes.filter(({ steps }) => picturesOf(steps).length === 0)).toEqual([])
})

it.each(recipes)('$name: no line of src/ is written', ({ file }) => {
  const files = writtenLines(file)
    .split('\n')
    .filter((line) => line !== '' && !/^[+-]/.test(line))
  expect(files.length).toBeGreaterThan(0)
  expect(
    files.filter((one) => !/^(pages|markets|schemas|locales|public|sandbox)\/|^\w+\.config\.ts$/.test(one)),
  ).toEqual([])
})

describe('the pictures', () => {
  it('are those of the recipes, and no others', () => {
    expect(readdirSync(folder).toSorted()).toEqual(pictures.map((name) => `${name}.png`).toSorted())
  })

  it.each(pictures)('%s has a palette, and at most 40 kB', (name) => {
    const file = readFileSync(join(folder, `${name}.png`))
    expect(file.subarray(1, 4).toString()).toBe('PNG')
    // The colour type of the head: 3 is a palette.
    expect(file.readUInt8(25)).toBe(3)
    expect(file.length).toBeLessThanOrEqual(40_000)
  })
})
