// Writes the module of a form: its schema and its validator, compiled ahead of time, because a strict CSP forbids
// compiling in the page.
import { rolldown } from 'rolldown'
import { compileForm } from './compileForm'
import type { JsonSchema } from './schemaSet'

/** Returns a module without imports that exports the unchanged schema, and a function from formats to its validators. */
export async function validatorModule(schema: JsonSchema): Promise<string> {
  const code = compileForm(schema)
  const bundled = await bundle(withoutCopy(code, schema))
  return [
    '// Written by `npm run generate` from schemas/. Do not edit.',
    '// @ts-nocheck -- compiled by ajv',
    `const ${ownSchema} = ${JSON.stringify(schema)}`,
    // Validators are created when the form first renders, because most forms in sheets are never opened.
    bundled.trim().replace(/export \{ (\S+) as default \};?$|export default (.+);$/, 'const validators = () => $1$2'),
    'let formats',
    `export const form = { schema: ${ownSchema}, validators(given) { formats = given; return validators() } }`,
    '',
  ].join('\n')
}

const entry = '\0validators.cjs'
const ownSchema = 'formSchema'

/** Removes ajv's copy of the schema, which it only uses in errors. The form's schema replaces it. */
function withoutCopy(code: string, schema: JsonSchema): string {
  const copy = JSON.stringify(schema).slice(0, -1)
  const at = code.indexOf(copy)
  const id = at === -1 ? null : /^,"\$id":"[^"]*"\}/.exec(code.slice(at + copy.length))
  return id ? code.slice(0, at) + ownSchema + code.slice(at + copy.length + id[0].length) : code
}

/** Bundles ajv's CommonJS output, which requires ajv's runtime, into one ES module without imports. */
async function bundle(code: string): Promise<string> {
  const build = await rolldown({
    input: entry,
    // Finds ajv's runtime beside this file: a product need not have it, and the command may run anywhere.
    cwd: import.meta.dirname,
    platform: 'neutral',
    logLevel: 'silent',
    treeshake: true,
    resolve: { mainFields: ['main'] },
    plugins: [
      {
        name: 'validators',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? { code, moduleType: 'js' } : null),
      },
    ],
  })
  const { output } = await build.generate({
    format: 'esm',
    minify: { mangle: false, compress: true, codegen: { removeWhitespace: false } },
  })
  await build.close()
  return output[0].code
}
