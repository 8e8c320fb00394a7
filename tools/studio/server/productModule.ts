// The module `virtual:studio/product` (product.d.ts).
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { iconShapes } from '@pagewright/cli/schemas'
import { cacheFolder, splitApi } from '@pagewright/cli/source'
import type { Plugin } from 'vite'
import { iconNames } from '../iconNames'

const id = 'virtual:studio/product'

/** The folder of the studio. It may be outside the product. */
export const studioFolder = join(import.meta.dirname, '..')

/** Makes the module from the files of the product at a root. A product without a file has none of what the file names. */
export function productModule(root: string): Plugin {
  return {
    name: 'studio-product',
    resolveId: (asked) =>
      asked === id ? `\0${id}` : asked === 'virtual:pagewright/site' ? join(root, cacheFolder, 'site.ts') : undefined,
    load: (asked) => (asked === `\0${id}` ? productFacts(root) : undefined),
  }
}

export function productFacts(root: string): string {
  const at = (file: string) => join(root, file)
  const json = (file: string) =>
    existsSync(at(file)) ? (JSON.parse(readFileSync(at(file), 'utf8')) as { readonly [name: string]: Entry }) : {}
  const functions = Object.entries(json('schemas/native.json')).flatMap(([name, { kind }]) =>
    kind === 'event' ? [] : [name],
  )
  const accounts = at('sandbox/accounts.ts')
  return [
    `export { markets } from ${JSON.stringify(at('markets.config.ts'))}`,
    existsSync(accounts)
      ? `export { demoAccounts as people } from ${JSON.stringify(accounts)}`
      : 'export const people = []',
    `export const icons = ${JSON.stringify(iconShapes(Object.values(iconNames)))}`,
    `export const appFunctions = ${JSON.stringify(functions)}`,
    `export const endpoints = ${JSON.stringify(Object.keys(splitApi(json('schemas/api.json')).calls))}`,
    `export const sandbox = ${JSON.stringify(sandboxOf(root))}`,
    '',
  ].join('\n')
}

/**
 * Returns what the sandbox of a product can do: 'states' if it can also change lists and time, 'plain' if not, and 'none'
 * if there is no sandbox.
 */
export function sandboxOf(root: string): 'states' | 'plain' | 'none' {
  const has = (file: string) => existsSync(join(root, 'sandbox', file))
  return has('createSandbox.ts') ? 'states' : has('openSandbox.ts') ? 'plain' : 'none'
}

interface Entry {
  readonly kind?: string
}
