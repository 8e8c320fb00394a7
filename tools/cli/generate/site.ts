// Writes the site map and the modules of endpoints.
import { type Protocol, routeFile } from '@pagewright/engine/tools'
import type { Contract, SchemaSet } from './schemaSet'
import { endpointShape } from './shapes'
import type { RouteEntry } from './routes'

/**
 * Returns .pagewright/site.ts: the navigation, the protocol, and the facts of each route that the client needs before its
 * page loads.
 */
export function siteText(site: ReadonlyMap<string, RouteEntry>, navigation: object, protocol: Protocol = {}): string {
  const entries = [...site].map(([route, { access, login, load, hidden, code }]) => {
    const own = Object.entries(load).filter(([market]) => market !== 'default')
    const members = [
      ...(access === 'account' ? [] : [`access: '${access}'`]),
      ...(login === undefined ? [] : [`login: '${login}'`]),
      ...(own.length === 0
        ? []
        : [`own: { ${own.map(([market, file]) => marketEntry(route, market, file)).join(', ')} }`]),
      ...(hidden.length === 0 ? [] : [`hidden: [${quoted(hidden)}]`]),
      ...(code.length === 0 ? [] : [`code: [${quoted(code)}]`]),
    ]
    return `  '${route}': {${members.length === 0 ? '' : ` ${members.join(', ')} `}},`
  })
  return `// Written by \`npm run generate\` from pages.config.ts, markets/ and schemas/api.json. Do not edit.\nimport type { Destination, Protocol, SiteEntry } from '@pagewright/engine/boot'\n\nexport const navigation: { readonly [id: string]: Destination } = ${JSON.stringify(navigation)}\n\nexport const protocol: Protocol = ${JSON.stringify(protocol)}\n\nexport const site: { readonly [route: string]: SiteEntry } = {\n${entries.join('\n')}\n}\n`
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(', ')
}

/** Returns the market if its file is named after another one: `'third-one': 'second'`. */
function marketEntry(route: string, market: string, file: string): string {
  const key = /^\w+$/.test(market) ? market : `'${market}'`
  return `${key}: '${file.slice(routeFile(route).length + 1)}'`
}

/** Returns a module below .pagewright/endpoints/: the shape of one endpoint. */
export function endpointText(contract: Contract, set: SchemaSet, endpoint: string): string {
  const shape = JSON.stringify(endpointShape(contract, set, endpoint), null, 1)
  return `// Written by \`npm run generate\` from schemas/. Do not edit.\nexport const call = ${JSON.stringify(endpoint)}\nexport const endpoint = ${shape}\n`
}

/** Returns .pagewright/endpoints.ts: the shapes of the endpoints that code names. */
export function endpointsText(contract: Contract, set: SchemaSet, endpoints: readonly string[]): string {
  const shapes = Object.fromEntries(endpoints.map((endpoint) => [endpoint, endpointShape(contract, set, endpoint)]))
  return `// Written by \`npm run generate\`: the endpoints that src/ names. Do not edit.\nimport type { EndpointShape } from '@pagewright/engine/boot'\n\nexport const endpoints = ${JSON.stringify(shapes, null, 1)} as unknown as { readonly [endpoint: string]: EndpointShape }\n`
}
