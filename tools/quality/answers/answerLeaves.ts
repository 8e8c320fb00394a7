// Lists the values that an answer carries, from its schema.
import { inline, type Contract } from '@pagewright/cli/source'
import { isObject } from '@pagewright/engine/tools'

/** Returns the dotted names of the values in the answer of an endpoint. Members of a list follow the name of the list. */
export function answerLeaves({ calls, set }: Contract, endpoint: string): readonly string[] {
  const call = calls[endpoint]
  if (!call) throw new Error(`schemas/api.json has no endpoint "${endpoint}".`)
  return leavesOf(inline(set, { $ref: call.response }, ''), '')
}

function leavesOf(schema: unknown, path: string): readonly string[] {
  if (!isObject(schema)) return [path]
  if (isObject(schema.items)) return leavesOf(schema.items, path)
  if (!isObject(schema.properties)) return path === '' ? [] : [path]
  const names = Object.keys(schema.properties)
  const isRead = (name: string) => name !== 'has_more' && !names.some((base) => isLocal(name, base))
  return Object.entries(schema.properties)
    .filter(([name]) => isRead(name))
    .flatMap(([name, member]) => leavesOf(member, path === '' ? name : `${path}.${name}`))
}

/** Returns true for `name_ar` beside `name`: a page shows the one of its language. */
function isLocal(name: string, base: string): boolean {
  const rest = name.startsWith(`${base}_`) ? name.slice(base.length + 1) : ''
  return /(^|_)name$|^image_url$/.test(base) && /^[a-z]{2}$/.test(rest)
}
