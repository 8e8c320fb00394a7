// Writes docs/reach.md from what was measured.
import type { DocumentScores } from './documents'
import type { FormScores } from './forms'
import type { Suite } from './suite'

/** Returns the text of the document. */
export function reachText(
  suite: Suite,
  forms: readonly FormScores[],
  { rows, crashes, slow, refused, lost }: DocumentScores,
): string {
  const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)
  return `# Reach: what others wrote

\`npm run reach\` writes this document. It feeds Pagewright schemas and API documents that nobody here wrote. The material comes from npm packages, which
\`tools/quality/reach/package.json\` names. Nothing of it is part of the product or of \`npm test\`.

Measured on ${new Date().toISOString().slice(0, 10)}.

## JSON Schema

${suiteText(suite)}

| Validator | Tests passed of ${suite.tests} |
| --- | --- |
| The compiled validator of a form | ${suite.compiled} |
| \`fitsSchema\`, which answers RJSF's questions | ${suite.evaluated} |
| Stock | ${suite.stock} |

Failures, with the validators that fail:

${listOf(suite.failures)}

Left out:

${listOf(suite.excluded)}

${forms.map(formsText).join('\n')}
## OpenAPI documents

Each operation is imported as \`npm run import -- openapi\` does, and its definitions are checked as \`npm run check\` does. A list GET has an answer with a list
in it. A working list is one whose rows and paging the import understands.

| Documents | Count | Operations | Checked calls | Share | List GETs | Working lists | Slowest, s |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row.name} | ${row.documents} | ${row.operations} | ${row.checked} | ${share(row.checked, row.operations)} | ${row.reads} | ${share(row.lists, row.reads)} | ${row.seconds.toFixed(1)} |`).join('\n')}

Crashes: ${crashes.length}. Documents that took more than 5 s: ${slow.length}.

${listOf([...crashes, ...slow])}

Documents that were refused whole, by reason:

${listOf(sorted(refused))}

Operations that did not become a checked call, by reason:

${listOf(sorted(lost).slice(0, 20))}
`
}

function suiteText({ draft, excluded }: Suite): string {
  return draft === 7
    ? "The tests of draft 7 of JSON-Schema-Test-Suite, from a checkout that `--suite` names. Its remote documents are given to Pagewright, as `oneDocument` takes them. Stock is RJSF's validator, which compiles with ajv at run time and gets no remote documents."
    : `The package \`json-schema-test-suite\` has drafts 3 and 4, and no draft 7. Its draft 4 files run here, without the schemas that mean something else in draft 7:\n${excluded.length} groups. \`--suite <folder>\` runs draft 7 from a checkout. Stock is RJSF's validator, which compiles with ajv at run time.`
}

const sources: { readonly [name: string]: string } = {
  'RJSF playground, re-typed':
    "No package carries RJSF's playground. `tools/quality/reach/samples.ts` has our own schemas, one for the ability that each sample tests. No member or text is theirs.",
  'JSON Forms examples':
    'The schemas and data of the package `@jsonforms/examples`. Much of its data breaks its own schemas on purpose, so a refused document is no failure.',
  SchemaStore:
    'The draft 7 schemas below 64 KB that have a valid document in JSON, each with the first of them, from a checkout that `--schemas` names.',
}

function formsText({ name, cases, documents, own, stock, alike }: FormScores): string {
  return `## ${name}

${sources[name] ?? ''} A form is drawn whole within 5 s, without a member that cannot be drawn. Then the document is loaded and submitted.
A completed document lacks a member that its own schema requires, and is sent with it.

| Library | Forms drawn of ${cases} | Documents sent as they came of ${documents} | Changed | Completed | Refused |
| --- | --- | --- | --- | --- | --- |
| Pagewright | ${own.drawn} | ${own.same} | ${own.changed} | ${own.completed} | ${own.refused} |
| Stock RJSF | ${stock.drawn} | ${stock.same} | ${stock.changed} | ${stock.completed} | ${stock.refused} |

Both sent the same values for ${alike} documents. What fails in Pagewright:

${listOf(own.failures)}
`
}

function sorted(counts: ReadonlyMap<string, number>): readonly string[] {
  return [...counts].sort(([, one], [, other]) => other - one).map(([name, count]) => `${count} × ${name}`)
}

function listOf(lines: readonly string[]): string {
  return lines.length === 0 ? 'None.' : lines.map((line) => `- ${line.replaceAll(/[<>|]/g, ' ')}`).join('\n')
}
