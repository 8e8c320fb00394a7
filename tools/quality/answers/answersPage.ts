// Writes docs/answers.md: every value of every answer, with the pages that show it or the reason why none does.
import type { Product } from '@pagewright/cli'
import type { Contract } from '@pagewright/cli/source'
import { answerLeaves } from './answerLeaves'
import { answerUses } from './answerUses'
import { leftOut, readByCode } from './leftOut'

/** One value of an answer, and what becomes of it. */
export interface AnswerRow {
  readonly endpoint: string
  readonly value: string
  readonly shown: readonly string[]
  readonly decides: readonly string[]
  /** Why no page has it. */
  readonly reason: string | undefined
}

/** Returns a row for each value of each answer. */
export function answerRows(product: Product, contract: Contract): readonly AnswerRow[] {
  const uses = answerUses(product)
  return Object.keys(contract.calls).flatMap((endpoint) =>
    answerLeaves(contract, endpoint).map((value) => {
      const own = uses.filter((use) => use.endpoint === endpoint && covers(use.value, value))
      const routes = (as: string) => [...new Set(own.filter((use) => use.as === as).map(({ route }) => route))]
      const code = readByCode[endpoint]?.[value]
      const shown = [...new Set([...routes('shown'), ...(code === undefined ? [] : [code])])]
      const decides = routes('decides')
      const isRead = shown.length > 0 || decides.length > 0
      return { endpoint, value, shown, decides, reason: isRead ? undefined : reasonFor(endpoint, value)?.reason }
    }),
  )
}

/** Returns the entries of `leftOut` and `readByCode` that are about no value, or about one that a page reads. */
export function staleReasons(rows: readonly AnswerRow[]): readonly string[] {
  const needed = new Set(
    rows.filter(({ reason }) => reason !== undefined).map(({ endpoint, value }) => reasonFor(endpoint, value)?.name),
  )
  const known = new Set(rows.map(({ endpoint, value }) => `${endpoint} ${value}`))
  const names = (all: typeof leftOut) =>
    Object.entries(all).flatMap(([endpoint, reasons]) => Object.keys(reasons).map((value) => `${endpoint} ${value}`))
  return [
    ...names(leftOut).filter((name) => !needed.has(name)),
    ...names(readByCode).filter((name) => !known.has(name)),
  ]
}

function reasonFor(endpoint: string, value: string): { readonly name: string; readonly reason: string } | undefined {
  for (const group of [endpoint, '*'])
    for (const [name, reason] of Object.entries(leftOut[group] ?? {}))
      if (value === name || value.endsWith(`.${name}`) || covers(name, value) || covers(`list.${name}`, value))
        return { name: `${group} ${name}`, reason }
  return undefined
}

/** Returns true if a value is what a path leads to, or lies within it. */
function covers(path: string, value: string): boolean {
  return value === path || value.startsWith(`${path}.`)
}

/** Returns the document. */
export function answersPage(rows: readonly AnswerRow[]): string {
  const endpoints = [...new Set(rows.map(({ endpoint }) => endpoint))]
  const count = (of: (row: AnswerRow) => boolean) => rows.filter(of).length
  return `# Answers

This page lists every value that an answer of the server carries, and what becomes of it in Lumi. It is made from \`schemas/\`, \`pages/\`
and \`markets/\`. ${rows.length} values: ${count(({ shown }) => shown.length > 0)} are shown, ${count(({ shown, decides }) => shown.length === 0 && decides.length > 0)} only decide something, and
${count(({ reason }) => reason !== undefined)} are left out for the reason that is given. Names in other languages (\`name_ar\`) and \`has_more\` have no rows.

"Decides" means a condition, a request, a key or an address. \`npm run quality -- answers\` writes this page.
\`tests/tooling/answersDoc.test.ts\` fails if a value has neither a page nor a reason.

${endpoints
  .map((endpoint) =>
    section(
      endpoint,
      rows.filter((row) => row.endpoint === endpoint),
    ),
  )
  .join('\n\n')}
`
}

function section(endpoint: string, rows: readonly AnswerRow[]): string {
  const lines = rows.map(({ value, shown, decides, reason }) =>
    [`\`${value}\``, shown.map(code).join(' '), decides.map(code).join(' '), reason ?? ''].join(' | '),
  )
  return [
    `## ${endpoint}`,
    '',
    '| Value | Shown | Decides | Left out |',
    '|---|---|---|---|',
    ...lines.map((line) => `| ${line} |`),
  ].join('\n')
}

function code(route: string): string {
  return route.startsWith('/') ? `\`${route}\`` : route
}
