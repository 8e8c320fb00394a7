// The module `virtual:studio/product` (product.d.ts), and the places of the studio's own files.
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { splitApi } from '@pagewright/cli/source'
import type { Plugin } from 'vite'

const id = 'virtual:studio/product'

/** The folder of the studio. It may be outside the product. */
export const studioFolder = join(import.meta.dirname, '..')

/** Makes the module from the files of the product at a root. A product without a file has none of what the file names. */
export function productModule(root: string): Plugin {
  return {
    name: 'studio-product',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) => (asked === `\0${id}` ? textOf(root) : undefined),
  }
}

/** Returns the address at which a development server of a root serves a file of the studio. */
export function studioScript(root: string, file: string): string {
  const path = join(studioFolder, file)
  const inside = relative(root, path)
  return inside.startsWith('..') ? `/@fs${path.startsWith('/') ? '' : '/'}${path}` : `/${inside.replaceAll('\\', '/')}`
}

function textOf(root: string): string {
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
    `export const appFunctions = ${JSON.stringify(functions)}`,
    `export const endpoints = ${JSON.stringify(Object.keys(splitApi(json('schemas/api.json')).calls))}`,
    `export const hasSandboxStates = ${existsSync(at('sandbox/createSandbox.ts'))}`,
    '',
  ].join('\n')
}

interface Entry {
  readonly kind?: string
}
