// Tests the examples of the guides: each is valid as the type of the language that its head names.
import { runnerImport } from 'vite'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { isObject } from '@pagewright/engine/tools'
import { compileWithTypes, typeDefinitions } from '../support/typeSchemas'
import { blocksOf } from './docSteps'

const folder = mkdtempSync(join(tmpdir(), 'guides-'))
afterAll(() => rmSync(folder, { recursive: true }))

const examples = ['forms', 'lists', 'actions', 'access'].flatMap((guide) =>
  blocksOf(`docs/${guide}.md`)
    // tests/tooling/docsSite.test.ts compares examples that name a file with that file.
    .filter(({ language, file }) => language === 'ts' && !file?.includes('/'))
    .map(({ file: type = '', text }, index) => ({ guide, type, text, name: `${guide}-${index}` })),
)

it('each guide has examples', () => {
  expect(new Set(examples.map(({ guide }) => guide)).size).toBe(4)
})

describe.each(examples)('$name: $type', ({ type, text, name }) => {
  it('is a type of the language', () => expect(Object.keys(typeDefinitions)).toContain(type))

  it('is valid', async () => {
    const file = join(folder, `${name}.ts`)
    writeFileSync(file, `export const example = ${text.startsWith('{') ? text : `{ ${text} }`}`)
    const { module } = await runnerImport<{ readonly example: unknown }>(file)
    for (const one of configsOf(type, module.example)) {
      const fits = compileWithTypes({ $ref: `#/definitions/${type}` })
      expect(fits(one), JSON.stringify(fits.errors, null, 1)).toBe(true)
    }
  })
})

/** Blocks and conditions stand alone. Of other types, an example has one or more by their ids. */
function configsOf(type: string, example: unknown): readonly unknown[] {
  if (!isObject(example)) throw new Error('An example is an object.')
  if (type === 'FormBlock') return [{ ...formBlock, ...example }]
  return type === 'ListBlock' || type === 'Conditions' ? [example] : Object.values(example)
}

/** Completes examples that show other members of a form. */
const formBlock = {
  block: 'form',
  form: 'trip',
  fields: { name: { label: 'trip.name' } },
  submit: { do: 'call', call: 'POST /trips', label: 'trip.save', failed: 'trip.notSaved' },
}
