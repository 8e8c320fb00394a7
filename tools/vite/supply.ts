// Writes a bill of materials (CycloneDX) and the licence notices of the libraries in a build.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

export interface Component {
  readonly name: string
  readonly version: string
  /** The SPDX expression in package.json. */
  readonly license: string
  /** The text of the licence; '' if the package has none. */
  readonly text: string
}

/**
 * Adds `sbom.cdx.json` and `third-party-notices.txt` to a build. `copied` names packages whose data is in generated
 * files.
 */
export function supply(root: string, copied: readonly string[]): Plugin {
  return {
    name: 'supply',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const folders = new Set([...modules.flatMap(folderOf), ...copied.map((name) => packageFolder(root, name))])
      const components = [...folders].map(readComponent).sort((a, b) => a.name.localeCompare(b.name))
      const product = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string; version: string }
      this.emitFile({ type: 'asset', fileName: 'sbom.cdx.json', source: sbom(product, components) })
      this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source: notices(components) })
    },
  }
}

/**
 * Returns a bill of materials, CycloneDX 1.5. It has neither a date nor a serial number, so that equal builds are equal
 * files.
 */
export function sbom(product: { readonly name: string; readonly version: string }, all: readonly Component[]): string {
  const components = all.map(({ name, version, license }) => ({
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [{ expression: license }],
  }))
  const metadata = { component: { type: 'application', name: product.name, version: product.version } }
  return `${JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata, components }, null, 1)}\n`
}

/** Returns the name, version and licence of each library, one after another. */
export function notices(components: readonly Component[]): string {
  return components
    .map(({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text.trim()}\n`)
    .join(`\n${'-'.repeat(72)}\n\n`)
}

/** Returns the package folder of a module. In nested packages, this is the innermost one. */
export function folderOf(module: string): string[] {
  const [, folder] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module) ?? []
  return folder === undefined ? [] : [folder]
}

/** Returns the folder of an installed package, which may be that of a workspace above the product. */
function packageFolder(root: string, name: string): string {
  const folder = join(root, 'node_modules', name)
  const above = dirname(root)
  return existsSync(folder) || above === root ? folder : packageFolder(above, name)
}

function readComponent(folder: string): Component {
  const facts = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string
    readonly version: string
    readonly license?: string
  }
  if (!facts.license) throw new Error(`${folder}/package.json names no license. Ask its authors before you ship it.`)
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.|$)/i.test(name))
  const text = file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : ''
  return { name: facts.name, version: facts.version, license: facts.license, text }
}
