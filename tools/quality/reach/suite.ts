// Runs the tests of JSON-Schema-Test-Suite through the compiled validators, through `fitsSchema`, and through stock ajv.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { compileForm, formSchema, oneDocument, type Documents } from '@pagewright/cli/schemas'
import type { JsonSchema } from '@pagewright/cli/source'
import { fitsSchema } from '@pagewright/engine/tools'
import type { RJSFSchema } from '@rjsf/utils'
import { customizeValidator } from '@rjsf/validator-ajv8'

export interface Suite {
  readonly draft: 4 | 7
  readonly tests: number
  readonly compiled: number
  readonly evaluated: number
  readonly stock: number
  readonly excluded: readonly string[]
  readonly failures: readonly string[]
}

interface Group {
  readonly description: string
  readonly schema: JsonSchema
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[]
}

const require = createRequire(import.meta.url)
const draft4 = join(import.meta.dirname, 'node_modules/json-schema-test-suite/tests/draft4')

/** Returns the counts of tests that each validator passes. A checkout of the suite has draft 7. Without one, draft 4 runs. */
export function measureSuite(checkout?: string): Suite {
  const folder = checkout ? join(checkout, 'tests/draft7') : draft4
  const documents = checkout ? remotes(join(checkout, 'remotes')) : {}
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const groups = files.flatMap((file) =>
    (JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly Group[]).map((group) => ({ file, group })),
  )
  const failures: string[] = []
  const excluded: string[] = []
  const counts = { tests: 0, compiled: 0, evaluated: 0, stock: 0 }
  for (const { file, group } of groups) {
    const why = checkout ? undefined : draft4Only(group.schema)
    if (why !== undefined) {
      excluded.push(`${file}: ${group.description} (${why})`)
      continue
    }
    const own = oneDocument(group.schema, documents)
    const validators = [compiled(own), evaluated(own), stock(group.schema)]
    for (const { description, data, valid } of group.tests) {
      const passed = validators.map((validate) => attempt(() => validate(data)) === valid)
      counts.tests += 1
      if (passed[0]) counts.compiled += 1
      if (passed[1]) counts.evaluated += 1
      if (passed[2]) counts.stock += 1
      const lost = ['compiled', 'evaluated', 'stock'].filter((_, index) => !passed[index])
      if (lost.length > 0) failures.push(`${file}: ${group.description}: ${description} (${lost.join(', ')})`)
    }
  }
  return { ...counts, draft: checkout ? 7 : 4, excluded, failures }
}

/** Returns the documents that tests refer to by an address, with the schema of draft 7. */
function remotes(folder: string): Documents {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
  return {
    ...Object.fromEntries(files.map((name) => [`http://localhost:1234/${name}`, read(join(folder, name))])),
    'http://json-schema.org/draft-07/schema': read(require.resolve('ajv/lib/refs/json-schema-draft-07.json')),
  }
}

type Validate = (value: unknown) => boolean

function compiled(schema: JsonSchema): Validate {
  const module: { exports: { readonly [name: string]: Validate } } = { exports: {} }
  const code = attempt(() => compileForm(formSchema(schema)))
  if (typeof code === 'string') compileFunction(code, ['module', 'exports', 'require'])(module, module.exports, require)
  const [validate] = Object.values(module.exports)
  return (value) => {
    if (!validate) throw new Error('The schema was not compiled.')
    return validate(value)
  }
}

function evaluated(schema: JsonSchema): Validate {
  const prepared = formSchema(schema)
  return (value) => fitsSchema(prepared, value, prepared)
}

function stock(schema: JsonSchema): Validate {
  const validator = customizeValidator({ ajvFormatOptions: false })
  return (value) => {
    const { errors, validationError } = validator.rawValidation(schema as unknown as RJSFSchema, value)
    if (validationError) throw validationError
    return (errors ?? []).length === 0
  }
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

/** Returns why a schema means something else in draft 7, or undefined. */
function draft4Only(schema: unknown): string | undefined {
  const text = JSON.stringify(schema)
  if (/"exclusiveM(in|ax)imum":(true|false)/.test(text)) return 'exclusive bounds are numbers in draft 7'
  if (/"id":"/.test(text)) return '`id` is `$id` in draft 7'
  return text.includes('"$ref":"http') ? 'a reference to the network' : undefined
}
