import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { inline, readContract } from '@pagewright/cli/source'
import Ajv from 'ajv/dist/2020.js'
import { automaticAnswer } from './automatic'
import { readCollections } from './collections'
import type { SandboxRow } from './handler'

/**
 * Returns a function that answers calls of `schemas/api.json` from the schemas and `sandbox/examples/` of a product, for a
 * server that answers other calls by itself. Rows last until it is opened again. Throws for a call that does not exist.
 */
export function openAnswers(root: string): (endpoint: string, body: SandboxRow) => unknown {
  const contract = readContract(root)
  const folder = join(root, 'sandbox/examples')
  const collections = existsSync(folder) ? readCollections(folder) : {}
  // Rows may have members that only the sandbox needs.
  const ajv = new Ajv({ strict: false, validateFormats: false, removeAdditional: 'all' })
  return (endpoint, body) => {
    const call = contract.calls[endpoint]
    if (!call) throw new Error(`schemas/api.json has no "${endpoint}".`)
    const { answer } = automaticAnswer(contract, call, endpoint, collections, body)
    const shown: unknown = structuredClone(answer)
    ajv.validate(inline(contract.set, { $ref: call.response }, ''), shown)
    return shown
  }
}
