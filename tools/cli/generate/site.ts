// The texts that tie the generated files together.
import type { Contract, SchemaSet } from './schemaSet'
import { routeFile } from '@pagewright/engine/tools'
import { shapeOf } from './shapes'
import type { RouteEntry } from './writeRoutes'

/** .pagewright/site.ts: every route with what must be known before its page is loaded, and nothing that can be derived. */
export function siteText(site: ReadonlyMap<string, RouteEntry>): string {
  const entries = [...site].map(([route, { access, login, load, hidden, code }]) => {
    const own = Object.entries(load).filter(([market]) => market !== 'default')
    const members = [
      ...(access === 'account' ? [] : [`access: '${access}'`]),
      ...(login === undefined ? [] : [`login: '${login}'`]),
      ...(own.length === 0 ? [] : [`own: { ${own.map(([market, file]) => ownOf(route, market, file)).join(', ')} }`]),
      ...(hidden.length === 0 ? [] : [`hidden: [${quoted(hidden)}]`]),
      ...(code.length === 0 ? [] : [`code: [${quoted(code)}]`]),
    ]
    return `  '${route}': {${members.length === 0 ? '' : ` ${members.join(', ')} `}},`
  })
  return `// Written by \`npm run generate\` from pages.config.ts and markets/. Do not edit.\nimport type { SiteEntry } from '@pagewright/engine/site'\n\nexport const site: { readonly [route: string]: SiteEntry } = {\n${entries.join('\n')}\n}\n`
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(', ')
}

/** A market with the one that its file is named after: `'third-one': 'second'`. */
function ownOf(route: string, market: string, file: string): string {
  const key = /^\w+$/.test(market) ? market : `'${market}'`
  return `${key}: '${file.slice(routeFile(route).length + 1)}'`
}

/** A module below .pagewright/endpoints/: the shape of one endpoint. */
export function endpointText(contract: Contract, set: SchemaSet, endpoint: string): string {
  const shape = JSON.stringify(shapeOf(contract, set, endpoint), null, 1)
  return `// Written by \`npm run generate\` from schemas/: ${endpoint}. Do not edit.\nexport const endpoint = ${shape}\n`
}

/** .pagewright/endpoints.ts: the shapes of what code asks for. */
export function endpointsText(contract: Contract, set: SchemaSet, endpoints: readonly string[]): string {
  const shapes = Object.fromEntries(endpoints.map((endpoint) => [endpoint, shapeOf(contract, set, endpoint)]))
  return `// Written by \`npm run generate\`: the endpoints that src/ names. Do not edit.\nimport type { EndpointShape } from '@pagewright/engine/site'\n\nexport const endpoints = ${JSON.stringify(shapes, null, 1)} as unknown as { readonly [endpoint: string]: EndpointShape }\n`
}
