// Makes a page of a build load one market: the first one with the start code, any other as a file of its own.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

interface Markets {
  readonly [id: string]: { readonly hosts: { readonly [environment: string]: { readonly web: readonly string[] } } }
}

/** Keeps only the hosts of all markets but the first, for choosing, and writes the rest to `folder` below assets/. */
export function ownMarkets(root: string, folder: string): Plugin {
  const source = join(root, '.pagewright/markets.json')
  return {
    name: 'own-markets',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id !== source) return null
      const entries = Object.entries(JSON.parse(code) as Markets)
      const known = entries.map(([name, market], at) => [name, at === 0 ? market : { hosts: webHosts(market.hosts) }])
      return { code: JSON.stringify(Object.fromEntries(known)), map: null }
    },
    generateBundle() {
      const [, ...others] = Object.entries(JSON.parse(readFileSync(source, 'utf8')) as Markets)
      for (const [name, market] of others)
        this.emitFile({
          type: 'asset',
          fileName: `assets/${folder}/markets/${name}.json`,
          source: JSON.stringify(market),
        })
    },
  }
}

function webHosts(hosts: Markets[string]['hosts']): object {
  return Object.fromEntries(Object.entries(hosts).map(([environment, { web }]) => [environment, { web }]))
}
