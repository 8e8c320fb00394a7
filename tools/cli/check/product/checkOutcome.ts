// Checks the `outcome` of an endpoint: its call exists, and the answer has the members that it reads.
import { isRef, type OutcomeRule } from '@pagewright/engine/tools'
import { follow, own, type Tree } from '../grammar/known'
import { withMembers } from '../../generate/rootValue'
import { inline, type Contract, type JsonSchema, type SchemaSet } from '../../generate/schemaSet'

/** Throws if a rule names a call, a member of the body or a member of a row that does not exist. */
export function checkOutcome(contract: Contract, set: SchemaSet, endpoint: string, rule: OutcomeRule): void {
  const fault = outcomeFault(contract, set, endpoint, rule)
  if (fault !== undefined) throw new Error(`schemas/api.json › ${endpoint} › outcome: ${fault}.`)
}

/** Returns the same message without the place, or undefined for a valid rule. */
export function outcomeFault(
  contract: Contract,
  set: SchemaSet,
  endpoint: string,
  rule: OutcomeRule,
): string | undefined {
  const unknown = [...(rule.refusals ?? []), ...(rule.doubtful ?? [])].find((code) => !codesIn(set).includes(code))
  if (unknown !== undefined && codesIn(set).length > 0) return `the server never refuses with "${unknown}"`
  const read = contract.calls[rule.call]
  if (read?.kind !== 'read') return `"${rule.call}" is not a reading call`
  const tree = (ref: string) => withMembers(inline(set, { $ref: ref }, ''))
  const answer = inline(set, { $ref: read.response }, '')
  const row = rule.list ? answer.properties?.list?.items : answer
  const body = tree(contract.calls[endpoint]?.request ?? '')
  const asked = tree(read.request)
  const known = (path: string): boolean => {
    if (path === 'since' || path === 'user.uid') return true
    const [first, ...rest] = path.split('.')
    return (first === 'row' && has(row, rest)) || (first === 'body' && has(body, rest))
  }

  for (const name of Object.keys(rule.body)) if (!has(asked, [name])) return `"${rule.call}" takes no "${name}"`
  if (rule.match.length === 0) return '"match" is empty, so no row would ever match'
  const values = [...Object.values(rule.body), ...rule.match.flatMap((match) => Object.values(match))]
  const paths = [...rule.match.flatMap((match) => Object.keys(match)), ...values.filter(isRef).map(({ from }) => from)]
  for (const path of paths) if (!known(path)) return `there is no "${path}"`
  const seen = { properties: { row: row ?? {}, body, asked } } as Tree
  const sent = Object.entries(rule.body).map(([name, value]) => [`asked.${name}`, value] as const)
  for (const [path, value] of [...sent, ...rule.match.flatMap((match) => Object.entries(match))]) {
    const possible = follow(seen, path).tree?.enum
    const never = isRef(value) ? undefined : [value].flat().find((one) => possible && !possible.includes(one))
    if (never !== undefined) return `"${path.replace('asked.', '')}" is never ${JSON.stringify(never)}`
  }
  for (const path of [rule.time, rule.ref, rule.key])
    if (path !== undefined && !has(row, path.split('.'))) return `a row has no "${path}"`
  return (
    refFault(endpoint, rule, row, tree(rule.answer ?? contract.calls[endpoint]?.response ?? '')) ??
    codeFault(rule, contract)
  )
}

/** Checks `ref`. If a row or the answer may omit it, an earlier, equal row could be taken for the lost call. */
function refFault(
  endpoint: string,
  { ref, answer }: OutcomeRule,
  row: JsonSchema | null | undefined,
  own: JsonSchema,
): string | undefined {
  if (ref === undefined) return undefined
  if (!requires(row, ref)) return `"ref" is "${ref}", which is optional in a row: add it to "required" of the row`
  if (requires(own, ref)) return undefined
  const whose = answer === undefined ? `the answer of ${endpoint}` : `"${answer}"`
  return (
    `"ref" is "${ref}", which ${whose} does not require. Add it to "required" there; or name the definition of the answer to a successful ` +
    `call in "answer"; or omit "ref", so that ambiguous calls show as unclear`
  )
}

function codeFault({ refusals = [], doubtful = [] }: OutcomeRule, { protocol }: Contract): string | undefined {
  const { success = [], sessionEnd = [] } = protocol?.envelope ?? {}
  const taken = [...success, ...sessionEnd]
  if (refusals.length === 0)
    return '"refusals" is missing: list the codes after which no money moved, as texts. After other codes, the client asks the server'
  for (const [member, codes] of Object.entries({ refusals, doubtful })) {
    const wrong = codes.find((code) => code === '' || taken.includes(code))
    if (wrong !== undefined)
      return `"${member}" names ${JSON.stringify(wrong)}: expected a code as text, but none that "protocol" names (${taken.join(', ')})`
  }
  const both = doubtful.find((code) => refusals.includes(code))
  return both === undefined
    ? undefined
    : `"${both}" is in "refusals" and in "doubtful": keep it in "doubtful" if the same request can cause it when it arrives twice`
}

function requires(schema: JsonSchema | null | undefined, name: string): boolean {
  return schema?.required?.includes(name) === true
}

function has(schema: JsonSchema | null | undefined, path: readonly string[]): boolean {
  const [first, ...rest] = path
  return first === undefined ? schema !== undefined && schema !== null : has(own(schema?.properties, first), rest)
}

/** Returns the codes of the definitions that mean a refusal. */
function codesIn(set: SchemaSet): readonly string[] {
  return Object.values(set).flatMap((definitions) =>
    Object.values(definitions).flatMap((schema) =>
      schema['x-means'] === 'refusal' && Array.isArray(schema.enum) ? schema.enum.map(String) : [],
    ),
  )
}
