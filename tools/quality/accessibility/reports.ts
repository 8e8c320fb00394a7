// Writes docs/accessibility.md for people and docs/accessibility.openacr.yaml for whoever compares products.
import { criteria, type Criterion } from './criteria'

/** Returns the text of docs/accessibility.md. */
export function accessibilityPage(): string {
  const held = criteria.filter(({ state }) => state === 'held').length
  const rows = criteria.map(
    ({ number, level, title, how, state, tests }) =>
      `| ${number} | ${level} | ${title} | ${how} | ${state} | ${tests.map(([file, name]) => `\`${file}\` *${name}*`).join('<br>')} |`,
  )
  return `# Accessibility

This page lists the ${criteria.length} criteria of [WCAG 2.2](https://www.w3.org/TR/WCAG22/) at levels A and AA. For each it says what the product does
and which test fails if it stops. ${held} of them are held by a test. A row without a test says what is missing.

\`npm run quality -- accessibility\` writes this page, and the same as an [OpenACR](https://github.com/GSA/openacr) report in
\`docs/accessibility.openacr.yaml\`. \`tests/tooling/accessibilityDoc.test.ts\` checks that both are current and that the named tests exist.

Tests cannot tell whether a page is pleasant to use. [Screen reader](screen-reader.md) describes what Orca says on five tasks. Nobody who depends on
assistive technology has tried the product yet.

| # | Level | Criterion | How | State | Tests |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}

/** Returns the OpenACR report as YAML. */
export function openAcr(): string {
  const chapter = (level: Criterion['level'], id: string) => [
    `  ${id}:`,
    '    criteria:',
    ...criteria
      .filter((one) => one.level === level)
      .flatMap(({ number, how, state, tests }) => [
        `      - num: ${JSON.stringify(number)}`,
        '        components:',
        '          - name: web',
        '            adherence:',
        `              level: ${state === 'held' ? 'supports' : 'partially-supports'}`,
        `              notes: ${JSON.stringify([how, ...tests.map(([file, name]) => `${file}: ${name}`)].join(' | '))}`,
      ]),
  ]
  return [
    'title: Lumi Accessibility Conformance Report',
    'product:',
    '  name: Lumi',
    '  version: 0.1.0',
    '  description: Mobile web client made with Pagewright.',
    'author:',
    '  name: The Pagewright team',
    'vendor:',
    '  company_name: Pagewright',
    'evaluation_methods_used: Automated browser, component and source tests; listening with Orca.',
    'catalog: 2.5-edition-wcag-2.2-en',
    'chapters:',
    ...chapter('A', 'success_criteria_level_a'),
    ...chapter('AA', 'success_criteria_level_aa'),
    '',
  ].join('\n')
}
