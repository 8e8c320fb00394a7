// What a release of pages must not change, because a deployment decides it: where calls go, who may see a page, what moves money.
import { createHash } from 'node:crypto'
import { type EndpointShape, isObject, type Market, type Protocol, type SiteEntry } from '@pagewright/engine/tools'
import { securityHeadersFor } from '../securityHeaders'

/** Each rule by its name, such as "hosts of north", with its value as text. */
export interface Boundary {
  readonly [rule: string]: string
}

/** The shapes of each endpoint: several if markets have their own. */
export interface Endpoints {
  readonly [call: string]: readonly EndpointShape[]
}

interface Facts {
  readonly site: { readonly [route: string]: SiteEntry }
  readonly markets: { readonly [id: string]: Market }
  readonly endpoints: Endpoints
  readonly protocol: Protocol
  /** The texts that are in the code of the engine, by language. */
  readonly words: { readonly [language: string]: object }
}

/** Returns the rules of a product, as it is built. */
export function boundaryOf({ site, markets, endpoints, protocol, words }: Facts): Boundary {
  const money = Object.entries(endpoints).filter(([, shapes]) => shapes.some(({ kind }) => kind === 'money'))
  const rules: readonly (readonly [rule: string, value: unknown])[] = [
    ...Object.entries(markets).map(([id, { hosts }]) => [`hosts of the market ${id}`, hosts] as const),
    ...Object.entries(site).map(
      ([route, { access = 'account', login }]) => [`who may see ${route}`, [access, login]] as const,
    ),
    ...money.map(([call, shapes]) => [`the call ${call}, which moves money`, shapes] as const),
    ['what all calls have in common', protocol],
    ['the security policy', securityHeadersFor('browser', markets)],
    ...Object.entries(words).map(
      ([language, texts]) => [`texts of the engine or of widgets (${language})`, hashOf(texts)] as const,
    ),
  ]
  return Object.fromEntries(rules.map(([rule, value]) => [rule, JSON.stringify(value)]))
}

export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16)
}

/** Returns the rules that a release changes or adds, with their values. A new page that needs an account is no such rule. */
export function crossed(deployed: Boundary, released: Boundary): readonly string[] {
  const usual = JSON.stringify(['account', undefined])
  const isNewPage = (rule: string) => rule.startsWith('who may see ') && !(rule in deployed) && released[rule] === usual
  return Object.keys(released)
    .filter((rule) => deployed[rule] !== released[rule] && !isNewPage(rule))
    .map((rule) => {
      const [before, after] = [deployed[rule] ?? 'null', released[rule] ?? ''].map(
        (text) => JSON.parse(text) as unknown,
      )
      return [rule, ...differences(before, after).slice(0, 3)].join(', ')
    })
}

/** Says where two values differ, and how: a list is one value, and a hash says nothing. */
function differences(before: unknown, after: unknown, path: readonly string[] = []): readonly string[] {
  if (isObject(before) && isObject(after))
    return Object.keys({ ...before, ...after }).flatMap((name) =>
      differences(before[name], after[name], [...path, name]),
    )
  const [was, is] = [before, after].map((value) => JSON.stringify(value ?? null))
  if (was === is || (typeof after === 'string' && /^[\w-]{16}$/.test(after))) return []
  return [`${path.join('.')} from ${was} to ${is}`.trimStart()]
}
