// The texts that tie the generated files together.
import type { Contract, SchemaSet } from './schemaSet'
import { shapeOf } from './shapes'
import type { RouteEntry } from './writeRoutes'

/** src/generated/site.ts: every route with what must be known before its page is loaded. */
export function siteText(site: ReadonlyMap<string, RouteEntry>): string {
  const entries = [...site].map(([route, { access, login, load, hidden }]) => {
    const loads = Object.entries(load).map(([market, file]) => `${keyOf(market)}: () => import('./routes/${file}')`)
    const members = [
      `access: '${access}'`,
      ...(login === undefined ? [] : [`login: '${login}'`]),
      `load: { ${loads.join(', ')} }`,
      ...(hidden.length === 0 ? [] : [`hidden: [${hidden.map((market) => `'${market}'`).join(', ')}]`]),
    ]
    return `  '${route}': { ${members.join(', ')} },`
  })
  return `// Written by \`npm run generate\` from pages.config.ts and markets/. Do not edit.\nimport type { Site } from '../engine/page/site'\n\nexport const site: Site = {\n${entries.join('\n')}\n}\n`
}

function keyOf(name: string): string {
  return /^\w+$/.test(name) ? name : `'${name}'`
}

/** src/generated/endpoints.ts: the shapes of what code asks for. */
export function endpointsText(contract: Contract, set: SchemaSet, endpoints: readonly string[]): string {
  const shapes = Object.fromEntries(endpoints.map((endpoint) => [endpoint, shapeOf(contract, set, endpoint)]))
  return `// Written by \`npm run generate\`: the endpoints that src/ names. Do not edit.\nimport type { EndpointShape } from '../engine/api/client'\n\nexport const endpoints = ${JSON.stringify(shapes, null, 1)} as unknown as { readonly [endpoint: string]: EndpointShape }\n`
}
