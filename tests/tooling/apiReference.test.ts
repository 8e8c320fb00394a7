// Tests the API reference: docs/api is up to date, and every name that products use has a docstring.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { root } from '../../tools/cli/root'
import { apiDocuments, readApi, type ApiEntry } from '../../tools/quality/apiReference/apiReference'

/** Entries of the engine that the code of a product imports. */
const forProducts = ['', '/boot', '/api', '/forms', '/language', '/ui', '/testing']

let entries: readonly ApiEntry[] = []
beforeAll(async () => {
  entries = await readApi()
})

it('docs/api is as `npm run docs -- api` writes it', () => {
  const documents = apiDocuments(entries)
  const stale = [...documents].filter(([file, text]) => {
    const path = join(root, file)
    return !existsSync(path) || readFileSync(path, 'utf8') !== text
  })
  expect(stale.map(([file]) => file)).toEqual([])
  const files = readdirSync(join(root, 'docs/api')).map((file) => `docs/api/${file}`)
  expect(files.toSorted()).toEqual([...documents.keys()].toSorted())
})

it('every exported name has a declaration', () => {
  const lost = entries.flatMap(({ name, names }) =>
    names.filter(({ declarations }) => declarations.length === 0).map((one) => `${name}: ${one.name}`),
  )
  expect(lost).toEqual([])
})

it.each(forProducts)('every name of @pagewright/engine%s has a docstring', (path) => {
  const entry = entries.find(({ name }) => name === `@pagewright/engine${path}`)
  expect(entry?.names.length).toBeGreaterThan(0)
  expect(entry?.names.filter(({ doc }) => doc === '').map(({ name }) => name)).toEqual([])
})
