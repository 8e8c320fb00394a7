// Reads the schemas that others wrote, with their documents.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { oneDocument, type Documents } from '@pagewright/cli/schemas'
import type { JsonSchema } from '@pagewright/cli/source'
import { samples } from './samples'

/** A schema of a corpus, with documents that its authors call valid. */
export interface FormCase {
  readonly name: string
  /** As its authors wrote it. */
  readonly schema: JsonSchema
  /** With the other documents that it refers to. */
  readonly whole: JsonSchema
  readonly documents: readonly unknown[]
}

const hosts = ['https://json.schemastore.org/', 'https://www.schemastore.org/'] as const
const mostBytes = 64 * 1024
const require = createRequire(import.meta.url)

/** Returns the draft 7 schemas below 64 KB of a checkout of SchemaStore that have a valid document in JSON. */
export function schemaStoreCases(checkout: string): readonly FormCase[] {
  const folder = join(checkout, 'src/schemas/json')
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -5))
  const all = new Map(names.map((name) => [name, readJson(join(folder, `${name}.json`)) as JsonSchema]))
  const documents: Documents = {
    ...Object.fromEntries(
      [...all].flatMap(([name, schema]) =>
        hosts.flatMap((host) => [`${host}${name}.json`, `${host}${name}`].map((address) => [address, schema])),
      ),
    ),
    'http://json-schema.org/draft-07/schema': readJson(require.resolve('ajv/lib/refs/json-schema-draft-07.json')),
  }
  return [...all].flatMap(([name, schema]): FormCase[] => {
    const tests = join(checkout, 'src/test', name)
    const isSmall = statSync(join(folder, `${name}.json`)).size < mostBytes
    if (!isSmall || !String(schema.$schema).includes('draft-07') || !existsSync(tests)) return []
    const valid = readdirSync(tests)
      .filter((file) => file.endsWith('.json') && statSync(join(tests, file)).size < mostBytes)
      .sort()
      .map((file) => readJson(join(tests, file)))
    if (valid.length === 0) return []
    return [
      { name, schema, whole: oneDocument(schema, documents, `${hosts[0]}${name}.json`), documents: valid.slice(0, 1) },
    ]
  })
}

/** Returns our own schemas for what the samples of RJSF's playground test. */
export function sampleCases(): readonly FormCase[] {
  return Object.entries(samples).map(([name, { schema, value }]) => ({
    name,
    schema,
    whole: oneDocument(schema),
    documents: value === undefined ? [] : [value],
  }))
}

interface Example {
  readonly name: string
  readonly schema?: JsonSchema
  readonly data?: unknown
}

/** Returns the examples of JSON Forms that have a schema, from the package `@jsonforms/examples`. */
export function jsonFormsCases(): readonly FormCase[] {
  const { getExamples } = require('@jsonforms/examples') as { getExamples(): readonly Example[] }
  return getExamples().flatMap(({ name, schema, data }) => {
    const isDocument = typeof data === 'object' && data !== null && Object.keys(data).length > 0
    return schema ? [{ name, schema, whole: oneDocument(schema), documents: isDocument ? [data] : [] }] : []
  })
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''))
}
