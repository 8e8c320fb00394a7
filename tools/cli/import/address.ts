// Makes the name of a call from the address of an operation, which a document may write in several ways.
import { isObject } from '@pagewright/engine/tools'
import type { FoundOperation, OpenApiDocument } from './readDocument'

export interface Address {
  /** The method and the path. A word after `#` tells operations of one address apart. */
  readonly endpoint: string
  /** Members of the query that stand in the path. One without a value is filled by the request. */
  readonly query: QueryMembers
  /** Members with a value that stand after `#`. They may be sent anywhere, as the parameters of the operation say. */
  readonly fragment: QueryMembers
}

interface QueryMembers {
  readonly [name: string]: string | undefined
}

/** Returns the path of the first server of the first part that names servers. Its variables have their default values. */
export function basePath(...parts: readonly OpenApiDocument[]): string {
  const [server] = parts.flatMap(({ servers }) => (Array.isArray(servers) ? (servers as readonly unknown[]) : []))
  const { url, variables } = (server ?? {}) as { readonly url?: unknown; readonly variables?: unknown }
  const known = isObject(variables) ? variables : {}
  const text = (typeof url === 'string' ? url : '').replaceAll(/\{([^{}]*)\}/g, (_, name: string) => {
    const variable = known[name]
    return isObject(variable) && typeof variable.default === 'string' ? variable.default : name
  })
  // An address may lack its protocol (`//api.example.com/v1`), or its origin (`/v1`).
  return URL.canParse(text, origin) ? new URL(text, origin).pathname.replace(/\/+$/, '') : ''
}

const origin = 'https://origin.invalid/'

export function addressOf({ path, method, operation }: FoundOperation, base: string): Address {
  const [beforeFragment = '', ...fragments] = path.split('#')
  const [plain = '', ...queries] = beforeFragment.split('?')
  const from = [...queries, ...fragments].join('&')
  const word = from === '' ? undefined : (nameOf(operation.operationId) ?? nameOf(from))
  const whole = `${base}${plain}`
    .replaceAll(/\{([\w.$-]+)[^{}]*\}/g, '{$1}')
    .replaceAll(/[ "<>`^|\\]/g, encodeURIComponent)
  return {
    endpoint: `${method.toUpperCase()} ${whole}${word === undefined ? '' : `#${word}`}`,
    query: queryOf(queries.join('&')),
    fragment: Object.fromEntries(Object.entries(queryOf(fragments.join('&'))).filter(([, value]) => value !== '')),
  }
}

function queryOf(text: string): QueryMembers {
  const entries = [...new URLSearchParams(text)].map(([name, value]) => {
    const isPlace = /^\{[^{}]*\}$/.test(value)
    return [name.replaceAll(/[{}]/g, ''), isPlace ? undefined : value] as const
  })
  return Object.fromEntries(entries.filter(([name]) => /^[\w.$[\]-]+$/.test(name)))
}

/** Returns a text as a word after `#`. */
function nameOf(text: unknown): string | undefined {
  const word = typeof text === 'string' ? text.replaceAll(/[^\w.]+/g, '-').replaceAll(/^-+|-+$/g, '') : ''
  return word === '' ? undefined : word.slice(0, 80)
}
