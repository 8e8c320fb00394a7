import { type Contract, inline } from '@pagewright/cli/source'
import { isObject } from '@pagewright/engine/tools'
import Ajv from 'ajv/dist/2020.js'

/**
 * Sends a read to a server and returns the problems of its answer, one sentence each. Required members of the body get
 * their `default` or first `examples`, and 1 for a page. Skips a read with other required members.
 */
export async function answerProblems(contract: Contract, origin: string, endpoint: string): Promise<readonly string[]> {
  const call = contract.calls[endpoint]
  if (!call) return [`schemas/api.json has no "${endpoint}".`]
  const body = bodyOf(inline(contract.set, { $ref: call.request }, ''))
  if (!body) return []
  const [method = '', path = ''] = endpoint.split(' ')
  const response = await fetch(origin + path, {
    method,
    ...(method !== 'GET' && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!response.ok) return [`${endpoint} answers with status ${response.status}.`]
  const answer: unknown = await response.json()
  if (!isObject(answer) || answer.code !== 0) return [`${endpoint} answers with ${JSON.stringify(answer)}.`]
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false })
  const validate = ajv.compile(inline(contract.set, { $ref: call.response }, ''))
  validate(answer.res)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${endpoint}: res${instancePath} ${message}.`)
}

type Schema = ReturnType<typeof inline>

/** Returns a body with all required members. Returns undefined if the schema has no example for one of them. */
function bodyOf({ properties = {}, required = [] }: Schema): object | undefined {
  const members = required.map((name) => [name, sampleOf(name, properties[name] ?? {})] as const)
  return members.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(members)
}

function sampleOf(name: string, schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default
  if (Array.isArray(schema.examples)) return schema.examples[0]
  return name === 'page' ? 1 : undefined
}
