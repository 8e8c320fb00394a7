// `npm run reach` feeds Pagewright what others wrote, beside the stock libraries in the same run, and writes
// docs/reach.md. It is not a test. It installs its material once, from tools/quality/reach/package-lock.json.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Command, examples, program, root } from '@pagewright/cli/source'
import { install } from './bench/installBench'
import { jsonFormsCases, sampleCases, schemaStoreCases } from './reach/corpora'
import { measureDocuments } from './reach/documents'
import { measureForms, type FormScores } from './reach/forms'
import { measureSuite } from './reach/suite'
import { reachText } from './reach/text'

const options = (command: Command) =>
  command
    .option('--suite <folder>', 'a checkout of JSON-Schema-Test-Suite')
    .option('--schemas <folder>', 'a checkout of SchemaStore')
    .addHelpText('after', examples('', '--schemas ../schemastore'))

export const main = program(options, async (values) => {
  install(join(import.meta.dirname, 'reach'))
  const suite = measureSuite(values.suite)
  console.log(`JSON-Schema-Test-Suite: ${suite.compiled} of ${suite.tests}`)
  const forms: FormScores[] = []
  for (const corpus of [
    { name: 'RJSF playground, re-typed', cases: sampleCases() },
    { name: 'JSON Forms examples', cases: jsonFormsCases() },
    ...(values.schemas ? [{ name: 'SchemaStore', cases: schemaStoreCases(values.schemas) }] : []),
  ]) {
    const measured = await measureForms(corpus.name, corpus.cases)
    console.log(`${corpus.name}: ${measured.own.drawn} of ${measured.cases}`)
    forms.push(measured)
  }
  const documents = measureDocuments((done, all) => {
    if (done % 250 === 0) console.log(`OpenAPI documents: ${done} of ${all}`)
  })
  const file = join(root, 'docs/reach.md')
  writeFileSync(file, reachText(suite, forms, documents))
  console.log(`Wrote ${file}`)
  return documents.crashes.length > 0 ? 1 : 0
})
