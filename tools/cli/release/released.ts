// What a release says of itself, read from what `generate` has written.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EndpointShape, Market, Protocol } from '@pagewright/engine/tools'
import { traceExport } from '../effective/trace'
import { plain } from '../effective/traced'
import { cacheFolder } from '../cache'
import { abilitiesOfPages } from './abilities'
import { type Boundary, boundaryOf, type Endpoints, hashOf } from './boundary'
import type { Release } from './document'

export interface Hashes {
  readonly [file: string]: string
}

/** `release.json` in the folder of a release. */
export interface Released extends Release {
  /** What the pages use of the engine and of the widgets. */
  readonly needs: readonly string[]
  readonly boundary: Boundary
  /** A hash of the schema of what each endpoint answers. */
  readonly answers: { readonly [endpoint: string]: string }
  /** SHA-256 of each file, base64, without its packed copies. */
  readonly files: Hashes
}

/** The generated pages, with all of each market. */
interface Generated extends Pick<Release, 'site' | 'navigation'> {
  readonly markets: { readonly [id: string]: Market }
}

export function readGenerated(root: string): Generated & { readonly protocol: Protocol } {
  const exported = (name: string) => plain(traceExport(root, `${cacheFolder}/site.ts`, name))
  const [site, navigation, protocol] = ['site', 'navigation', 'protocol'].map(exported)
  const text = readFileSync(join(root, cacheFolder, 'markets.json'), 'utf8')
  return { site, navigation, protocol, markets: withDevelopmentApi(text, () => '') } as ReturnType<typeof readGenerated>
}

/** Returns what a document needs of generated pages. Of all markets but the first, it needs the hosts. */
export function releaseOf({ site, navigation, markets }: Generated, id: string): Release {
  const entries = Object.entries(markets).map(([name, one], at) => [name, at === 0 ? one : { hosts: webHosts(one) }])
  return { id, site, navigation, markets: Object.fromEntries(entries) as Release['markets'] }
}

/** Returns all that a release says. `words` are the texts that only a deployment changes, by language. */
export function releasedOf(
  root: string,
  id: string,
  words: { readonly [language: string]: object },
  files: Hashes,
): Released {
  const generated = readGenerated(root)
  const endpoints = readEndpoints(root)
  const answers = Object.entries(endpoints).map(([call, shapes]) => [call, hashOf(shapes.map((one) => one.response))])
  return {
    ...releaseOf(generated, id),
    needs: abilitiesOfPages(root),
    boundary: boundaryOf({ ...generated, endpoints, words }),
    answers: Object.fromEntries(answers) as Released['answers'],
    files,
  }
}

/** Returns the shapes of all endpoints: several if markets have their own. */
function readEndpoints(root: string): Endpoints {
  const files = readdirSync(join(root, cacheFolder, 'endpoints')).sort()
  const exported = (file: string, name: string) => plain(traceExport(root, `${cacheFolder}/endpoints/${file}`, name))
  const found: { [call: string]: EndpointShape[] } = {}
  for (const file of files)
    (found[exported(file, 'call') as string] ??= []).push(exported(file, 'endpoint') as EndpointShape)
  return found
}

/** Parses generated markets, and gives each another API of development. */
export function withDevelopmentApi(text: string, apiOf: (market: string, api: string) => string): Generated['markets'] {
  return Object.fromEntries(
    Object.entries(JSON.parse(text) as Generated['markets']).map(([id, market]) => {
      const { development = { web: [], api: '' } } = market.hosts
      const own = { ...development, api: apiOf(id, development.api) }
      return [id, { ...market, hosts: { ...market.hosts, development: own } }]
    }),
  )
}

function webHosts({ hosts }: Market): Market['hosts'] {
  return Object.fromEntries(Object.entries(hosts).map(([environment, { web }]) => [environment, { web }]))
}
