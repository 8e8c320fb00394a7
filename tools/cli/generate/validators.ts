// Validators of one form, compiled ahead of time: a page under a strict CSP can compile nothing.
import { rolldown } from 'rolldown'
import type { RJSFSchema } from '@rjsf/utils'
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators'
import type { JsonSchema } from './schemaSet'

/** Gives the text of a module that exports the schema, untouched, and its validators; it imports nothing. */
export async function validatorModule(schema: JsonSchema): Promise<string> {
  const code = compileSchemaValidatorsCode(schema as unknown as RJSFSchema, {
    ajvFormatOptions: false, // formats are checked by the engine, in the same way for every validator
    ajvOptionsOverrides: { code: { lines: false }, validateFormats: false, verbose: false, messages: false },
  })
  const bundled = await bundle(withoutCopy(code, schema))
  return [
    '// Written by `npm run generate` from schemas/. Do not edit.',
    '// @ts-nocheck -- compiled by ajv',
    `const ${ownSchema} = ${JSON.stringify(schema)}`,
    // Made when the form is first rendered: a page may have forms in sheets that nobody opens.
    bundled.trim().replace(/export \{ (\S+) as default \};?$|export default (.+);$/, 'const validators = () => $1$2'),
    `export const form = { schema: ${ownSchema}, get validators() { return validators() } }`,
    '',
  ].join('\n')
}

const entry = '\0validators.cjs'
const ownSchema = 'formSchema'

/** ajv writes the schema once more, to name in its errors what was allowed: that of the form will do, but for an id that nobody asks for. */
function withoutCopy(code: string, schema: JsonSchema): string {
  const copy = JSON.stringify(schema).slice(0, -1)
  const at = code.indexOf(copy)
  const id = at === -1 ? null : /^,"\$id":"[^"]*"\}/.exec(code.slice(at + copy.length))
  return id ? code.slice(0, at) + ownSchema + code.slice(at + copy.length + id[0].length) : code
}

/** ajv writes CommonJS that requires its own runtime; this makes one import-free ES module of it. */
async function bundle(code: string): Promise<string> {
  const build = await rolldown({
    input: entry,
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
