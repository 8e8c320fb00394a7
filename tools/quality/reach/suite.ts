// Runs the tests of JSON-Schema-Test-Suite through the compiled validators, through `fitsSchema`, and through stock ajv.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { compileForm, formSchema } from '@pagewright/cli/schemas'
import type { JsonSchema } from '@pagewright/cli/source'
import { fitsSchema } from '@pagewright/engine/tools'
import type { RJSFSchema } from '@rjsf/utils'
import { customizeValidator } from '@rjsf/validator-ajv8'

export interface Suite {
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
const folder = join(import.meta.dirname, 'node_modules/json-schema-test-suite/tests/draft4')

/** Returns the counts of tests that each validator passes. */
export function measureSuite(): Suite {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const groups = files.flatMap((file) =>
    (JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly Group[]).map((group) => ({ file, group })),
  )
  const failures: string[] = []
  const excluded: string[] = []
  const counts = { tests: 0, compiled: 0, evaluated: 0, stock: 0 }
  for (const { file, group } of groups) {
    const why = draft4Only(group.schema)
    if (why !== undefined) {
      excluded.push(`${file}: ${group.description} (${why})`)
      continue
    }
    const validators = [compiled(group.schema), evaluated(group.schema), stock(group.schema)]
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
  return { ...counts, excluded, failures }
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
