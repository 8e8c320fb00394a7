// Counts which forms of a corpus are drawn, and which documents are sent as they came, with our engine and with stock RJSF.
import { isDeepStrictEqual } from 'node:util'
import type { FormCase } from './corpora'
import { drawAll } from './drawAll'
import type { FormResult } from './formJob'

export interface FormScores {
  readonly name: string
  readonly cases: number
  readonly documents: number
  readonly own: Score
  readonly stock: Score
  /** Documents that both send, and send with the same values. */
  readonly alike: number
}

interface Score {
  readonly drawn: number
  readonly same: number
  readonly changed: number
  readonly completed: number
  readonly refused: number
  /** Lists the failures, each with its reason. */
  readonly failures: readonly string[]
}

const mostSeconds = 5

/** Draws the forms of a corpus with both libraries. */
export async function measureForms(name: string, cases: readonly FormCase[]): Promise<FormScores> {
  const draw = (library: 'pagewright' | 'stock') =>
    drawAll(
      cases.map(({ schema, whole, documents }) => ({
        library,
        schema: library === 'stock' ? schema : whole,
        documents,
      })),
      (done) => {
        if (done % 50 === 0) console.log(`${name}, ${library}: ${done} of ${cases.length}`)
      },
    )
  const [own, stock] = [await draw('pagewright'), await draw('stock')]
  const alike = own.flatMap(({ documents }, at) =>
    documents.filter(
      (one, index) => one.sent !== undefined && isDeepStrictEqual(one.sent, stock[at]?.documents[index]?.sent),
    ),
  ).length
  return {
    name,
    cases: cases.length,
    documents: cases.reduce((sum, { documents }) => sum + documents.length, 0),
    own: scoreOf(cases, own),
    stock: scoreOf(cases, stock),
    alike,
  }
}

function scoreOf(cases: readonly FormCase[], results: readonly FormResult[]): Score {
  const documents = results.flatMap((one) => one.documents)
  const count = (is: string) => documents.filter((one) => one.is === is).length
  const isWhole = ({ isDrawn, seconds }: FormResult) => isDrawn && seconds <= mostSeconds
  return {
    drawn: results.filter(isWhole).length,
    same: count('same'),
    changed: count('changed'),
    completed: count('completed'),
    refused: count('refused'),
    failures: results.flatMap((result, at) => {
      const { name } = cases[at] ?? { name: '' }
      if (!isWhole(result)) return [`${name}: ${result.problem ?? `drawn in ${result.seconds.toFixed(1)} s`}`]
      return result.documents.flatMap(({ is, problem = '' }) => (is === 'same' ? [] : [`${name}: ${is}: ${problem}`]))
    }),
  }
}
