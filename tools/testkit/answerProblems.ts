import { type Contract, inline, membersOfRequest, wholeBodyOf } from '@pagewright/cli/source'
import { createRequest, envelopeCode, isObject } from '@pagewright/engine/tools'
import Ajv from 'ajv/dist/2020.js'

/**
 * Sends a read to a server and returns the problems of its answer, one sentence each. Required members of the request get
 * the value in `samples`, their `default` or first `examples`, and 1 for a page. Skips a read with other required members.
 */
export async function answerProblems(
  contract: Contract,
  origin: string,
  endpoint: string,
  { headers = {}, samples = {} }: AnswerOptions = {},
): Promise<readonly string[]> {
  const call = contract.calls[endpoint]
  if (!call) return [`schemas/api.json has no "${endpoint}".`]
  const body = bodyOf(membersOfRequest(contract.set, call), samples)
  if (!body) return []
  const whole = wholeBodyOf(contract.set, call)
  const { url, init } = createRequest(
    origin,
    endpoint,
    body,
    { ...jsonHeaders, ...call.headers, ...headers },
    {
      ...call,
      ...(whole !== undefined && { body: whole }),
    },
  )
  const response = await fetch(url, init)
  if (!response.ok) return [`${endpoint} answers with status ${response.status}.`]
  if (call.answer === 'file') return []
  const answer: unknown = await response.json()
  const isBare = call.answer === 'bare'
  const { success = [] } = contract.protocol?.envelope ?? {}
  if (!isBare && !success.includes(envelopeCode(answer) ?? ''))
    return [`${endpoint} answers with ${JSON.stringify(answer)}.`]
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false })
  const validate = ajv.compile(inline(contract.set, { $ref: call.response }, ''))
  validate(isBare || !isObject(answer) ? answer : answer.res)
  const at = isBare ? 'answer' : 'res'
  return (validate.errors ?? []).map(({ instancePath, message }) => `${endpoint}: ${at}${instancePath} ${message}.`)
}

const jsonHeaders = { 'content-type': 'application/json' }

interface Samples {
  readonly [member: string]: unknown
}

export interface AnswerOptions {
  /** Headers of every request, such as that of a session. */
  readonly headers?: { readonly [name: string]: string }
  /** Values of required members, such as an id in a path. */
  readonly samples?: Samples
}

type Schema = ReturnType<typeof inline>

/** Returns a body with all required members. Returns undefined if the schema has no example for one of them. */
function bodyOf({ properties = {}, required = [] }: Schema, samples: Samples): object | undefined {
  const members = required.map((name) => [name, samples[name] ?? sampleOf(name, properties[name] ?? {})] as const)
  return members.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(members)
}

function sampleOf(name: string, schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default
  if (Array.isArray(schema.examples)) return schema.examples[0]
  return name === 'page' ? 1 : undefined
}
