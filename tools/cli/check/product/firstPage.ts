// Compares the least page of a request with the page that the engine asks for first.
import type { Problem } from '@pagewright/engine/tools'
import { inline, type Call, type SchemaSet } from '../../generate/schemaSet'

/** Finds a request that does not take the first page, or takes pages before it. */
export function firstPageProblems(set: SchemaSet, { request, pages: how }: Call): Problem[] {
  if (how && how.by !== 'page') return []
  const [send, first] = [how?.send ?? 'page', how?.first ?? 1]
  const least = inline(set, { $ref: request }, '').properties?.[send]?.minimum
  if (typeof least !== 'number' || least === first) return []
  const [file = '', name = ''] = request.split('#/$defs/')
  const isOwn = set[file]?.[name]?.properties?.[send]?.minimum !== undefined
  const what = `the first page is ${first}, and the least "${send}" is ${least}.`
  const where = [`schemas/${file}`, name, ...(isOwn ? ['properties', send, 'minimum'] : [])]
  return [{ name: 'unfit-value', where, what }]
}
